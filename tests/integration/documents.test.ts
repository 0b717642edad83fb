import { describe, expect, it } from 'vitest'
import { clinicAddresses, clinicAt } from '../../app/content/clinics.ts'
import { absolute } from '../../app/seo/absolute.ts'
import { cardOf } from '../../app/seo/card.ts'
import { isListed } from '../../app/seo/site-files/read-page.ts'
import site from '../../site.config.ts'
import { pages } from './built-site.ts'

const listed = pages.filter(isListed)

it('knows which pages are listed and which are not', () => {
  const hidden = pages.filter((page) => !isListed(page)).map(({ path }) => path)
  expect(hidden.sort()).toEqual([
    '/bookingconfirmation',
    '/growth_playbook',
    '/growth_playbook_s',
    '/search',
    '/thankyou_2025DEA',
    '/webhook-test',
  ])
  expect(listed.length).toBeGreaterThan(25)
})

it('has unique titles, descriptions and share pictures', () => {
  for (const of of [
    pages.map(({ title }) => title),
    pages.map(({ meta }) => meta.description),
    listed.map(({ meta }) => meta['og:image']),
  ])
    expect(new Set(of).size).toBe(of.length)
})

it('has no two addresses that differ only in case', () => {
  expect(new Set(pages.map(({ path }) => path.toLowerCase())).size).toBe(pages.length)
})

describe.each(pages.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const { meta, title } = page
  const clinic = clinicAt(path)

  it('has a title and a description that fit search results', () => {
    expect(title.length).toBeGreaterThanOrEqual(20)
    expect(title.length).toBeLessThanOrEqual(65)
    expect(meta.description?.length).toBeGreaterThanOrEqual(70)
    expect(meta.description?.length).toBeLessThanOrEqual(160)
  })

  it.runIf(isListed(page))('has complete meta tags and its canonical URL', () => {
    expect(page.canonical).toBe(absolute(path))
    expect(meta).toMatchObject({
      'og:description': meta.description,
      'og:type': path.startsWith('/blog/') || clinic ? 'article' : 'website',
      'og:url': absolute(path),
      'og:site_name': clinic?.name ?? site.brand,
      'og:locale': 'en_US',
      'og:image': absolute(cardOf(path)),
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    })
    expect(meta['og:image:alt']?.length).toBeGreaterThan(20)
    expect(title.startsWith(meta['og:title'] ?? 'missing')).toBe(true)
    for (const name of ['og:title', 'og:url', 'og:image', 'description'])
      expect(page.html.split(`="${name}"`).length - 1, `${name} stands once`).toBe(1)
  })

  it.runIf(!isListed(page))('is not indexable: no canonical, share picture or structured data', () => {
    expect(page.canonical).toBeUndefined()
    expect(page.data).toEqual([])
    const cards = Object.keys(meta).filter((name) => /^(og:(image|url)|twitter)/.test(name))
    expect(cards).toEqual([])
  })
})

it.each(clinicAddresses)('%s names only its clinic', (address) => {
  const page = pages.find(({ path }) => path === address)
  const head = page?.html.slice(0, page.html.indexOf('<style')) ?? ''
  expect(head).toContain('og:site_name')
  expect(head).not.toContain(site.brand)
  expect(page?.data).toEqual([])
})

it('links the manifest on the agency’s pages only', () => {
  const without = pages.filter(
    ({ html }) => !html.includes('<link rel="manifest" href="/manifest.webmanifest"'),
  )
  expect(without.map(({ path }) => path).sort()).toEqual([...clinicAddresses].sort())
  expect(pages.filter(({ html }) => !html.includes('href="/favicon.svg"'))).toEqual([])
})
