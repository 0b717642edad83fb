import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { keyedHash } from '../../core/hashing.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyFor = (secret: Buffer, purpose: string) => keyedHash(secret, `sealed:${purpose}`)

/** Encrypts a value as JSON with AES-256-GCM, for one purpose; base64url. */
export function seal(secret: Buffer, purpose: string, value: unknown): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(JSON.stringify(value), 'utf8'), cipher.final()])
  return Buffer.concat([sealed, cipher.getAuthTag()]).toString('base64url')
}

/** The value of `seal`; null when it was not sealed with this secret for this purpose. */
export function unseal<Value>(secret: Buffer, purpose: string, sealed: string): Value | null {
  const bytes = Buffer.from(sealed, 'base64url')
  const [key, nonce] = [keyFor(secret, purpose), bytes.subarray(0, NONCE_BYTES)]
  try {
    // The length, because a tag that is cut short is easier to guess.
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES))
    return JSON.parse(Buffer.concat([text, decipher.final()]).toString('utf8'))
  } catch {
    return null
  }
}
