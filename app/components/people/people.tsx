import type { PeopleContent } from '../../content/site/people.schema.ts'
import type { Person } from '../../content/site/site.schema.ts'
import { Headline } from '../ui/heading.tsx'
import { Portrait } from './portrait.tsx'

interface PeopleProps {
  people: readonly Person[]
  content: PeopleContent
}

/** The people a practice works with: portrait, role, a paragraph, and the calls they take. Nothing without people. */
export function People({ people, content }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="people" className="page-container pb-16 md:pb-24">
      <Headline id="people" className="border-t-2 border-ink pt-5 text-major" text={content.heading} />
      <ul className={`mt-8 grid gap-x-16 gap-y-10 ${people.length > 1 ? 'lg:grid-cols-2' : ''}`}>
        {people.map((person) => (
          <li
            key={person.name}
            className="grid grid-cols-[6.5rem_1fr] gap-x-5 sm:grid-cols-[9rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8"
          >
            <Portrait
              person={person}
              sizes="(min-width: 40rem) 9rem, 6.5rem"
              className="self-start sm:row-span-2"
            />
            <div className="self-end sm:self-start">
              <h3 className="text-minor">{person.name}</h3>
              <p className="text-small text-soft">{capitalized(person.role)}</p>
            </div>
            <div className="col-span-full mt-4 max-w-[36rem] sm:col-span-1 sm:col-start-2">
              <p>{person.about}</p>
              <Calls calls={person.calls} content={content} className="mt-3 text-small text-soft" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PeopleLinesProps extends PeopleProps {
  heading: string
  /** Whether to say whose calls each person takes; not where the call is known. */
  hasCalls?: boolean
}

/** The same people as lines: a small portrait, name and role. */
export function PeopleLines({ people, content, heading, hasCalls = false }: PeopleLinesProps) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="call-with" className="mt-6">
      <Headline id="call-with" className="text-minor" text={heading} />
      <ul className="mt-3">
        {people.map((person) => (
          <li key={person.name} className="flex items-center gap-4 border-t border-rule py-3">
            <Portrait person={person} sizes="4rem" className="w-16 shrink-0" />
            <div>
              <p className="font-semibold">{person.name}</p>
              <p className="text-small text-soft">{capitalized(person.role)}</p>
              {hasCalls && <Calls calls={person.calls} content={content} className="text-small text-soft" />}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface CallsProps {
  calls: Person['calls']
  content: PeopleContent
  className: string
}

function Calls({ calls, content, className }: CallsProps) {
  if (calls === 'all') return <p className={className}>{content.allCalls}</p>
  if (calls.length === 0) return null
  return (
    <p className={className}>
      {content.callsFor} {calls.join(', ')}
    </p>
  )
}

/** A role as a line of its own. */
export const capitalized = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
