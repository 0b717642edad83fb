import { expect, it } from 'vitest'
import { site as facts } from '../../app/content/site/site.data.ts'
import { siteValues } from '../site-values.ts'
import { keepPages } from './pages.ts'

const environment = {
  ...{ siteOrigin: 'https://agency.example', counting: true, analyticsId: undefined, webhookUrl: undefined },
  ...{ bookingWidget: undefined, leadForm: undefined },
}
const desk = {
  bookingByReference: async () => null,
  deskRecord: async () => ({ held: 0, calledBack: 0, medianHours: null }),
}
const site = siteValues({ environment, desk, scripts: [], websiteChecks: null, searchPages: async () => [] })
const { pages, messages } = await keepPages({ site, namesFor: null })

it('every page can be rendered from the files of another agency, and names it', async () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/harbor-view', '/blog/what-a-first-visit-costs']),
  )
  expect(pages.has('/blog/what-comes-later')).toBe(false)
  for (const [address, make] of pages) expect(`${(await make()).text}`, address).toContain(facts.brand)
})

it('keeps each page with a weak tag of its own, which a shared cache may use for five minutes', async () => {
  const kept = await Promise.all([...pages.values()].map((make) => make()))
  const tags = kept.map(({ headers }) => headers.ETag)
  expect(new Set(tags).size).toBe(pages.size)
  for (const tag of tags) expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(kept[0]?.headers).toMatchObject({
    'Cache-Control': 'no-cache',
    'CDN-Cache-Control': expect.stringContaining('max-age=300'),
  })
})

it('keeps what is shown in place of a page for one visitor', async () => {
  expect([...messages.keys()]).toEqual([404, 500, 503])
  for (const make of messages.values()) {
    const { headers, text } = await make()
    expect(headers).toMatchObject({ 'Cache-Control': 'private, no-cache' })
    expect(headers).not.toHaveProperty('CDN-Cache-Control')
    expect(`${text}`).toMatch(
      /^<!DOCTYPE html>.*<style>.*<\/head>.*<style>.*<\/style><script type="speculationrules">.*<\/body>/s,
    )
  }
})
