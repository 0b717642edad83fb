import { ContentError } from '../../content/content-error.ts'
import { redirectFaults } from '../redirect-faults.ts'
import { redirects } from '../redirects.ts'
import type { SitePage } from './read-page.ts'

/**
 * Stops the build if a redirect is invalid.
 * @param files paths of files that may be targets, e.g. the feed
 * @throws {ContentError} one line for each fault
 */
export function assertRedirects(pages: readonly SitePage[], files: readonly string[]): void {
  const byPath = new Map(pages.map((page) => [page.path, page]))
  const faults = redirectFaults(redirects, {
    has: (path) => byPath.has(path) || files.includes(path),
    hasPlace: (path, id) => byPath.get(path)?.ids.has(id) ?? false,
  })
  if (faults.length > 0)
    throw new ContentError(
      'app/seo/redirects.ts',
      faults.map((reason) => ({ field: '', reason })),
    )
}
