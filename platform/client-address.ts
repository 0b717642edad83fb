import { isIP } from 'node:net'

export interface Client {
  address: string
}

/**
 * Returns the client's address. Each proxy appends its peer to X-Forwarded-For, so a client can't forge the entry that
 * is `trustedProxies` from the right.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  return addressIn(entry ?? '') ?? peer ?? 'unknown'
}

/** Returns the address in an entry, to which some proxies append a port; null if there is none. */
function addressIn(entry: string): string | null {
  if (isIP(entry)) return entry
  const host = URL.parse(`http://${entry}`)?.hostname.replace(/^\[(.*)\]$/, '$1') ?? ''
  return isIP(host) ? host : null
}
