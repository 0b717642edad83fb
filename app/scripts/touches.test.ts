import { expect, it } from 'vitest'
import { keepFresh, readTouch, type Touch, updateTouches, withTouches } from './touches.ts'

const HERE = 'https://agency.example'
const TODAY = '2026-11-21'
const arrive = (path: string, referrer = '') => readTouch(new URL(path, HERE), referrer, TODAY)
const direct: Touch = { landing: '/', came_on: TODAY }
const google: Touch = { utm_source: 'google', gclid: 'x', landing: '/seo', came_on: '2026-11-12' }
const newsletter: Touch = { utm_source: 'newsletter', landing: '/blog', came_on: TODAY }
const both = (touch: Touch) => ({ first: touch, last: touch })

it('takes a page reached from this site for no landing page, unless it carries a campaign', () => {
  expect(arrive('/book', `${HERE}/desert-light`)).toBeNull()
  expect(arrive('/book?utm_source=x', `${HERE}/desert-light`)).toEqual({
    utm_source: 'x',
    landing: '/book',
    came_on: TODAY,
  })
})

it.each(['x'.repeat(201), 'a\u001b[2J', 'a\u202eb', '  '])('drops the value %j', (value) => {
  expect(arrive(`/?utm_source=${encodeURIComponent(value)}`)).toEqual(direct)
})

const nothing = { session: null, persistent: null }

it('keeps the first touch, and the newest one from outside as the last', () => {
  let kept = updateTouches(nothing, google, false)
  expect(kept.session).toEqual(both(google))
  kept = updateTouches(kept, null, false)
  kept = updateTouches(kept, newsletter, false)
  kept = updateTouches(kept, direct, false)
  expect(kept).toEqual({ session: { first: google, last: newsletter }, persistent: null })
})

it('drops a touch from before the day, and starts with the next one', () => {
  const touches = { first: google, last: newsletter }
  expect(keepFresh(touches, '2026-11-12')).toEqual(touches)
  expect(keepFresh(touches, '2026-11-13')).toEqual(both(newsletter))
  expect(keepFresh(touches, '2026-11-22')).toBeNull()
})

it.each([null, {}, both({ utm_source: 'x' })])('takes %j for no record', (stored) => {
  expect(keepFresh(stored as never, '2026-01-01')).toBeNull()
})

const touches = { first: google, last: newsletter }

it('tells the desk alone of a yes to ads', () => {
  const agreed = { ...touches, ads_consent: 'yes' as const }
  expect(withTouches(`${HERE}/desk/booking`, agreed, true)).toContain('&ads_consent=yes')
  expect(withTouches('https://widget.example/', agreed, false)).not.toContain('ads_consent')
})

it('tells an outside provider one campaign, and leaves its own alone', () => {
  const widget = 'https://widget.example/b/1?lang=en'
  expect(withTouches(widget, touches, false)).toBe(`${widget}&utm_source=newsletter`)
  expect(withTouches(widget, { first: google, last: direct }, false)).toBe(
    `${widget}&utm_source=google&gclid=x`,
  )
  expect(withTouches(widget, both(direct), false)).toBe(widget)
  expect(withTouches(`${widget}&gclid=own`, touches, false)).toBe(`${widget}&gclid=own`)
})
