import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { type DeploymentValues, fillDeploymentValues } from '../app/deployment-values.ts'
import { type CachedBody, cacheBody, sendCached } from './cached-body.ts'
import { contentPolicy, filePolicy, type PolicySetting } from './content-policy.ts'
import { type Encoding, encodings } from './encodings.ts'
import type { SiteEnv } from './request-address.ts'

/** Browsers revalidate each time; the entity tag makes that a 304 when nothing changed. */
export const REVALIDATED = 'no-cache'
/** For CDNs (RFC 9213): fresh for five minutes, and for a day the stale copy while they revalidate. */
export const CDN_POLICY = 'public, max-age=300, stale-while-revalidate=86400'

/** Files that name the site's address: sitemap, feed, manifest and the like. */
export const siteFiles = '**/*.{xml,txt,webmanifest}'
/** The same, and the pages. */
export const allDocuments = '**/*.{html,xml,txt,webmanifest}'

/** A file of the build as it is sent. */
export interface BuiltFile {
  body: CachedBody
  headers: Record<string, string>
}

/** The path at which a file of the build is served: `/about` for `about/index.html`. */
export function addressOf(file: string): string {
  const address = `/${file.split(path.sep).join('/')}`
  return address === '/index.html' ? '/' : address.replace(/\/index\.html$/, '')
}

/**
 * Reads the built pages and the other files that contain the site's address, keyed by the path each is served at.
 * They contain the deployment values of the build. If this deployment has others, those are filled in, and each text
 * is compressed again when it is first requested.
 * @param clientFolder `build/site/client`
 */
export function loadDocuments(
  clientFolder: string,
  deploymentValues: DeploymentValues,
  policy: PolicySetting,
  pattern = allDocuments,
): ReadonlyMap<string, BuiltFile> {
  const builtWith: DeploymentValues = JSON.parse(
    readFileSync(path.join(clientFolder, '..', 'deployment-values.json'), 'utf8'),
  )
  const unchanged =
    builtWith.origin === deploymentValues.origin && builtWith.analyticsId === deploymentValues.analyticsId
  const documents = new Map<string, BuiltFile>()
  for (const file of globSync(pattern, { cwd: clientFolder })) {
    const whole = path.join(clientFolder, file)
    const built = readFileSync(whole, 'utf8')
    const text = unchanged ? built : fillDeploymentValues(built, deploymentValues, builtWith)
    documents.set(addressOf(file), {
      body: cacheBody(text, unchanged ? readPrecompressed(whole) : []),
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

/** The compressed variants of a file that the build has made. */
export function readPrecompressed(file: string): [Encoding, Buffer<ArrayBuffer>][] {
  return encodings
    .filter(({ ending }) => existsSync(`${file}${ending}`))
    .map(({ name, ending }) => [name, readFileSync(`${file}${ending}`)])
}

/**
 * Serves files of the build. They were read at the start, 3 MB in all: a build that replaces them on disk changes nothing
 * in what a running server answers.
 * @param readsQuery paths whose page depends on the query: with one they are left to the next handler
 */
export function serveBuilt(
  files: ReadonlyMap<string, BuiltFile>,
  readsQuery: readonly string[],
): MiddlewareHandler<SiteEnv> {
  return async (c, next) => {
    const { pathname, search } = c.var.url
    const found = files.get(pathname)
    if (!found || (search && readsQuery.includes(pathname))) return next()
    return sendCached(c, found.body, found.headers)
  }
}
