import { randomBytes, timingSafeEqual } from 'node:crypto'
import { keyedHash } from '../core/hashing.ts'

/** A key counts for its own form only. */
export type FormName = 'booking' | 'lead'

/** The error for an expired form names these four hours. */
const LIFETIME_MS = 4 * 60 * 60 * 1000
/** Allowed clock difference between processes that share the secret. */
const CLOCK_SKEW_MS = 60 * 1000
/** Ends the random part of a key that was issued with an error. */
const RETRY = '~'

type FormKeyStatus =
  | { kind: 'good'; ageMs: number; isRetry: boolean }
  | { kind: 'expired' }
  | { kind: 'forged' }

/** Issues a signed idempotency key, `<random>.<issued, epoch ms>.<HMAC>`. A retry may be submitted right away. */
export function issueFormKey(secret: Buffer, now: Temporal.Instant, form: FormName, isRetry = false): string {
  const random = randomBytes(16).toString('base64url')
  const text = `${random}${isRetry ? RETRY : ''}.${now.epochMilliseconds}`
  return `${text}.${keyedHash(secret, `form:${form}:${text}`).toString('base64url')}`
}

/** Verifies a form key. A malformed one, and the key of another form, is `forged`. */
export function checkFormKey(
  secret: Buffer,
  key: string,
  now: Temporal.Instant,
  form: FormName,
): FormKeyStatus {
  const parts = /^([\w-]{22}~?)\.(\d{13,15})\.([\w-]{43})$/.exec(key)
  if (!parts) return { kind: 'forged' }
  const [, random = '', issued = '', encoded = ''] = parts
  const expected = keyedHash(secret, `form:${form}:${random}.${issued}`).toString('base64url')
  // Compared as text: base64url has unused bits at the end, and another spelling would be another idempotency key.
  if (!timingSafeEqual(Buffer.from(encoded), Buffer.from(expected))) return { kind: 'forged' }
  const ageMs = now.epochMilliseconds - Number(issued)
  if (ageMs < -CLOCK_SKEW_MS) return { kind: 'forged' }
  return ageMs > LIFETIME_MS ? { kind: 'expired' } : { kind: 'good', ageMs, isRetry: random.endsWith(RETRY) }
}

/** The secret reference of a form's booking. Derived, not random, so that retries lead to the same address. */
export function referenceOf(secret: Buffer, formKey: string): string {
  return keyedHash(secret, `reference:${formKey}`).subarray(0, 16).toString('base64url')
}
