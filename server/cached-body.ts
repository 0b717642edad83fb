import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding, encode, encodings } from './encodings.ts'

/** A response body with its compressed variants, each made at most once. */
export interface CachedBody {
  bytes: Buffer<ArrayBuffer>
  /** Weak, because one body has one tag in all its encodings (RFC 9110, 8.8.3.3). */
  etag: string
  variants: Map<Encoding, Promise<Buffer<ArrayBuffer>>>
  /** Encodings it may be sent in: all for a text, only the precompressed ones for a font or a picture. */
  offered: readonly Encoding[]
}

/** @param precompressed variants that exist already, from the build */
export function cacheBody(
  content: string | Buffer,
  precompressed: readonly [Encoding, Buffer<ArrayBuffer>][] = [],
): CachedBody {
  const bytes = Buffer.from(content)
  const ready = precompressed.map(([name]) => name)
  return {
    bytes,
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    variants: new Map(precompressed.map(([name, value]) => [name, Promise.resolve(value)])),
    offered: typeof content === 'string' ? encodings.map(({ name }) => name) : ready,
  }
}

/** Sends a text rendered for this request. */
export function sendOnce(
  c: Context,
  text: string,
  headers: Record<string, string>,
  status: number,
): Promise<Response> {
  return sendCached(c, cacheBody(text), headers, { status, best: false })
}

/**
 * Sends a body in the smallest encoding that the client accepts, or a 304 when the client has it.
 * @param headers at least a Content-Type
 * @param options.best compresses a missing variant as small as possible, for a body that is sent many times
 */
export async function sendCached(
  c: Context,
  { bytes, etag, variants, offered }: CachedBody,
  headers: Record<string, string>,
  { status = 200, best = true } = {},
): Promise<Response> {
  const all = new Headers({ ...headers, ETag: etag, Vary: 'Accept-Encoding' })
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
  let body = bytes
  if (encoding) {
    const variant = variants.get(encoding) ?? encode(bytes, encoding, { best })
    variants.set(encoding, variant)
    body = await variant
    all.set('Content-Encoding', encoding)
  }
  all.set('Content-Length', String(body.length))
  return new Response(c.req.method === 'HEAD' ? null : body, { status, headers: all })
}

/** If-None-Match (RFC 9110, 13.1.2): any of the listed tags, compared weakly; `*` matches anything. */
function matches(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return header?.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag)) ?? false
}
