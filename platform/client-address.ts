import { isIP } from 'node:net'

export interface Client {
  address: string
}

/** Each proxy appends its peer to X-Forwarded-For: a client cannot forge the entry `trustedProxies` from the right. */
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
