import { isIP } from 'node:net'

export interface Client {
  address: string
}

/**
 * Returns the client's address. Each proxy appends its peer to X-Forwarded-For, some with its port, so a client can't
 * forge the entry that is `trustedProxies` from the right. One that is no address is told to `onUnreadable`, and the
 * proxy's own address is returned.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
  onUnreadable: () => void,
): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  const address = entry && withoutPort(entry)
  if (address && isIP(address)) return address
  if (entry) onUnreadable()
  return peer ?? 'unknown'
}

/** `203.0.113.9:51234` and `[2001:db8::1]:4711` without their port and brackets. */
function withoutPort(entry: string): string {
  const [, ipv6, ipv4] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(entry) ?? []
  return ipv6 ?? ipv4 ?? entry
}
