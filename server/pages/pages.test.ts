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
const { pages } = await keepPages({ site, namesFor: null })

it('every page can be rendered from the files of another agency, and names it', async () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/', '/harbor-view', '/blog/what-a-first-visit-costs']),
  )
  for (const [address, make] of pages) expect(`${(await make()).text}`, address).toContain(facts.brand)
})
