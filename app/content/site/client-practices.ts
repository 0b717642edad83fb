import { fillPlaceholders } from '../checks/placeholders.ts'
import { peopleContent } from './people.data.ts'
import { site } from './site.data.ts'

/** How many practices are clients, from `clientPractices` of `content/site.yaml`. */
export function clientPracticesLine(count = site.clientPractices): string {
  const { none, one, several } = peopleContent.clients
  if (count === 0) return none
  return count === 1 ? one : fillPlaceholders(several, { count: String(count) })
}
