import { CONSENT_COOKIE, CONSENT_SECONDS, writeChoice } from '../../app/layout/consent/consent-choice.ts'

const now = Date.now()

function visit(kinds: { analytics: boolean; marketing: boolean }) {
  // An answer to the newest question there could be: it covers the older ones.
  const value = writeChoice({ version: 99, decidedAt: now, ...kinds })
  const expires = now / 1000 + CONSENT_SECONDS
  const cookie = { name: CONSENT_COOKIE, value, domain: 'localhost', path: '/', expires }
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [],
  }
}

/** A visitor who has refused everything: no banner stands in the way of journeys that are about something else. */
export const answeredVisit = visit({ analytics: false, marketing: false })

/** One who has agreed to be counted. */
export const countedVisit = visit({ analytics: true, marketing: false })

/** One who has not been asked yet. */
export const firstVisit = { cookies: [], origins: [] }
