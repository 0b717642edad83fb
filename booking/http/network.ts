import { isIPv6 } from 'node:net'
import type { Client } from './client.ts'
import { keyedHash } from './keyed-hash.ts'
import { isPrivate } from './private-address.ts'

/** The networks by which a sender is counted. */
export interface SenderNetwork {
  /**
   * An IPv4 address, or the /64 of an IPv6 address, because one household or office has a whole /64. Empty when it is
   * unknown whom the address stands for.
   */
  narrow: string
  /** The /48 of an IPv6 address, or the unconfirmed proxy: one sender may have all of it. Empty when there is none. */
  wide: string
}

/** The networks of an address. IPv4-mapped IPv6 addresses count as IPv4. */
export function groupsOf(address: string): SenderNetwork {
  const unscoped = address.split('%')[0] ?? address
  if (!isIPv6(unscoped)) return { narrow: unscoped, wide: '' }
  const groups = groupsOfIPv6(unscoped)
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (mapped) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 255])
    return { narrow: bytes.join('.'), wide: '' }
  }
  const prefix = (length: number) => groups.slice(0, length).map((group) => group.toString(16))
  return { narrow: `${prefix(4).join(':')}::/64`, wide: `${prefix(3).join(':')}::/48` }
}

/** The /32 of an IPv6 address: usually all that one provider has. Empty for an IPv4 address. */
export function providerOf(address: string): string {
  const { wide } = groupsOf(address)
  return wide && `${wide.split(':', 2).join(':')}::/32`
}

/**
 * The networks by which a sender's day is counted. Empty for an address that the public internet does not route and
 * that forwards nobody's: such a proxy or container hides its visitors, and all of them would be one.
 */
export function networkOf({ address, unconfirmedProxy }: Client): SenderNetwork {
  if (unconfirmedProxy) {
    const proxy = groupsOf(unconfirmedProxy).narrow
    return { narrow: `${groupsOf(address).narrow} by ${proxy}`, wide: `by ${proxy}` }
  }
  return isPrivate(address) ? { narrow: '', wide: '' } : groupsOf(address)
}

/** A network or a mailbox as it is stored: 128 bits of a keyed hash, base64url; empty stays empty. */
export function storedHash(secret: Buffer, kind: 'network' | 'mailbox', text: string): string {
  if (text === '') return ''
  return keyedHash(secret, `${kind}:${text}`).subarray(0, 16).toString('base64url')
}

/** The eight numbers of an address that Node takes for IPv6. The URL parser writes every spelling in one way. */
function groupsOfIPv6(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = canonical.split('::')
  const numbers = (part: string) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : [])
  const left = numbers(head)
  if (tail === undefined) return left
  const right = numbers(tail)
  return [...left, ...Array<number>(8 - left.length - right.length).fill(0), ...right]
}
