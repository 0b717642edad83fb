import { describe, expect, it, vi } from 'vitest'
import { cleanAttribution, touchesIn, withBothTouches } from './attribution.ts'
import { formatAttribution, formatTouch } from './format-attribution.ts'

const clean = (given: Record<string, unknown>) => cleanAttribution((name) => given[name])

describe('cleanAttribution', () => {
  it('takes both touches by their known names and drops the rest', () => {
    const given = {
      utm_source: 'newsletter',
      landing: '/blog',
      first_utm_source: ' google ',
      first_gclid: 'x',
      first_came_on: '2026-11-12',
      first_email: 'a@b.co',
      email: 'a@b.co',
    }
    const { email: _one, first_email: _other, ...known } = given
    expect(clean(given)).toEqual({ ...known, first_utm_source: 'google' })
  })

  it.each([
    ['too long', { gclid: 'g'.repeat(201) }],
    ['a terminal’s order', { first_utm_source: 'a\u001b[2J' }],
    ['a turned text', { utm_source: 'a\u202eb' }],
    ['no text', { utm_source: ['a'] }],
    ['a day that no calendar has', { came_on: '2026-13-45' }],
    ['a day in words', { came_on: 'today' }],
    ['a referrer that is no web address', { referrer: 'javascript:alert(1)' }],
    ['another site as landing page', { landing: '//elsewhere.example/x' }],
  ])('leaves out %s', (_what, given) => {
    expect(clean(given)).toEqual({})
  })

  it('keeps of a referrer the origin, of a landing page the path', () => {
    expect(
      clean({ referrer: 'https://a@forum.example/knee?q=pain', first_landing: '/seo?email=a@b.co#x' }),
    ).toEqual({ referrer: 'https://forum.example', first_landing: '/seo' })
  })
})

it('reads a referrer in a browser without URL.canParse', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(clean({ referrer: 'https://forum.example/knee' })).toEqual({ referrer: 'https://forum.example' })
  vi.restoreAllMocks()
})

it('counts one touch as both, also in a record from before there were two', () => {
  const last = { utm_source: 'ads', landing: '/seo' }
  expect(touchesIn(last)).toEqual({ first: last, last })
  expect(touchesIn({ first_gclid: 'x' })).toEqual({ first: { gclid: 'x' }, last: { gclid: 'x' } })
  expect(withBothTouches(last)).toEqual({ ...last, first_utm_source: 'ads', first_landing: '/seo' })
  expect(withBothTouches({})).toEqual({})
})

it('says a touch in one line', () => {
  expect(
    formatTouch({
      utm_source: 'google',
      utm_medium: 'cpc',
      utm_campaign: 'spring',
      utm_term: 'more patients',
      gclid: 'Cj0K',
      referrer: 'https://www.google.com',
      landing: '/seo',
      came_on: '2026-11-12',
    }),
  ).toBe(
    'google / cpc / spring, term more patients, gclid Cj0K, from www.google.com, landed on /seo, November 12, 2026',
  )
  expect(formatTouch({ referrer: 'https://www.bing.com', landing: '/' })).toBe('www.bing.com, landed on /')
  expect(formatTouch({ landing: '/about' })).toBe('directly, landed on /about')
  expect(formatTouch({ msclkid: 'm' })).toBe('Microsoft ad, msclkid m')
})

it.each([
  [{}, ''],
  [{ utm_source: 'newsletter' }, 'newsletter'],
  [{ first_gclid: 'x', utm_source: 'newsletter', utm_medium: 'email' }, 'Google ad, then newsletter / email'],
  [{ first_landing: '/', first_came_on: '2026-11-01', landing: '/', came_on: '2026-11-01' }, 'directly'],
])('says %j in a few words', (attribution, said) => {
  expect(formatAttribution(attribution)).toBe(said)
})
