import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  CONSENT_SECONDS,
  type ConsentChoice,
  question,
  readChoice,
  readConsent,
  writeChoice,
} from './consent-choice.ts'

const now = Date.parse('2026-11-21T10:00:00Z')
const choice: ConsentChoice = { version: 3, decidedAt: now, analytics: false, marketing: true }

/** A browser as far as an answer is read from one. */
function browse(cookie: string, { signal, property }: { signal?: boolean; property?: string } = {}): void {
  vi.stubGlobal('document', { cookie, documentElement: { dataset: property ? { analytics: property } : {} } })
  vi.stubGlobal('navigator', { globalPrivacyControl: signal })
}

beforeEach(() => {
  vi.useFakeTimers({ now })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('an answer is read back as it was written, for a year and no moment longer', () => {
  const written = writeChoice(choice)
  expect(readChoice(written, 3, now + CONSENT_SECONDS * 1000 - 1)).toEqual(choice)
  expect(readChoice(written, 3, now + CONSENT_SECONDS * 1000)).toBeNull()
})

it('an answer does not cover a newer question, but an older one', () => {
  expect(readChoice(writeChoice(choice), 4, now)).toBeNull()
  expect(readChoice(writeChoice({ ...choice, version: 4 }), 3, now)?.marketing).toBe(true)
})

it.each(['', '1.11', '1.11.', '1.21.mf3k2l9s', '1.11.mf3k2l9s.x', '{"analytics":true}'])(
  'the cookie %j is no answer',
  (value) => {
    expect(readChoice(value, 1, now)).toBeNull()
  },
)

const yes = `consent=${writeChoice({ ...choice, analytics: true })}`

it('an answer is found among other cookies, and not in one whose name only ends alike', () => {
  browse(`a=b; ${yes}; c=d`)
  expect(readConsent()).toEqual({ ...choice, analytics: true })
  browse(`other-${yes}`)
  expect(readConsent()).toBeNull()
})

it('a visitor is asked anew once a counting service is connected', () => {
  browse(yes, { property: 'G-AB12CD34EF' })
  expect(question()).toBe(4)
  expect(readConsent()).toBeNull()
  browse(yes, { property: 'id-of-the-analytics-property' })
  expect(question()).toBe(3)
  expect(readConsent()?.analytics).toBe(true)
})
