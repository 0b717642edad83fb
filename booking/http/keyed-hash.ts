import { createHmac } from 'node:crypto'

/** HMAC-SHA-256 of a text with the store's secret, which all processes on the database share. */
export function keyedHash(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}
