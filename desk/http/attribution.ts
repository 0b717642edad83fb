import { ATTRIBUTION_NAMES } from '../screens/addresses.ts'
import { UNPRINTABLE } from './input.ts'

const LONGEST = 200

/**
 * Takes the campaign parameters out of a query or a form: known names only, each of at most 200 characters.
 * One that is too long or unprintable is left out and not refused: an ad platform's odd click number
 * must never cost a doctor the appointment. Of a repeated one the first counts.
 */
export function readAttribution(from: URLSearchParams): Record<string, string> {
  const found: Record<string, string> = {}
  for (const name of ATTRIBUTION_NAMES) {
    const value = from.get(name)?.trim() ?? ''
    if (value && value.length <= LONGEST && !UNPRINTABLE.test(value)) found[name] = value
  }
  return found
}
