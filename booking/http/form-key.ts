import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** A form may be sent for a day after it was drawn. */
const LIFETIME_MS = 24 * 60 * 60 * 1000
/** Several processes may share one secret while their clocks differ a little. */
const CLOCK_SKEW_MS = 60 * 1000

export type KeyCheck = { kind: 'good'; ageMs: number } | { kind: 'expired' } | { kind: 'forged' }

function seal(secret: Buffer, text: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/**
 * Issues the key that a form carries: `<128 random bits>.<issued, epoch ms>.<HMAC-SHA-256>`.
 * It proves that the form came from this desk and makes a repeated submit recognisable.
 */
export function issueFormKey(secret: Buffer, now: Temporal.Instant): string {
  const text = `${randomBytes(16).toString('base64url')}.${now.epochMilliseconds}`
  return `${text}.${seal(secret, `form:${text}`).toString('base64url')}`
}

/** Tells whether a form key was issued here and how old it is, in milliseconds. Anything unclear is forged. */
export function checkFormKey(secret: Buffer, key: string, now: Temporal.Instant): KeyCheck {
  const parts = /^([\w-]{22})\.(\d{13,15})\.([\w-]{43})$/.exec(key)
  if (!parts) return { kind: 'forged' }
  const [, random = '', issued = '', mark = ''] = parts
  const given = Buffer.from(mark, 'base64url')
  const wanted = seal(secret, `form:${random}.${issued}`)
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return { kind: 'forged' }
  // Base64url has spare bits at its end: only the spelling that was issued counts, as it is the unique key.
  if (given.toString('base64url') !== mark) return { kind: 'forged' }
  const ageMs = now.epochMilliseconds - Number(issued)
  if (ageMs < -CLOCK_SKEW_MS) return { kind: 'forged' }
  return ageMs > LIFETIME_MS ? { kind: 'expired' } : { kind: 'good', ageMs }
}

/**
 * The secret reference of the booking that a form key makes: 128 bits, base64url.
 * Derived and not drawn, so that a repeated submit leads to the same confirmation page.
 */
export function referenceOf(secret: Buffer, formKey: string): string {
  return seal(secret, `reference:${formKey}`).subarray(0, 16).toString('base64url')
}

/** SHA-256, hex: all that is stored of a reference. */
export function referenceHash(reference: string): string {
  return createHash('sha256').update(reference).digest('hex')
}
