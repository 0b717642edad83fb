import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { defineSite } from '../../app/content/site.schema.ts'
import { root } from '../architecture/sources.ts'

/** Other hours than the project's, so that a sentence that does not follow them is found. */
vi.mock('../../site.config.ts', async (original) => {
  const { default: site } = await original<typeof import('../../site.config.ts')>()
  const { officeHoursText: _line, officeDaysText: _days, ...facts } = site
  const day = [{ from: '08:00', to: '16:00' }]
  const strategyCall = { ...facts.strategyCall, hours: { 1: day, 2: day, 3: day, 4: day } }
  return { default: defineSite({ ...facts, officeHoursZone: 'PST', strategyCall }) }
})

/** Hours and days as a sentence states them. Times of the clock in a story (“at 9:00 PM”) are no span. */
const STATED =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days? (?:to|through|–) \w+day|\d{1,2}:\d\d [AP]M ?(?:–|to) ?\d{1,2}:\d\d [AP]M/g

/** Hours that are not the agency’s: whose, and where. */
const OTHERS: Readonly<Record<string, string>> = {
  'app/content/posts/5-patient-acquisition-strategies-cash-pay-practices.md':
    'when the law lets texts be sent',
  'app/content/guide/before-the-date.ts': 'a drawn calendar',
  'app/routes/google-business/content.ts': 'a made-up clinic',
}

/** A source without its comments. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

describe('the office hours', () => {
  it('are written out in no source but site.config.ts', () => {
    const files = globSync('{app,booking,guide,server}/**/*.{ts,tsx,md}', { cwd: root })
    const literal = files
      .map((file) => file.split(path.sep).join('/'))
      .filter((file) => !/\.test\.tsx?$|README\.md$/.test(file) && !OTHERS[file])
      .filter((file) => withoutComments(readFileSync(path.join(root, file), 'utf8')).match(STATED))
    expect(literal).toEqual([])
  })

  it('change every sentence of the pages’ texts', async () => {
    const texts = JSON.stringify([
      await import('../../app/routes/contact/content.ts'),
      await import('../../app/routes/how-we-work/content.ts'),
      await import('../../app/routes/whats-included/content.ts'),
      await import('../../app/routes/why-choose-us/content.ts'),
    ])
    expect(texts.match(STATED)).toEqual(Array(4).fill('Monday to Thursday'))
  })

  it('change the legal texts and the accessibility statement', async () => {
    const { default: site } = await import('../../site.config.ts')
    const { ownerFacts } = await import('../../app/content/owner-facts.ts')
    const { legalText } = await import('../../app/content/legal.ts')
    const { accessibilityStatement } = await import('../../app/routes/accessibility/content.ts')
    const owner = ownerFacts(site)
    const texts = [
      legalText('/privacy-policy', owner),
      legalText('/terms-of-service', owner),
      accessibilityStatement(owner),
    ]
    for (const text of texts)
      expect(JSON.stringify(text).match(STATED)).toEqual(['Monday to Thursday', '8:00 AM–4:00 PM'])
  })

  it('change what the booking provider offers', async () => {
    const { default: site } = await import('../../site.config.ts')
    const { bookingSettings } = await import('../../server/booking-settings.ts')
    const { parseEnvironment } = await import('../../server/config/environment.ts')
    expect(bookingSettings(site, parseEnvironment({}, root)).rules.hours).toEqual(site.strategyCall.hours)
  })

  it('change the drawn week, which grows with longer hours', async () => {
    const { HoursWeek } = await import('../../app/routes/contact/hours-week.tsx')
    const draw = (from: number, to: number) =>
      renderToStaticMarkup(<HoursWeek days={[{ from, to }, null]} description="" />)
    const heightOf = (svg: string) => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)?.[1])
    expect(heightOf(draw(5, 22))).toBeGreaterThan(heightOf(draw(9, 18)))
    expect(draw(5, 22)).not.toMatch(/y="-/)
  })
})
