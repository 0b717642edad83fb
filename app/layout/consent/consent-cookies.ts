import type { ConsentKind } from './consent-choice.ts'

/** The cookies that each kind allows on this site's own addresses; those on others' are out of its reach. */
const allowed: Readonly<Record<ConsentKind, RegExp>> = {
  analytics: /^_(ga|ga_.+|gid|gat|gat_.+)$/,
  marketing: /^_fbp$/,
}

/**
 * Deletes what a kind allowed, wherever it may have been set: for this very host, and for each domain above it.
 * To be called once what sets them has stopped, or it could write them anew.
 */
export function deleteCookies(kind: ConsentKind): void {
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
