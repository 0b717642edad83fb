import { type Attribution, cleanAttribution } from '../domain/attribution.ts'

/** The attribution in a query or a form; the first value of a repeated parameter counts. Never throws. */
export function readAttribution(params: URLSearchParams): Attribution {
  return cleanAttribution((name) => params.get(name))
}
