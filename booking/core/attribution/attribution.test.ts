import { expect, it, vi } from 'vitest'
import { cleanAttribution, touchesIn, withBothTouches } from './attribution.ts'
import { formatAttribution, formatTouch } from './format-attribution.ts'

const ZONE = 'America/New_York'
const clean = (given: Record<string, unknown>) => cleanAttribution((name) => given[name])

it('reads known parameters of both touches and drops the rest', () => {
  const given = {
    utm_source: 'newsletter',
    landing: '/blog',
    first_utm_source: ' google ',
    first_gclid: 'x',
    first_came_on: '2026-11-12T03:00:00.000Z',
    first_email: 'a@b.co',
    email: 'a@b.co',
  }
  const { email: _one, first_email: _other, ...known } = given
  expect(clean(given)).toEqual({ ...known, first_utm_source: 'google' })
  expect(clean({ gclid: 'g'.repeat(200) })).toEqual({ gclid: 'g'.repeat(200) })
})

it('keeps a yes to ads beside the touches, and nothing else that claims to be one', () => {
  const given = { gclid: 'x', ads_consent: 'yes' }
  expect(clean(given)).toEqual(given)
  expect(withBothTouches(given, ZONE)).toEqual({ ...given, first_gclid: 'x' })
  expect(touchesIn(given)).toEqual({ first: { gclid: 'x' }, last: { gclid: 'x' } })
  for (const consent of ['no', 'YES', '', true, ['yes']])
    expect(clean({ gclid: 'x', ads_consent: consent })).toEqual({ gclid: 'x' })
  expect(clean({ gclid: 'x', first_ads_consent: 'yes' })).toEqual({ gclid: 'x' })
})

it.each([
  ['too long', { gclid: 'g'.repeat(201) }],
  ['an escape sequence', { first_utm_source: 'a\u001b[2J' }],
  ['a bidirectional override', { utm_source: 'a\u202eb' }],
  ['a value that is not a string', { utm_source: ['a'] }],
  ['an impossible moment', { came_on: '2026-13-45T03:00:00.000Z' }],
  ['a malformed moment', { came_on: 'today' }],
  ['the last moment of all', { came_on: '+275760-09-13T00:00:00.000Z' }],
  ['a referrer that is not an http URL', { referrer: 'javascript:alert(1)' }],
  ['another site as landing page', { landing: '//elsewhere.example/x' }],
])('drops %s', (_what, given) => {
  expect(clean(given)).toEqual({})
})

it('keeps only the origin of a referrer and the path of a landing page', () => {
  expect(
    clean({ referrer: 'https://a@forum.example/knee?q=pain', first_landing: '/seo?email=a@b.co#x' }),
  ).toEqual({ referrer: 'https://forum.example', first_landing: '/seo' })
})

it('reads a referrer in a browser without URL.canParse', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function')
  })
  expect(clean({ referrer: 'https://forum.example/knee' })).toEqual({ referrer: 'https://forum.example' })
  vi.restoreAllMocks()
})

it('counts a single touch as first and last', () => {
  const last = { utm_source: 'ads', landing: '/seo' }
  expect(touchesIn(last)).toEqual({ first: last, last })
  expect(touchesIn({ first_gclid: 'x' })).toEqual({ first: { gclid: 'x' }, last: { gclid: 'x' } })
  expect(withBothTouches(last, ZONE)).toEqual({ ...last, first_utm_source: 'ads', first_landing: '/seo' })
  expect(withBothTouches({}, ZONE)).toEqual({})
})

it('stores of a moment the day at the office', () => {
  const given = { first_came_on: '2026-11-12T04:59:59.999Z', came_on: '2026-11-12T05:00:00.000Z' }
  expect(withBothTouches(given, ZONE)).toEqual({ first_came_on: '2026-11-11', came_on: '2026-11-12' })
})

it('formats a touch in one line', () => {
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
  expect(formatTouch({ landing: '/about' })).toBe('direct, landed on /about')
  expect(formatTouch({ msclkid: 'm' })).toBe('Microsoft ad, msclkid m')
  expect(formatTouch({ fbclid: 'f', utm_content: 'ad' })).toBe('Facebook link, content ad, fbclid f')
})

it.each([
  [{}, ''],
  [{ utm_source: 'newsletter' }, 'newsletter'],
  [{ first_gclid: 'x', utm_source: 'newsletter', utm_medium: 'email' }, 'Google ad, then newsletter / email'],
  [{ first_landing: '/', first_came_on: '2026-11-01', landing: '/', came_on: '2026-11-01' }, 'direct'],
])('summarizes %j', (attribution, expected) => {
  expect(formatAttribution(attribution)).toBe(expected)
})
