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

/** Calls `notify` with each answer that is given on this page. @returns a function that unsubscribes */
export function onConsentChange(notify: (choice: ConsentChoice) => void): () => void {
  subscribers.add(notify)
  return () => void subscribers.delete(notify)
}

/**
 * Stores an answer for a year and notifies the page's scripts, which stop what was refused. Deletes the cookies of
 * refused kinds only then, because a running script would set them again.
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
 * Deletes the cookies of a kind, whether they were set for this host or for a domain above it. Call it after the
 * scripts that set them have stopped.
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
