import { redirectFaults } from '../redirect-faults.ts'
import { type Redirect, redirects } from '../redirects.ts'
import type { SitePage } from './read-page.ts'

/**
 * Stops the build over a redirect that would fail a visitor.
 * @param files addresses of what lies beside the pages and may be a goal, e.g. the feed
 * @throws {Error} one line for each fault
 */
export function assertRedirects(pages: readonly SitePage[], files: readonly string[]): void {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const faults = redirectFaults(redirects, {
    has: (path) => byPath.has(path) || files.includes(path),
    hasPlace: (path, id) => byPath.get(path)?.ids.has(id) ?? false,
  })
  if (faults.length > 0) throw new Error(`app/seo/redirects.ts:\n  ${faults.join('\n  ')}`)
}

/** The same list for hosts that serve the files without this site's server: a line each, as Netlify and Cloudflare read it. */
export function redirectsFile(list: readonly Redirect[] = redirects): string {
  return list.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('')
}
