import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { filePolicy } from './content-policy.ts'
import { CDN_POLICY, REVALIDATED } from './documents.ts'

/** Files named by a hash of their content never change. */
export const HASHED = 'public, max-age=31536000, immutable'

/** Files with a hashed name, under `/assets/` and `/desk/assets/`. */
export function hashedFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', HASHED)
      c.header('Content-Security-Policy', filePolicy)
    },
  })
}

/** What lies beside the pages under a name of its own: icons, cards, the guide. Pages are not among them. */
export function otherFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (file, c) => {
      c.header('Cache-Control', REVALIDATED)
      c.header('CDN-Cache-Control', CDN_POLICY)
      c.header('Accept-Ranges', 'bytes')
      if (!file.endsWith('.pdf')) return c.header('Content-Security-Policy', filePolicy)
      // The guide is asked for on its page; search engines are to lead there. The pages' own policy forbids
      // what browsers show a PDF with.
      c.header('X-Robots-Tag', 'noindex')
      c.header('Content-Security-Policy', "frame-ancestors 'self'")
    },
  })
}
