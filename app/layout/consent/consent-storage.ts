import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  type ConsentKinds,
  question,
  writeChoice,
} from './consent-choice.ts'
import { deleteCookies } from './consent-cookies.ts'

const subscribers = new Set<(choice: ConsentChoice) => void>()

/** Calls `notify` with each answer that is given on this page. @returns what ends that */
export function onConsentChange(notify: (choice: ConsentChoice) => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/**
 * Keeps an answer for a year, tells the scripts of the page, which stop what was refused, and then deletes the
 * cookies that it had allowed: whoever sets them could write them anew before.
 */
export function storeConsent(kinds: ConsentKinds): void {
  const { analytics, marketing } = kinds
  const choice: ConsentChoice = { version: question(), decidedAt: Date.now(), analytics, marketing }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not encrypted.
  document.cookie = `${CONSENT_COOKIE}=${writeChoice(choice)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`
  for (const notify of subscribers) notify(choice)
  if (!analytics) deleteCookies('analytics')
  if (!marketing) deleteCookies('marketing')
}
