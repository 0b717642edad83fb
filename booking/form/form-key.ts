import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../core/hashing.ts'

/** The forms that have keys. A key counts for its own form only. */
export type FormName = 'booking' | 'lead'

/** Hours in which a form can be submitted after it was rendered. Pages tell visitors this number. */
const LIFETIME_HOURS = 4
const LIFETIME_MS = LIFETIME_HOURS * 60 * 60 * 1000
/** Allowed clock difference between processes that share the secret. */
const CLOCK_SKEW_MS = 60 * 1000

/** Ends the random part of a key that was issued with an error. */
const RETRY = '~'

export type FormKeyStatus =
  | { kind: 'good'; ageMs: number; isRetry: boolean }
  | { kind: 'expired' }
  | { kind: 'forged' }

/**
 * Issues a signed idempotency key for a form: `<128 random bits>.<issued, epoch ms>.<HMAC-SHA-256>`.
 * It proves that this form was rendered here and identifies a repeated submit.
 * @param isRetry the form is rendered again with an error, so that it may be submitted right away
 */
export function issueFormKey(secret: Buffer, now: Temporal.Instant, form: FormName, isRetry = false): string {
  const random = randomBytes(16).toString('base64url')
  const text = `${random}${isRetry ? RETRY : ''}.${now.epochMilliseconds}`
  return `${text}.${keyedHash(secret, `form:${form}:${text}`).toString('base64url')}`
}

/**
 * Verifies a form key and returns its age in milliseconds. Anything malformed, and the key of another form, is
 * `forged`.
 */
export function checkFormKey(
  secret: Buffer,
  key: string,
  now: Temporal.Instant,
  form: FormName,
): FormKeyStatus {
  const parts = /^([\w-]{22}~?)\.(\d{13,15})\.([\w-]{43})$/.exec(key)
  if (!parts) return { kind: 'forged' }
  const [, random = '', issued = '', encoded = ''] = parts
  const signature = Buffer.from(encoded, 'base64url')
  const expected = keyedHash(secret, `form:${form}:${random}.${issued}`)
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return { kind: 'forged' }
  // Base64url has unused bits at the end: accept only the spelling that was issued, because the text is the key.
  if (signature.toString('base64url') !== encoded) return { kind: 'forged' }
  const ageMs = now.epochMilliseconds - Number(issued)
  if (ageMs < -CLOCK_SKEW_MS) return { kind: 'forged' }
  return ageMs > LIFETIME_MS ? { kind: 'expired' } : { kind: 'good', ageMs, isRetry: random.endsWith(RETRY) }
}

/**
 * The secret reference of a form's booking: 128 bits, base64url.
 * Derived, not random, so retries get the same reference.
 */
export function referenceOf(secret: Buffer, formKey: string): string {
  return keyedHash(secret, `reference:${formKey}`).subarray(0, 16).toString('base64url')
}
