import { createHmac, hash } from 'node:crypto'
import { isPublic, networkOf } from '../../platform/network.ts'

/** SHA-256 in hex, which is stored instead of a secret. */
export function sha256(secret: string): string {
  return hash('sha256', secret)
}

/** HMAC-SHA-256 with the store's secret. */
export function keyedHash(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** The network of an address as it is stored and logged: 128 bits, base64url; empty for a private network. */
export function networkHash(secret: Buffer, address: string): string {
  const network = networkOf(address)
  if (!isPublic(network)) return ''
  return keyedHash(secret, `network:${network}`).subarray(0, 16).toString('base64url')
}
