import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { cacheBody, sendCached } from './cached-body.ts'
import { filePolicy } from './content-policy.ts'
import { CDN_POLICY, REVALIDATED, readPrecompressed } from './documents.ts'
import { encodings } from './encodings.ts'

/** Files named by a hash of their content never change. */
export const HASHED = 'public, max-age=31536000, immutable'

/** Search engines should lead to the guide's page. The pages' policy would block the browsers' PDF viewers. */
export const pdfHeaders = {
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "frame-ancestors 'self'",
}

/**
 * Serves files with a hashed name from memory: together they are smaller than one photograph.
 * @param folder the built folder that is served at the path `prefix`, which ends with a slash
 */
export function hashedFiles(folder: string, prefix: string): MiddlewareHandler {
  const names = globSync('*', { cwd: folder }).filter(
    (name) => !encodings.some(({ ending }) => name.endsWith(ending)),
  )
  const files = new Map(
    names.map((name) => {
      const file = path.join(folder, name)
      const headers = {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        'Cache-Control': HASHED,
        'Content-Security-Policy': filePolicy,
      }
      return [`${prefix}${name}`, { body: cacheBody(readFileSync(file), readPrecompressed(file)), headers }]
    }),
  )
  return async (c, next) => {
    const found = files.get(c.req.path)
    return found ? sendCached(c, found.body, found.headers) : next()
  }
}

/** Serves the other files from disk, with ranges: icons, share pictures, the PDF guide. Pages are not among them. */
export function otherFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (file, c) => {
      c.header('Cache-Control', REVALIDATED)
      c.header('CDN-Cache-Control', CDN_POLICY)
      c.header('Accept-Ranges', 'bytes')
      if (!file.endsWith('.pdf')) return c.header('Content-Security-Policy', filePolicy)
      for (const [name, value] of Object.entries(pdfHeaders)) c.header(name, value)
    },
  })
}
