import { type Attribution, cleanAttribution } from '../domain/attribution.ts'

/** The attribution in a query or a form. Of a repeated name the first value counts. Never refuses anything. */
export function readAttribution(from: URLSearchParams): Attribution {
  return cleanAttribution((name) => from.get(name))
}
