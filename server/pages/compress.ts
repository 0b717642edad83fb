import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** In order of preference. */
const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

/**
 * Returns the best encoding that an Accept-Encoding header allows (RFC 9110, 12.5.3); only a weight of zero matters.
 */
export function chooseEncoding(header: string | undefined): Encoding | null {
  const weights = new Map(parseAccept(header ?? '').map(({ type, q }) => [type.toLowerCase(), q]))
  return encodings.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0) ?? null
}

/** Compresses a page within milliseconds, or as small as possible (`best`), which takes a tenth of a second. */
export async function compress(
  text: string | Buffer,
  encoding: Encoding,
  best = false,
): Promise<Buffer<ArrayBuffer>> {
  const bytes = Buffer.from(text)
  if (encoding === 'gzip') return zip(bytes, { level: best ? 9 : 6 })
  // The window fits the text, because the default of 4 MB takes 40 MB of tables and half of the time.
  const windowBits = Math.min(22, Math.max(10, Math.ceil(Math.log2(bytes.length))))
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: best ? 11 : 5,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits,
    },
  })
}

export interface SentText extends Partial<Record<Encoding, Buffer<ArrayBuffer>>> {
  text: string | Buffer
  headers: Record<string, string>
}

/** Sends a text in the encoding that the client prefers, or a 304 when the client has it. */
export async function sendText(c: Context, sent: SentText, status = 200): Promise<Response> {
  const headers = new Headers({ ...sent.headers, Vary: 'Accept-Encoding' })
  const tag = sent.headers.ETag
  if (tag && status === 200 && isKnown(c.req.header('if-none-match'), tag))
    return new Response(null, { status: 304, headers })
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  if (encoding) headers.set('Content-Encoding', encoding)
  const body = encoding ? (sent[encoding] ?? (await compress(sent.text, encoding))) : Buffer.from(sent.text)
  headers.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers })
}

/** Returns whether If-None-Match (RFC 9110, 13.1.2) contains the tag, compared weakly. */
function isKnown(header: string | undefined, tag: string): boolean {
  return header?.split(',').some((one) => ['*', tag, tag.replace('W/', '')].includes(one.trim())) ?? false
}
