import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { peopleContent } from '../../content/site/people.data.ts'
import { site } from '../../content/site/site.data.ts'
import { TextLink } from '../ui/text-link.tsx'

/** How many practices are clients, from `clientPractices` of `content/site.yaml`; without one, what to judge by instead. */
export function ClientPractices() {
  const { none, one, several } = peopleContent.clients
  const count = site.clientPractices
  if (count > 0) return count === 1 ? one : fillPlaceholders(several, { count: String(count) })
  return (
    <>
      {`${none.text} `}
      <TextLink link={none.link} />
    </>
  )
}
