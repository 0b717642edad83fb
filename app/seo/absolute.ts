import { deploymentPlaceholders } from '../deployment-values.ts'

/** The absolute address of a path on this site, e.g. of `/seo`. Its origin is put in where the page is handed out. */
export function absolute(path: string): string {
  return `${deploymentPlaceholders.origin}${path}`
}
