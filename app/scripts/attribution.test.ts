import { afterEach, expect, it, vi } from 'vitest'
import { type ConsentKinds, writeChoice } from '../layout/consent/consent-choice.ts'
import { knownTouches } from './attribution.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it.each<[yes: string | undefined, ConsentKinds | null]>([
  [undefined, null],
  [undefined, { analytics: true, marketing: false }],
  ['yes', { analytics: false, marketing: true }],
])('says %s to ads when the visitor has agreed to %j', (yes, kinds) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00Z') })
  const cookie = kinds ? `consent=${writeChoice({ ...kinds, version: 3, decidedAt: Date.now() })}` : ''
  const touch = { gclid: 'x', came_on: '2026-11-21T03:00:00.000Z' }
  vi.stubGlobal('document', { cookie, documentElement: { dataset: {} } })
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ first: touch, last: touch }) })
  expect(knownTouches()).toEqual({ first: touch, last: touch, ...(yes && { ads_consent: yes }) })
})
