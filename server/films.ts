import { createReadStream, fstatSync, globSync, openSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { byteRange } from './byte-range.ts'
import { filePolicy } from './content-policy.ts'
import { CDN_POLICY, REVALIDATED } from './documents.ts'

/** Films, which are too large to be kept in memory like the other files. */
export const filmFiles = 'films/*.{mp4,webm}'

interface OpenFilm {
  descriptor: number
  size: number
  /** Strong, so that a player can ask for the rest of what it has (RFC 9110, 13.1.5). */
  etag: string
  type: string
}

/**
 * Serves films with ranges, which players need to seek. Each is opened at the start and stays open: a build that replaces
 * it on disk changes nothing in what a running server answers.
 * @param folder `build/site/client`
 */
export function serveFilms(folder: string): MiddlewareHandler {
  const films = openFilms(folder)
  return async (c, next) => {
    const film = films.get(c.req.path)
    if (!film) return next()
    const { descriptor, size, etag, type } = film
    const headers = new Headers({
      ...{ 'Content-Type': type, 'Accept-Ranges': 'bytes', ETag: etag },
      ...{ 'Cache-Control': REVALIDATED, 'CDN-Cache-Control': CDN_POLICY },
      'Content-Security-Policy': filePolicy,
    })
    if (listed(c.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers })
    const isCurrent = (c.req.header('if-range') ?? etag) === etag
    const part = c.req.method === 'GET' && isCurrent ? byteRange(c.req.header('range'), size) : null
    if (part === 'unsatisfiable') {
      headers.set('Content-Range', `bytes */${size}`)
      return new Response(null, { status: 416, headers })
    }
    const { first, last } = part ?? { first: 0, last: size - 1 }
    headers.set('Content-Length', String(last - first + 1))
    if (part) headers.set('Content-Range', `bytes ${first}-${last}/${size}`)
    const body = c.req.method === 'HEAD' ? null : streamOf(descriptor, first, last)
    return new Response(body, { status: part ? 206 : 200, headers })
  }
}

function openFilms(folder: string): ReadonlyMap<string, OpenFilm> {
  const films = new Map<string, OpenFilm>()
  for (const file of globSync(filmFiles, { cwd: folder })) {
    const descriptor = openSync(path.join(folder, file), 'r')
    const { size, mtimeMs } = fstatSync(descriptor)
    const name = file.split(path.sep).join('/')
    films.set(`/${encodeURI(name)}`, {
      ...{ descriptor, size, etag: `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"` },
      type: getMimeType(name) ?? 'application/octet-stream',
    })
  }
  return films
}

function streamOf(descriptor: number, start: number, end: number): ReadableStream<Uint8Array> {
  // The path is not read: the file is open.
  const stream = createReadStream('', { fd: descriptor, autoClose: false, start, end })
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** Whether If-None-Match (RFC 9110, 13.1.2) lists the tag. */
function listed(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false
}
