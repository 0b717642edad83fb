import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { chooseEncoding, type Encoding, encode } from './encodings.ts'

/** What is sent many times, with its encodings made once. */
export interface Kept {
  bytes: Buffer
  etag: string
  encoded: Map<Encoding, Promise<Buffer>>
  /** Whether an encoding that is not there yet is worth making; a font or a picture is packed already. */
  isText: boolean
}

/** @param made encodings that exist already, from the build */
export function keep(content: string | Buffer, made: Iterable<[Encoding, Buffer]> = []): Kept {
  const bytes = Buffer.from(content)
  return {
    bytes,
    etag: entityTag(bytes),
    encoded: new Map([...made].map(([name, value]) => [name, Promise.resolve(value)])),
    isText: typeof content === 'string',
  }
}

/** Weak, because one text has one tag in all its encodings (RFC 9110, 8.8.3.3). */
export function entityTag(bytes: Buffer | string): string {
  return `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
}

/**
 * Answers with what is kept in the smallest encoding the visitor takes, or with a 304 when nothing changed.
 * @param headers at least a Content-Type
 */
export async function sendCached(c: Context, kept: Kept, headers: Record<string, string>): Promise<Response> {
  const offered = kept.isText ? undefined : [...kept.encoded.keys()]
  return send(c, kept.etag, headers, 200, offered, async (encoding) => {
    if (!encoding) return kept.bytes
    const known = kept.encoded.get(encoding)
    if (known) return known
    const made = encode(kept.bytes, encoding, { best: true })
    kept.encoded.set(encoding, made)
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
  return send(c, entityTag(bytes), headers, status, undefined, async (encoding) =>
    encoding ? encode(bytes, encoding, { best: false }) : bytes,
  )
}

async function send(
  c: Context,
  etag: string,
  headers: Record<string, string>,
  status: number,
  offered: readonly Encoding[] | undefined,
  bodyFor: (encoding: Encoding | null) => Promise<Buffer>,
): Promise<Response> {
  const all = new Headers({ ...headers, ETag: etag, Vary: 'Accept-Encoding' })
  if (status === 200 && matches(c.req.header('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: all })
  }
  const encoding = chooseEncoding(c.req.header('accept-encoding'), offered)
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
