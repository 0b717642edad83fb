import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type ConsentKinds, writeChoice } from '../layout/consent/consent-choice.ts'
import { knownTouches } from './attribution.ts'

const touch = { gclid: 'x', landing: '/', came_on: '2026-11-21' }
const stored = JSON.stringify({ first: touch, last: touch })

/** A browser in whose tab a visit from an ad has begun. */
function browse(
  kinds: ConsentKinds | null,
  { signal = false, dataset = {} }: { signal?: boolean; dataset?: object } = {},
) {
  const cookie = kinds ? `consent=${writeChoice({ ...kinds, version: 3, decidedAt: Date.now() })}` : ''
  vi.stubGlobal('document', { cookie, documentElement: { dataset } })
  vi.stubGlobal('navigator', { globalPrivacyControl: signal })
  vi.stubGlobal('sessionStorage', { getItem: () => stored })
  vi.stubGlobal('localStorage', { getItem: () => null })
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('says yes to ads only while the visitor agrees to marketing', () => {
  const flag = () => knownTouches()?.ads_consent
  browse(null)
  expect(knownTouches()).toEqual({ first: touch, last: touch })
  browse({ analytics: true, marketing: false })
  expect(flag()).toBeUndefined()
  const yes = { analytics: false, marketing: true }
  browse(yes)
  expect(flag()).toBe('yes')
  browse(yes, { signal: true })
  expect(flag()).toBeUndefined()
  browse(yes, { dataset: { patient: '' } })
  expect(knownTouches()).toBeNull()
})
