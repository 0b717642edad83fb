import { isIP } from 'node:net'

/** Who sent a request, as determined by the server in front. */
export interface Client {
  address: string
}

/**
 * The address a request came from. Each trusted proxy appends the peer it saw to X-Forwarded-For, so the entry
 * `trustedProxies` from the right is the first one that a client cannot forge.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return addressIn(entry ?? '') ?? peer ?? 'unknown'
}

/** Some proxies append the port. */
function addressIn(entry: string): string | null {
  if (isIP(entry)) return entry
  const host = URL.parse(`http://${entry}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  return isIP(host) ? host : null
}
