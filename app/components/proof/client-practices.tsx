import { fillPlaceholders } from '../../content/placeholders.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'

/** How many practices are clients, from `clientPractices` of `content/site.yaml`; nothing until the owner says it. */
export function ClientPractices() {
  const { one, several } = peopleContent.clients
  const count = site.clientPractices
  if (count === 0) return null
  return count === 1 ? one : fillPlaceholders(several, { count })
}
