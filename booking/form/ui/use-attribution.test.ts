import { expect, it } from 'vitest'
import { listenForAttribution, readSiteAttribution } from './use-attribution.ts'

const OWN = 'https://practice.example.com'
const message = {
  type: 'site:attribution',
  v: 1,
  first: { utm_source: 'google', landing: '/seo', evil: 'x', gclid: 'g'.repeat(201) },
  last: { utm_source: 'newsletter', utm_term: 7, first_utm_source: 'sly' },
}
const understood = { utm_source: 'newsletter', first_utm_source: 'google', first_landing: '/seo' }

it('reads both touches by their known names', () => {
  expect(readSiteAttribution(message)).toEqual(understood)
  expect(readSiteAttribution({ ...message, first: {}, last: {} })).toEqual({})
})

it('reads the yes to ads from beside the touches alone', () => {
  expect(readSiteAttribution({ ...message, ads_consent: 'yes' })).toEqual({
    ...understood,
    ads_consent: 'yes',
  })
  const sly = { ...message.last, ads_consent: 'yes' }
  expect(readSiteAttribution({ ...message, last: sly })).toEqual(understood)
})

it.each([
  ['another version', { ...message, v: 2 }],
  ['a touch missing', { ...message, first: undefined }],
  ['nothing', null],
])('stays silent to %s', (_what, data) => {
  expect(readSiteAttribution(data)).toBeNull()
})

it('takes nothing from what an object inherits', () => {
  const inherited = Object.create({ utm_source: 'inherited' })
  expect(readSiteAttribution({ ...message, first: {}, last: inherited })).toEqual({})
})

/** A window inside another one, as far as hearing goes. */
function framed(parent: object | 'itself' = {}) {
  const self = Object.assign(new EventTarget(), { location: { origin: OWN } })
  Object.assign(self, { parent: parent === 'itself' ? self : parent })
  const heard: object[] = []
  listenForAttribution(self as unknown as Window, (attribution) => heard.push(attribution))
  const say = (origin: string, source: object) =>
    self.dispatchEvent(Object.assign(new Event('message'), { data: message, origin, source }))
  return { heard, say, self }
}

it('hears the page around it, of its own site, and nobody else', () => {
  const parent = {}
  const { heard, say } = framed(parent)
  say('https://stranger.example.com', parent)
  say(OWN, {})
  say('null', parent)
  expect(heard).toEqual([])
  say(OWN, parent)
  expect(heard).toEqual([understood])
})

it('hears nobody where it stands alone', () => {
  const { heard, say, self } = framed('itself')
  say(OWN, self)
  expect(heard).toEqual([])
})
