import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { z } from 'zod'
import type { Puzzle } from '../ui/props.ts'
import type { BookingContext } from './context.ts'
import { keyedHash } from './keyed-hash.ts'

/** One in 256 keys begins like this, and each takes a browser some milliseconds: a second or two in all. */
const KEY_PREFIX = '00'
const COST = 5_000
const LIFETIME_SECONDS = 60 * 60

/** A solved puzzle as the form's script posts it, in JSON. Every part that is not listed is dropped. */
const solvedSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.number(),
      data: z.object({ form: z.string(), expires: z.number() }),
      keyLength: z.number(),
      keyPrefix: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int().min(0).max(0xffffffff), derivedKey: z.string() }),
})

const MAX_POSTED = 2_000

/** The puzzle that the form with this key carries: none unless an attack is under way. */
export async function puzzleFor(
  { attack, store, now }: BookingContext,
  formKey: string,
): Promise<Puzzle | undefined> {
  return (await attack.isOn()) ? await createPuzzle(store.secret, formKey, now()) : undefined
}

/** A puzzle for the form with this key: what costs one visitor a second costs a robot that of each call. */
export async function createPuzzle(secret: Buffer, formKey: string, now: Temporal.Instant): Promise<Puzzle> {
  const expires = Math.floor(now.epochMilliseconds / 1000) + LIFETIME_SECONDS
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    keyPrefix: KEY_PREFIX,
    deriveKey,
    // The library's own expiry reads the machine's clock.
    data: { form: formMark(secret, formKey), expires },
    hmacSignatureSecret: signatureSecret(secret),
  })
  return { parameters, signature }
}

/**
 * Checks the solution that came with a form.
 * @returns a hash that identifies the puzzle, so that it counts once; empty when there is none, or it is wrong, expired
 *   or another form's
 */
export async function checkPuzzle(
  secret: Buffer,
  formKey: string,
  posted: string,
  now: Temporal.Instant,
): Promise<string> {
  const parsed = posted.length <= MAX_POSTED ? solvedSchema.safeParse(parseJson(posted)) : null
  if (!parsed?.success) return ''
  const { challenge, solution } = parsed.data
  const { form, expires } = challenge.parameters.data
  if (form !== formMark(secret, formKey) || expires * 1000 < now.epochMilliseconds) return ''
  // Checks the signature before it uses any of the parameters.
  const { verified } = await verifySolution({
    challenge,
    solution,
    deriveKey,
    hmacSignatureSecret: signatureSecret(secret),
  })
  return verified ? keyedHash(secret, `used:${challenge.signature}`).toString('base64url') : ''
}

function formMark(secret: Buffer, formKey: string): string {
  return keyedHash(secret, `puzzle-of:${formKey}`).toString('base64url')
}

function signatureSecret(secret: Buffer): string {
  return keyedHash(secret, 'puzzles').toString('base64url')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
