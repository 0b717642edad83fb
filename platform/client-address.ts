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
  return entry && isIP(entry) ? entry : (peer ?? 'unknown')
}
