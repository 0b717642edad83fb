import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type DeploymentValues, stamp } from '../app/deployment-values.ts'
import { type Kept, keep, sendCached } from './cached-body.ts'
import { contentPolicy, filePolicy, type PolicySetting } from './content-policy.ts'
import { type Encoding, encodings } from './encodings.ts'

/** Browsers ask again each time; the entity tag makes the answer short when nothing changed. */
export const REVALIDATED = 'no-cache'
/** What a CDN may do meanwhile (RFC 9213): five minutes of its own, and a day of the old one while it asks. */
export const CDN_POLICY = 'public, max-age=300, stale-while-revalidate=86400'

/** Files that name the site's address: sitemap, feed, manifest and the like. */
export const siteFiles = '**/*.{xml,txt,webmanifest}'
/** The same, and the pages. */
export const allDocuments = '**/*.{html,xml,txt,webmanifest}'

/** A file of the build that names this site's address: a page, the sitemap, a feed. */
interface BuiltText {
  text: Kept
  headers: Record<string, string>
}

/** The address that a file of the build answers at: `about/index.html` is `/about`. */
export function addressOf(file: string): string {
  const address = `/${file.split(path.sep).join('/')}`
  return address === '/index.html' ? '/' : address.replace(/\/index\.html$/, '')
}

/**
 * Reads the built pages, and what else names the site's address, by the address each answers at.
 * They carry what the build was told. Where this deployment is told otherwise, its own values take their place
 * and the texts are compressed anew, each when it is first asked for.
 */
export function loadDocuments(
  clientFolder: string,
  stamps: DeploymentValues,
  policy: PolicySetting,
  pattern = allDocuments,
): ReadonlyMap<string, BuiltText> {
  const builtWith: DeploymentValues = JSON.parse(
    readFileSync(path.join(clientFolder, '..', 'stamps.json'), 'utf8'),
  )
  const unchanged = builtWith.origin === stamps.origin && builtWith.analyticsId === stamps.analyticsId
  const documents = new Map<string, BuiltText>()
  for (const file of globSync(pattern, { cwd: clientFolder })) {
    const whole = path.join(clientFolder, file)
    const built = readFileSync(whole, 'utf8')
    const text = unchanged ? built : stamp(built, stamps, builtWith)
    documents.set(addressOf(file), {
      text: keep(text, unchanged ? readPrecompressed(whole) : []),
      headers: {
        'Content-Type': getMimeType(file) ?? 'text/plain; charset=utf-8',
        'Content-Security-Policy': file.endsWith('.html') ? contentPolicy(text, policy) : filePolicy,
        'Cache-Control': REVALIDATED,
        'CDN-Cache-Control': CDN_POLICY,
      },
    })
  }
  return documents
}

/** The encodings of a file that the build has made. */
export function readPrecompressed(file: string): [Encoding, Buffer][] {
  return encodings
    .filter(({ ending }) => existsSync(`${file}${ending}`))
    .map(({ name, ending }) => [name, readFileSync(`${file}${ending}`)])
}

/**
 * Answers with built documents.
 * @param readsQuery addresses whose page says something else when it is asked with a query
 */
export function serveDocuments(
  documents: ReadonlyMap<string, BuiltText>,
  readsQuery: readonly string[],
): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    const found = documents.get(pathname)
    if (!found || (search && readsQuery.includes(pathname))) return next()
    return sendCached(c, found.text, found.headers)
  }
}
