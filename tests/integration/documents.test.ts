import { expect, it } from 'vitest'
import { clinicAddresses, clinicAt } from '../../app/content/patients/find-clinic.ts'
import { site } from '../../app/content/site/site.data.ts'
import { cardOf } from '../../app/seo/card.ts'
import { isListed, textOf } from '../fixtures/read-page.ts'
import { ORIGIN, pages } from './built-site.ts'

const listed = pages.filter(isListed)
const hidden = pages.filter((page) => !isListed(page))

it('no two pages share a share picture or an address but for case', () => {
  for (const of of [pages.map(({ path }) => path.toLowerCase()), listed.map(({ meta }) => meta['og:image'])])
    expect(new Set(of).size).toBe(of.length)
})

it.each(pages.map(({ path, html }) => [path, html]))(
  '%s has each id once, and numbers apart from the words of headings',
  (_path, html) => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
    const headings = [...html.matchAll(/<h[1-6]\b[^>]*>(.*?)<\/h[1-6]>/gs)].map(([, words = '']) =>
      textOf(words.replace(/<(\w+)[^>]*aria-hidden="true".*?<\/\1>/gs, '')),
    )
    expect(headings.filter((words) => /\d[A-Z][a-z]|[a-z]\d/.test(words))).toEqual([])
  },
)

it('the specified pages are not indexable: no canonical, share picture or structured data', () => {
  const paths = hidden.map(({ path }) => path)
  for (const path of ['/bookingconfirmation', '/growth_playbook', '/growth_playbook_s', '/thankyou_2025DEA'])
    expect(paths).toContain(path)
  for (const { canonical, data, meta } of hidden) {
    expect([canonical, data]).toEqual([undefined, []])
    expect(Object.keys(meta).filter((name) => /^(og:(image|url)|twitter)/.test(name))).toEqual([])
  }
})

it.each(listed.map((page) => [page.path, page] as const))('%s has complete meta tags', (path, page) => {
  const { meta, title } = page
  const clinic = clinicAt(path)
  expect(page.canonical).toBe(ORIGIN + path)
  expect(meta).toMatchObject({
    description: expect.stringMatching(/./),
    'og:description': meta.description,
    'og:type': path.startsWith('/blog/') || clinic ? 'article' : 'website',
    'og:url': ORIGIN + path,
    'og:site_name': clinic?.name ?? site.brand,
    'og:image': ORIGIN + cardOf(path),
    'og:image:alt': expect.stringMatching(/.{20}/),
    'twitter:card': 'summary_large_image',
  })
  expect(title).toMatch(/^.{20,59}$/)
  expect(title.startsWith(meta['og:title'] ?? 'missing')).toBe(true)
  for (const name of ['og:title', 'og:url', 'og:image', 'description'])
    expect(page.html.split(`="${name}"`), name).toHaveLength(2)
})

it.each(clinicAddresses)('%s names only its clinic', (address) => {
  const page = pages.find(({ path }) => path === address)
  const head = page?.html.slice(0, page.html.indexOf('<style')) ?? ''
  expect(head).toContain('og:site_name')
  expect(head).not.toContain(site.brand)
  expect(head).not.toContain('rel="manifest"')
  expect(page?.data).toEqual([])
})
