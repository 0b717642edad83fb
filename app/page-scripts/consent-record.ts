import {
  CONSENT_CHANGED,
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  type ConsentChoice,
  type ConsentKind,
  question,
  writeChoice,
} from './consent-choice.ts'

/** The cookies that each kind allows on this site's own addresses; those on others' are out of its reach. */
const allowed: Readonly<Record<ConsentKind, RegExp>> = {
  analytics: /^_(ga|ga_.+|gid|gat|gat_.+)$/,
  marketing: /^_fbp$/,
}

/** Keeps an answer for a year, deletes what it no longer allows, and tells the page. */
export function recordConsent(kinds: Readonly<Record<ConsentKind, boolean>>): void {
  const choice: ConsentChoice = { version: question(), decidedAt: Date.now(), ...kinds }
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing where the page is not encrypted.
  document.cookie = `${CONSENT_COOKIE}=${writeChoice(choice)}; Max-Age=${CONSENT_SECONDS}; Path=/; SameSite=Lax${secure}`
  // What listens stops first, or it could write anew what is deleted next.
  document.dispatchEvent(new CustomEvent<ConsentChoice>(CONSENT_CHANGED, { detail: choice }))
  for (const kind of ['analytics', 'marketing'] as const) if (!kinds[kind]) deleteCookies(allowed[kind])
}

/** Deletes them wherever they may have been set: for this very host, and for each domain above it. */
function deleteCookies(pattern: RegExp): void {
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const pair of document.cookie.split('; ')) {
    const name = pair.split('=', 1)[0] ?? ''
    if (!pattern.test(name)) continue
    for (const domain of ['', ...domains]) {
      // biome-ignore lint/suspicious/noDocumentCookie: see above.
      document.cookie = `${name}=; Max-Age=0; Path=/${domain}`
    }
  }
}
