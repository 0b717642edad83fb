import { createHmac, hash } from 'node:crypto'
import { isPublic, networkOf, wideNetworkOf } from '../../platform/network.ts'

/** SHA-256 in hex, which is stored instead of a secret. */
export function sha256(secret: string): string {
  return hash('sha256', secret)
}

/** HMAC-SHA-256 with the store's secret. */
export function keyedHash(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/**
 * The network of an address as it is stored and logged: 128 bits, base64url; for IPv6 those of its /48, a dot and those of its /56.
 * Empty for a private network.
 */
export function networkHash(secret: Buffer, address: string): string {
  const network = networkOf(address)
  if (!isPublic(network)) return ''
  const wide = wideNetworkOf(network)
  const names = wide === network ? [network] : [wide, network]
  return names
    .map((name) => keyedHash(secret, `network:${name}`).subarray(0, 16).toString('base64url'))
    .join('.')
}

/** The part of a network's hash that all networks of its IPv6 /48 share. */
export const wideHashOf = (network: string) => network.split('.')[0] ?? network

/** Calls, and leads of a form, of a network within 24 hours that are treated as usual. More than one, because an office shares its address. */
export const PER_NETWORK = 5
/** Of an IPv6 /48, which has 256 networks: somebody's alone, or many customers' of a phone company. */
const PER_WIDE_NETWORK = 15

/** Whether a network has had its share of what came in 24 hours. An unknown network has none. */
export function isNetworkFull(network: string, earlier: readonly { network: string }[]): boolean {
  if (network === '') return false
  const near = earlier.filter((one) => wideHashOf(one.network) === wideHashOf(network))
  return (
    near.length >= PER_WIDE_NETWORK || near.filter((one) => one.network === network).length >= PER_NETWORK
  )
}
