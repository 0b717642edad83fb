import { expect, it, vi } from 'vitest'
import { defineSite } from '../../app/content/site/site.schema.ts'
import { root } from '../architecture/sources.ts'

/** Other hours than the project's, so that a sentence that does not follow them is found. */
vi.mock('../../site.config.ts', async (original) => {
  const { default: site } = await original<typeof import('../../site.config.ts')>()
  const { officeHours: _line, officeDays: _days, ...facts } = site
  const day = [{ from: '08:00', to: '16:00' }]
  const strategyCall = { ...facts.strategyCall, hours: { 1: day, 2: day, 3: day, 4: day } }
  return { default: defineSite({ ...facts, officeHoursZone: 'PST', strategyCall }) }
})

/** Hours and days as a sentence states them. */
const STATED =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|through|–) \w+day|\d{1,2}:\d\d [AP]M ?(?:–|to) ?\d{1,2}:\d\d [AP]M/g

it('other office hours change the pages’ texts, the legal texts and what the desk offers', async () => {
  const { default: site } = await import('../../site.config.ts')
  const { ownerFacts } = await import('../../app/content/site/owner-facts.ts')
  const { legalText } = await import('../../app/content/legal/legal.ts')
  const { accessibilityStatement } = await import('../../app/routes/accessibility/content.ts')
  const owner = ownerFacts(site)
  const texts = [
    await import('../../app/routes/contact/content.ts'),
    await import('../../app/routes/how-we-work/content.ts'),
    await import('../../app/routes/whats-included/content.ts'),
    legalText('/privacy-policy', owner),
    legalText('/terms-of-service', owner),
    accessibilityStatement(owner),
  ].map((text) => JSON.stringify(text))
  const stated = texts.flatMap((text) => text.match(STATED) ?? [])
  expect(stated.length).toBeGreaterThanOrEqual(texts.length)
  expect([...new Set(stated)].sort()).toEqual(['8:00 AM–4:00 PM', 'Monday to Thursday'])

  const { bookingSettings } = await import('../../server/booking-settings.ts')
  const { parseEnvironment } = await import('../../server/config/environment.ts')
  expect(bookingSettings(site, parseEnvironment({}, root)).rules.hours).toEqual(site.strategyCall.hours)
})
