import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { root } from '../architecture/sources.ts'
import { contentCopy } from '../fixtures/temporary-folder.ts'

/** The hours differ from the project's, to find sentences that don't follow them. */
const content = contentCopy()
vi.stubEnv('CONTENT_DIR', content)
const file = path.join(content, 'site.yaml')
const facts = readFileSync(file, 'utf8')
const changed = facts
  .replace('officeHoursZone: EST', 'officeHoursZone: PST')
  .replace(/^ {4}5: .*\n/m, '')
  .replaceAll('from: "09:00", to: "18:00"', 'from: "08:00", to: "16:00"')
writeFileSync(file, changed)

/** Hours and days as a sentence states them. */
const STATED =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|through|–) \w+day|\d{1,2}:\d\d [AP]M ?(?:–|to) ?\d{1,2}:\d\d [AP]M/g

it('other office hours change the pages’ texts, the legal texts and what the desk offers', async () => {
  const { site } = await import('../../app/content/site/site.data.ts')
  const { legalTexts, accessibilityStatement } = await import('../../app/content/legal/legal.data.ts')
  const texts = [
    await import('../../app/routes/contact/content.data.ts'),
    await import('../../app/routes/how-we-work/content.data.ts'),
    await import('../../app/routes/whats-included/content.data.ts'),
    legalTexts['/privacy-policy'],
    legalTexts['/terms-of-service'],
    accessibilityStatement,
  ].map((text) => JSON.stringify(text))
  const stated = texts.flatMap((text) => text.match(STATED) ?? [])
  expect(stated.length).toBeGreaterThanOrEqual(texts.length)
  expect([...new Set(stated)].sort()).toEqual(['8:00 AM–4:00 PM', 'Monday to Thursday'])

  const { bookingSettings } = await import('../../server/booking-settings.ts')
  const { parseEnvironment } = await import('../../server/config/environment.ts')
  expect(bookingSettings(site, parseEnvironment({}, root)).rules.hours).toEqual(site.strategyCall.hours)
})
