import { analyticsId } from './analytics-id.ts'

/** The kinds of storage and service that a visitor may refuse, in the order in which they are shown. */
export const kindNames = ['analytics', 'marketing'] as const
export type ConsentKind = (typeof kindNames)[number]

/** Which of them somebody agrees to. */
export type ConsentKinds = Readonly<Record<ConsentKind, boolean>>

export const none: ConsentKinds = { analytics: false, marketing: false }
export const all: ConsentKinds = { analytics: true, marketing: true }

/** A visitor's answer. Its version says to which question: a new question asks again. */
export interface ConsentChoice extends ConsentKinds {
  version: number
  /** When it was given: milliseconds since 1970, UTC. */
  decidedAt: number
}

export const CONSENT_COOKIE = 'consent'
/** How long an answer holds, in seconds: a year, as app/content/promises/promises.data.ts says. */
export const CONSENT_SECONDS = 365 * 24 * 60 * 60

/** The number of the question as it is put where nothing counts yet. Raise both by two when the words change their meaning. */
export const QUESTION = 3
/** The same with a counting service connected: who agreed to none has not agreed to one. */
export const QUESTION_WITH_ANALYTICS = 4

/** The question that this page puts. */
export function question(): number {
  return analyticsId() ? QUESTION_WITH_ANALYTICS : QUESTION
}

/** An answer as the cookie keeps it: version, the two kinds, the moment in base 36, like `1.01.mf3k2l9s`. */
export function writeChoice({ version, analytics, marketing, decidedAt }: ConsentChoice): string {
  return `${version}.${+analytics}${+marketing}.${decidedAt.toString(36)}`
}

/**
 * Reads an answer back; null for what is none, is older than a year at `now` (milliseconds since 1970), or
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

/** What the cookie holds, the signal left aside. */
export function storedConsent(): ConsentChoice | null {
  const value = /(?:^|; )consent=([^;]*)/.exec(document.cookie)?.[1] ?? ''
  return readChoice(value, question(), Date.now())
}

/** What this visitor has agreed to; null while there is no valid answer, which agrees to nothing. */
export function readConsent(): ConsentChoice | null {
  if (!refusesBySignal()) return storedConsent()
  return { version: question(), decidedAt: Date.now(), ...none }
}
