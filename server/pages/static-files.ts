import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '../request-address.ts'
import { REVALIDATED } from './pages.ts'

/** Files named by a hash of their content never change. */
const HASHED = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const DAY = { 'Cache-Control': 'public, max-age=86400' }
/** Not indexed, so that search engines list the guide's page; the pages' policy would block browsers' PDF viewers. */
export const PDF = {
  ...REVALIDATED,
  'X-Robots-Tag': 'noindex',
  'Content-Security-Policy': "frame-ancestors 'self'",
}

function headersOf(address: string): Record<string, string> {
  if (address.startsWith('/assets/')) return HASHED
  if (address.startsWith('/films/')) return DAY
  return address.endsWith('.pdf') ? PDF : REVALIDATED
}

/** Serves the files of the build: scripts and fonts with a hashed name, films, icons, share pictures, PDFs. */
export function staticFiles(folder: string): Hono<AppEnv> {
  const send = serveStatic<AppEnv>({ root: folder, precompressed: true })
  const serve: MiddlewareHandler<AppEnv> = async (c, next) => {
    const found = await send(c, next)
    if (!(found instanceof Response)) return
    for (const [name, value] of Object.entries(headersOf(c.req.path))) found.headers.set(name, value)
    return found
  }
  const files = new Hono<AppEnv>()
  files.get('/assets/*', serve)
  files.get('/films/*', serve)
  files.get('*', etag(), serve)
  return files
}
