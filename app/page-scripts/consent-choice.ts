/** The kinds of storage and service that a visitor may refuse. What is essential is not asked. */
export type ConsentKind = 'analytics' | 'marketing'

/** A visitor's answer. Its version says to which question: a new question asks again. */
export interface ConsentChoice {
  version: number
  /** When it was given: milliseconds since 1970, UTC. */
  decidedAt: number
  analytics: boolean
  marketing: boolean
}

/** Dispatched on the document after each decision; its detail is the choice. */
export const CONSENT_CHANGED = 'site:consent'

/** The visitor's answer; null while there is none. A browser's Global Privacy Control refuses both kinds. */
export function readConsent(): ConsentChoice | null {
  const value = /(?:^|; )consent=(\d+)\.(\d+)\.([01])([01])(?:;|$)/.exec(document.cookie)
  const refuses = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  if (!value) return null
  const [, version, decidedAt, analytics, marketing] = value
  return {
    version: Number(version),
    decidedAt: Number(decidedAt),
    analytics: !refuses && analytics === '1',
    marketing: !refuses && marketing === '1',
  }
}
