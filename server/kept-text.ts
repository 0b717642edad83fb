import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding, encode } from './encodings.ts'

/** A text that is sent many times, with its encodings made once. */
export interface KeptText {
  bytes: Buffer
  etag: string
  encoded: Map<Encoding, Promise<Buffer>>
}

/** @param made encodings that exist already, from the build */
export function keep(text: string, made: Iterable<[Encoding, Buffer]> = []): KeptText {
  const bytes = Buffer.from(text)
  return {
    bytes,
    etag: entityTag(bytes),
    encoded: new Map([...made].map(([name, value]) => [name, Promise.resolve(value)])),
  }
}

/** Weak, because one text has one tag in all its encodings (RFC 9110, 8.8.3.3). */
export function entityTag(bytes: Buffer | string): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/**
 * Answers with a kept text in the smallest encoding the visitor takes, or with a 304 when nothing changed.
 * @param headers at least a Content-Type
 */
export async function sendKept(
  c: Context,
  text: KeptText,
  headers: Record<string, string>,
): Promise<Response> {
  return send(c, text.etag, headers, 200, async (encoding) => {
    if (!encoding) return text.bytes
    const known = text.encoded.get(encoding)
    if (known) return known
    const made = encode(text.bytes, encoding, { best: true })
    text.encoded.set(encoding, made)
    return made
  })
}

/** Answers with a text made for this one visit. */
export async function sendOnce(
  c: Context,
  text: string,
  headers: Record<string, string>,
  status: number,
): Promise<Response> {
  const bytes = Buffer.from(text)
  return send(c, entityTag(bytes), headers, status, async (encoding) =>
    encoding ? encode(bytes, encoding, { best: false }) : bytes,
  )
}

async function send(
  c: Context,
  etag: string,
  headers: Record<string, string>,
  status: number,
  bodyFor: (encoding: Encoding | null) => Promise<Buffer>,
): Promise<Response> {
  const all = new Headers({ ...headers, ETag: etag, Vary: 'Accept-Encoding' })
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = await bodyFor(encoding)
  if (encoding) all.set('Content-Encoding', encoding)
  all.set('Content-Length', String(body.length))
  const bare = c.req.method === 'HEAD'
  return new Response(bare ? null : new Uint8Array(body), { status, headers: all })
}

/** RFC 9110, 13.1.2: any of the listed tags, compared weakly; a star stands for whatever there is. */
function matches(header: string | undefined, etag: string): boolean {
  if (!header) return false
  const bare = (tag: string) => tag.trim().replace(/^W\//, '')
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag))
}
