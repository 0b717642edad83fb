import type { ConsentChoice, ConsentKinds } from './consent-choice.ts'

/** What the script of every page has already, handed on so that no second script brings it once more. */
export interface PageConsent {
  readConsent(): ConsentChoice | null
  storedConsent(): ConsentChoice | null
  refusesBySignal(): boolean
  question(): number
  analyticsId(): string
}

/** Asks the banner to appear. */
export interface ConsentAsked extends PageConsent {
  /** The button that wants it; null where nobody pressed one. */
  opener: HTMLElement | null
}

/** Asks for what stands in the banner beyond its first question. */
export interface ConsentDetails extends PageConsent {
  region: HTMLElement
  decide(kinds: ConsentKinds): void
  close(): void
}

/** Says that an answer was kept. */
export interface ConsentSaved {
  kinds: ConsentKinds
  /** Where it is said; null where the browser's signal answered, and nobody pressed anything. */
  notice: HTMLElement | null
  /** The button that had opened the banner, or null. */
  opener: HTMLElement | null
}

const ASKED = 'site:consent-asked'
const DETAILS = 'site:consent-details'
const SAVED = 'site:consent-saved'

const send = <T>(name: string, detail: T) => document.dispatchEvent(new CustomEvent(name, { detail }))
const hear = <T>(name: string, act: (detail: T) => void) =>
  document.addEventListener(name, (event) => act((event as CustomEvent<T>).detail))

// A file that is fetched later cannot be imported from: the two talk by events on `document`.
export const askConsent = (asked: ConsentAsked) => send(ASKED, asked)
export const whenConsentIsAsked = (act: (asked: ConsentAsked) => void) => hear(ASKED, act)
export const askConsentDetails = (details: ConsentDetails) => send(DETAILS, details)
export const whenDetailsAreAsked = (act: (details: ConsentDetails) => void) => hear(DETAILS, act)
export const confirmConsent = (saved: ConsentSaved) => send(SAVED, saved)
export const whenConsentIsSaved = (act: (saved: ConsentSaved) => void) => hear(SAVED, act)
