import { deploymentPlaceholders } from '../deployment-values.ts'

/** The absolute URL of a path such as `/seo`, with a placeholder for the origin that the server replaces. */
export function absolute(path: string): string {
  return `${deploymentPlaceholders.origin}${path}`
}
