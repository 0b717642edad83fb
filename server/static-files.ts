import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type CachedBody, cacheBody, sendCached, sendPart } from './cached-body.ts'
import { filePolicy } from './content-policy.ts'
import { allDocuments, CDN_POLICY, REVALIDATED, readPrecompressed } from './documents.ts'
import { encodings } from './encodings.ts'
import { filmFiles } from './films.ts'

/** Files named by a hash of their content never change. */
export const HASHED = 'public, max-age=31536000, immutable'

/** Search engines should lead to the guide's page. The pages' policy would block the browsers' PDF viewers. */
export const pdfHeaders = {
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "frame-ancestors 'self'",
}

/*
 * All files are read at the start, 3 MB in all: a build that replaces them on disk changes nothing in what a running
 * server answers.
 */

/** The compressed variants that the build puts beside a file. */
const compressed = encodings.map(({ ending }) => `**/*${ending}`)

/**
 * Serves files with a hashed name.
 * @param folder the built folder that is served at the path `prefix`, which ends with a slash
 */
export function hashedFiles(folder: string, prefix: string): MiddlewareHandler {
  const headers = { 'Cache-Control': HASHED, 'Content-Security-Policy': filePolicy }
  const files = readFiles(folder, prefix, compressed)
  return async (c, next) => {
    const file = files.get(c.req.path)
    return file ? sendCached(c, file.body, { ...headers, 'Content-Type': file.type }) : next()
  }
}

/**
 * Serves the other files, with ranges: icons, share pictures, the PDF guide. Pages, hashed files and the settings of
 * static hosts are not among them.
 * @param folder `build/site/client`
 */
export function otherFiles(folder: string): MiddlewareHandler {
  const files = readFiles(folder, '/', [...compressed, allDocuments, filmFiles, 'assets/**', '_*'])
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file) return next()
    const headers = {
      'Content-Type': file.type,
      'Cache-Control': REVALIDATED,
      'CDN-Cache-Control': CDN_POLICY,
      'Accept-Ranges': 'bytes',
      ...(c.req.path.endsWith('.pdf') ? pdfHeaders : { 'Content-Security-Policy': filePolicy }),
    }
    return sendPart(c, file.body, headers) ?? sendCached(c, file.body, headers)
  }
}

/** The files of a folder, except those that match `exclude`, by the path each is served at. */
function readFiles(folder: string, prefix: string, exclude: string[]) {
  const files = new Map<string, { body: CachedBody; type: string }>()
  for (const entry of globSync('**/*', { cwd: folder, exclude, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    const name = path.relative(folder, file).split(path.sep).join('/')
    files.set(prefix + encodeURI(name), {
      body: cacheBody(readFileSync(file), readPrecompressed(file)),
      type: getMimeType(name) ?? 'application/octet-stream',
    })
  }
  return files
}
