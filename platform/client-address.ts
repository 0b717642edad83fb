import { isIP } from 'node:net'

/** Who sent a request, as determined by the server in front. */
export interface Client {
  /** The visitor's network address. */
  address: string
}

/**
 * The network address a request came from.
 * Each trusted proxy appends the peer it saw to X-Forwarded-For, so the entry `trustedProxies` from the right
 * is the first one that a client cannot forge. Without trusted proxies the header is ignored, and so is an entry that
 * is not an IP address.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return addressIn(entry ?? '') ?? peer ?? 'unknown'
}

/** The IP address in an entry, to which some proxies append the port; null when there is none. */
function addressIn(entry: string): string | null {
  if (isIP(entry)) return entry
  const host = URL.parse(`http://${entry}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  return isIP(host) ? host : null
}
