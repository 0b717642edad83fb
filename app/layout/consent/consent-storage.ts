import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  type ConsentKind,
  type ConsentKinds,
  question,
  writeChoice,
} from './consent-choice.ts'

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

/** The cookies that each kind allows on this site's own addresses; those on others' are out of its reach. */
const allowed: Readonly<Record<ConsentKind, RegExp>> = {
  analytics: /^_(ga|ga_.+|gid|gat|gat_.+)$/,
  marketing: /^_fbp$/,
}

/**
 * Deletes what a kind allowed, wherever it may have been set: for this very host, and for each domain above it.
 * To be called once what sets them has stopped, or it could write them anew.
 */
function deleteCookies(kind: ConsentKind): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? ''
    if (!allowed[kind].test(name)) continue
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not encrypted.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
