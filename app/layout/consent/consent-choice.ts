/** The kinds of storage and service that a visitor may refuse, in the order in which they are shown. */
export const kindNames = ['analytics', 'marketing'] as const
export type ConsentKind = (typeof kindNames)[number]

/** Which of them somebody agrees to. */
export type ConsentKinds = Readonly<Record<ConsentKind, boolean>>

export const none: ConsentKinds = { analytics: false, marketing: false }
export const all: ConsentKinds = { analytics: true, marketing: true }

/** A visitor's answer. `version` is the question's: after a newer question, visitors are asked again. */
export interface ConsentChoice extends ConsentKinds {
  version: number
  /** When it was given: milliseconds since 1970, UTC. */
  decidedAt: number
}

export const CONSENT_COOKIE = 'consent'
/** How long an answer is valid, in seconds: a year, as the cookie policy says. */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** Version of the question without analytics. Raise both versions by two when the meaning of the text changes. */
const QUESTION = 3
/** Version of the question with analytics, which consent given without analytics doesn't cover. */
const QUESTION_WITH_ANALYTICS = 4

/** A property of Google Analytics, as in app/site-values.ts. An unfilled placeholder doesn't match. */
const PROPERTY = /^G-[A-Z0-9]{4,20}$/

/** The connected property's identifier; empty where nothing counts: none is set, or the page is for patients. */
export function analyticsId(): string {
  const { analytics = '', patient } = document.documentElement.dataset
  return patient === undefined && PROPERTY.test(analytics) ? analytics : ''
}

/** Returns the version of the question on this page. */
export function question(): number {
  return analyticsId() ? QUESTION_WITH_ANALYTICS : QUESTION
}

/** An answer as the cookie keeps it: version, the two kinds, the moment in base 36, like `1.01.mf3k2l9s`. */
export function writeChoice({ version, analytics, marketing, decidedAt }: ConsentChoice): string {
  return `${version}.${+analytics}${+marketing}.${decidedAt.toString(36)}`
}

/**
 * Parses a stored answer. Returns null if it is malformed, is older than a year at `now` (milliseconds since 1970), or
 * answers an older question than `asked`.
 */
export function readChoice(value: string, asked: number, now: number): ConsentChoice | null {
  const [, version, analytics, marketing, moment] = /^(\d+)\.([01])([01])\.([\da-z]{1,9})$/.exec(value) ?? []
  if (!version || !moment) return null
  const decidedAt = Number.parseInt(moment, 36)
  if (Number(version) < asked || now - decidedAt >= CONSENT_SECONDS * 1000) return null
  return { version: Number(version), decidedAt, analytics: analytics === '1', marketing: marketing === '1' }
}

/** Whether the browser sends Global Privacy Control, which refuses both kinds whatever was answered. */
export function refusesBySignal(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
}

/** Returns the answer in the cookie, ignoring Global Privacy Control. */
export function storedConsent(): ConsentChoice | null {
  const value = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return readChoice(value, question(), Date.now())
}

/** What this visitor has agreed to; null while there is no valid answer, which agrees to nothing. */
export function readConsent(): ConsentChoice | null {
  if (!refusesBySignal()) return storedConsent()
  return { version: question(), decidedAt: Date.now(), ...none }
}
