import { peopleContent as content } from '../../content/site/people.data.ts'
import type { Person } from '../../content/site/site.schema.ts'
import { Headline } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import { Portrait } from './portrait.tsx'

interface PeopleProps {
  people: readonly Person[]
  heading?: string
  note?: React.ReactNode
}

/** The people a practice works with, each with a line that they struck, and below them a note. Nothing without people. */
export function People({ people, heading = content.heading, note }: PeopleProps) {
  if (people.length === 0) return null
  return (
    <Section labelledBy="people" slim>
      <p className="kicker">{content.kicker}</p>
      <Headline id="people" text={heading} />
      <ul className="mt-5 grid gap-x-12 gap-y-7 sm:grid-cols-2 lg:mt-8">
        {people.map((person) => (
          <li
            key={person.name}
            className="grid grid-cols-[5rem_1fr] items-start gap-x-5 lg:grid-cols-[7rem_1fr]"
          >
            <Portrait person={person} sizes="(min-width: 64rem) 7rem, 5rem" className="w-full" />
            <div>
              <h3 className="text-minor">{person.name}</h3>
              <p className="text-label text-soft">{capitalized(person.role)}</p>
              <p className="mt-1">{person.about}</p>
              <Calls calls={person.calls} />
              {person.struck ? (
                <p className="mt-2">
                  <span className="block text-label text-soft">{content.struck}</span>
                  <s className="struck font-serif text-minor">{person.struck.line}</s>
                  <span className="pencil-note">{person.struck.why}</span>
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {note ? <p className="mt-8 text-lead">{note}</p> : null}
    </Section>
  )
}

/** The same people as lines: a small portrait, name and role. */
export function PeopleLines({ people, heading }: { people: readonly Person[]; heading: string }) {
  if (people.length === 0) return null
  return (
    <section aria-labelledby="call-with">
      <Headline id="call-with" className="mb-2 text-minor max-sm:sr-only" text={heading} />
      <ul>
        {people.map((person) => (
          <li key={person.name} className="flex items-start gap-4 border-t border-current/25 py-3">
            <Portrait person={person} sizes="4rem" className="w-14 shrink-0 min-[45rem]:w-20" />
            <div>
              <p className="font-semibold">{person.name}</p>
              <p className="text-small opacity-90">{capitalized(person.role)}</p>
              {person.says ? <p className="mt-1 font-serif italic">“{person.says}”</p> : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Calls({ calls }: { calls: Person['calls'] }) {
  if (calls === 'all') return <p className="text-label text-soft">{content.allCalls}</p>
  if (calls.length === 0) return null
  return (
    <p className="text-label text-soft">
      {content.callsFor} {calls.join(', ')}
    </p>
  )
}

/** A role as a line of its own. */
export const capitalized = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
