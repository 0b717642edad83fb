import { HttpError } from './errors.ts'

/**
 * Every field at its limit, in a script of three bytes a letter and written in percents, has about 55 KB, most of it
 * campaign parameters, twice. Far below what would hurt.
 */
export const BODY_LIMIT_BYTES = 64 * 1024

/**
 * Reads a form body of at most 64 KB.
 * @throws Refusal `wrong-type` when it is not URL-encoded or is compressed, `too-large` when it is longer,
 *   even where the declared length was honest about less.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/x-www-form-urlencoded') throw new HttpError({ kind: 'wrong-type' })
  // Browsers send forms unpacked; a packed one is an attempt to unfold megabytes out of kilobytes.
  if (request.headers.has('content-encoding')) throw new HttpError({ kind: 'wrong-type' })
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT_BYTES)
    throw new HttpError({ kind: 'too-large' })

  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop by a throw cancels the stream, so the rest is never read.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT_BYTES) throw new HttpError({ kind: 'too-large' })
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'))
}
