import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** Files named by a hash of their content never change. */
const HASHED = 'public, max-age=31536000, immutable'
/** Documents are asked for again each time; the entity tag makes the answer short when nothing changed. */
const REVALIDATED = 'no-cache'

/** Files with a hashed name, under `/assets/` and `/desk/assets/`. */
export function hashedFiles(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    onFound: (_path, c) => {
      c.header('Cache-Control', HASHED)
    },
  })
}

/** The prerendered pages and what else lies beside them. `/about` is the file `about/index.html`. */
export function pages(folder: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    precompressed: true,
    rewriteRequestPath: (path) =>
      /\.[a-z0-9]+$/i.test(path) ? path : `${path.replace(/\/$/, '')}/index.html`,
    onFound: (file, c) => {
      c.header('Cache-Control', REVALIDATED)
      if (!file.endsWith('.pdf')) return
      // The guide is asked for on its page; search engines are to lead there. The pages' own policy forbids
      // what browsers show a PDF with.
      c.header('X-Robots-Tag', 'noindex')
      c.header('Content-Security-Policy', "frame-ancestors 'self'")
    },
  })
}
