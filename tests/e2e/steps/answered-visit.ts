import { CONSENT_COOKIE, CONSENT_SECONDS, writeChoice } from '../../../app/layout/consent/consent-choice.ts'

const now = Date.now()

function visit(kinds: { analytics: boolean; marketing: boolean }) {
  // An answer with the highest version, which covers earlier ones.
  const value = writeChoice({ version: 99, decidedAt: now, ...kinds })
  const expires = now / 1000 + CONSENT_SECONDS
  const cookie = { name: CONSENT_COOKIE, value, domain: 'localhost', path: '/', expires }
  return {
    cookies: [{ ...cookie, httpOnly: false, secure: false, sameSite: 'Lax' as const }],
    origins: [],
  }
}

/** Storage of a visitor who has refused everything, for journeys without the banner. */
export const answeredVisit = visit({ analytics: false, marketing: false })

/** Storage of a visitor who has consented to analytics. */
export const countedVisit = visit({ analytics: true, marketing: false })

/** Storage of a first visit. */
export const firstVisit = { cookies: [], origins: [] }
