import { isIP } from 'node:net'
import type { Client } from '../booking/booking-service.ts'
import { isPrivate } from '../booking/http/private-address.ts'

/** The request headers in which proxies name the address they were asked from. */
export interface ForwardingHeaders {
  forwardedFor: string | null
  /** RFC 7239. */
  forwarded: string | null
  realIp: string | null
}

/**
 * Who sent a request.
 *
 * With `trustedProxies`, the address those proxies forwarded. Without, the peer's, with one exception: a peer on this
 * machine or in a private network that sends a forwarding header is almost certainly a proxy nobody has configured
 * yet. Counting all of its visitors as one would let any of them use up the attempts of all, so the address it
 * forwarded is used, and the proxy is named beside it as unconfirmed, for a limit of its own (`attemptLimit`).
 * Such a proxy sets one of the headers and may pass the others on as the client sent them. So when they name different
 * addresses, none is used, and all these requests count as one client, "unknown".
 * From a public peer the header is a stranger's word and ignored.
 */
export function clientOf(
  peer: string | undefined,
  headers: ForwardingHeaders,
  trustedProxies: number,
): Client {
  if (trustedProxies === 0 && isUnconfirmedProxy(peer, headers)) {
    return { address: agreedAddress(headers) ?? 'unknown', unconfirmedProxy: peer }
  }
  return { address: clientAddress(peer, headers.forwardedFor, trustedProxies) }
}

/** Whether a peer without public address forwards a request for somebody else. */
export function isUnconfirmedProxy(peer: string | undefined, headers: ForwardingHeaders): boolean {
  return isForwarded(headers) && peer !== undefined && isPrivate(peer)
}

export function isForwarded({ forwardedFor, forwarded, realIp }: ForwardingHeaders): boolean {
  return forwardedFor !== null || forwarded !== null || realIp !== null
}

/**
 * The network address a request came from.
 * Each trusted proxy appends the peer it saw to X-Forwarded-For, so the entry `trustedProxies` from the right
 * is the first one that a client cannot forge. Without trusted proxies the header is ignored, and so is an entry that
 * is not an IP address.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | null,
  trustedProxies: number,
): string {
  if (trustedProxies > 0 && forwardedFor) {
    const address = addressIn(entriesOf(forwardedFor).at(-trustedProxies))
    if (address) return address
  }
  return peer ?? 'unknown'
}

/**
 * The address that the nearest proxy saw: the last entry of its header, which a client behind it cannot forge.
 * @returns null when a header has no address there, or another one than the other headers
 */
function agreedAddress({ forwardedFor, forwarded, realIp }: ForwardingHeaders): string | null {
  const named = /(?:^|;)\s*for\s*=\s*"?([^";]+)/i.exec(entriesOf(forwarded ?? '').at(-1) ?? '')?.[1]
  const addresses = new Set<string | null>()
  if (forwardedFor !== null) addresses.add(addressIn(entriesOf(forwardedFor).at(-1)))
  if (forwarded !== null) addresses.add(addressIn(named))
  if (realIp !== null) addresses.add(addressIn(realIp.trim()))
  const [address = null] = addresses
  return addresses.size === 1 ? address : null
}

/** The IP address in an entry; null when it is anything else. */
function addressIn(entry = ''): string | null {
  const address = withoutPort(entry).replace(/^\[(.*)\]$/, '$1')
  return isIP(address) ? address : null
}

function entriesOf(list: string): string[] {
  return list.split(',').map((entry) => entry.trim())
}

/** Some proxies append the port, which differs for each connection. */
function withoutPort(entry: string): string {
  return entry.replace(/^\[?([\d.]+|[\da-f:]+)\]?:\d+$/i, (whole, host) =>
    whole.includes(']') || host.includes('.') ? host : whole,
  )
}
