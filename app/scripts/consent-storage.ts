import {
  CONSENT_CHANGED,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  type ConsentKinds,
  writeChoice,
} from './consent-choice.ts'

/** Keeps an answer to the question `version` for a year, and tells the page, whose scripts stop what was refused. */
export function storeConsent(version: number, kinds: ConsentKinds): void {
  const choice: ConsentChoice = { version, decidedAt: Date.now(), ...kinds }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not encrypted.
  document.cookie = `${CONSENT_COOKIE}=${writeChoice(choice)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`
  document.dispatchEvent(new CustomEvent<ConsentChoice>(CONSENT_CHANGED, { detail: choice }))
}
