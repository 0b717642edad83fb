import { HttpError } from './errors.ts'

/**
 * Every field at its maximum length, in three-byte characters and percent-encoded, takes about 55 KB, mostly campaign
 * parameters.
 */
export const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a URL-encoded form body of at most 64 KB.
 * @throws HttpError `wrong-type` when it is not URL-encoded or is compressed, `too-large` when it is longer,
 *   whatever Content-Length says.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError({ kind: 'wrong-type' })
  // Reject compressed bodies (zip bomb); browsers never compress forms.
  if (request.headers.has('content-encoding')) throw new HttpError({ kind: 'wrong-type' })
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES)
    throw new HttpError({ kind: 'too-large' })

  const chunks: Uint8Array[] = []
  let size = 0
  // Throwing out of the loop cancels the stream; the rest is not read.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT_BYTES) throw new HttpError({ kind: 'too-large' })
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
