import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { keep, sendCached } from './cached-body.ts'
import { filePolicy } from './content-policy.ts'
import { CDN_POLICY, REVALIDATED, readPrecompressed } from './documents.ts'
import { encodings } from './encodings.ts'

/** Files named by a hash of their content never change. */
export const HASHED = 'public, max-age=31536000, immutable'

/**
 * Files with a hashed name, under `/assets/` or `/desk/assets/`: read once at the start, for all of them together
 * are smaller than one photograph.
 * @param folder the built folder that the address `prefix` stands for
 */
export function hashedFiles(folder: string, prefix: string): MiddlewareHandler {
  const files = new Map(
    globSync('*', { cwd: folder })
      .filter((name) => !encodings.some(({ ending }) => name.endsWith(ending)))
      .map((name) => {
        const file = path.join(folder, name)
        const headers = {
          'Content-Type': getMimeType(name) ?? 'application/octet-stream',
          'Cache-Control': HASHED,
          'Content-Security-Policy': filePolicy,
        }
        return [
          `${prefix}${name}`,
          { kept: keep(readFileSync(file), readPrecompressed(file)), headers },
        ] as const
      }),
  )
  return async (c, next) => {
    const found = files.get(c.req.path)
    return found ? sendCached(c, found.kept, found.headers) : next()
  }
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
