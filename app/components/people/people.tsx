import { peopleContent as content } from '../../content/site/people.data.ts'
import type { Person } from '../../content/site/site.schema.ts'
import { Headline } from '../ui/heading.tsx'
import { Section } from '../ui/section.tsx'
import { Portrait } from './portrait.tsx'

interface PeopleProps {
  people: readonly Person[]
  heading?: string
  note: React.ReactNode
}

/** The people a practice works with, the founder first and large, then how many clients there are. Nothing without people. */
export function People({ people, heading = content.heading, note }: PeopleProps) {
  const first = people.find(({ duties }) => duties.includes('founder')) ?? people[0]
  if (!first) return null
  return (
    <Section tone="evergreen" labelledBy="people">
      <Headline id="people" text={heading} />
      <div
        className={`mt-8 grid grid-cols-[6rem_1fr] items-end gap-x-5 gap-y-6 sm:gap-x-10 md:mt-12 ${
          first.photo ? 'sm:grid-cols-[12rem_1fr] lg:grid-cols-[17rem_1fr] lg:gap-x-16' : ''
        }`.trimEnd()}
      >
        <Portrait
          person={first}
          sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 12rem, 6rem"
          className="sm:row-span-2 sm:self-start"
        />
        <Name person={first} className="sm:order-last sm:self-start" />
        <div className="col-span-full sm:col-span-1">
          <p className="max-w-[26em] font-serif text-[clamp(1.625rem,1.2rem+1.9vw,2.5rem)] leading-[1.16] tracking-[-0.018em]">
            {first.about}
          </p>
          <Calls calls={first.calls} className="mt-4 text-small opacity-90" />
        </div>
      </div>
      <ul className="mt-12 grid gap-x-10 gap-y-8 border-t border-white/40 pt-8 sm:grid-cols-3 md:mt-16">
        {people
          .filter((person) => person !== first)
          .map((person) => (
            <li
              key={person.name}
              className="grid grid-cols-[5rem_1fr] items-start gap-x-5 gap-y-4 sm:max-lg:block"
            >
              <Portrait person={person} sizes="5rem" className="w-20 sm:max-lg:mb-4" />
              <div>
                <Name person={person} />
                <p className="mt-2 opacity-90">{person.about}</p>
                <Calls calls={person.calls} className="mt-2 text-small opacity-90" />
              </div>
            </li>
          ))}
      </ul>
      <p className="mt-8 border-t border-white/40 pt-6 text-lead md:mt-12">{note}</p>
    </Section>
  )
}

const Name = ({ person: { name, role }, className }: { person: Person; className?: string }) => (
  <div className={className}>
    <h3 className="text-minor">{name}</h3>
    <p className="text-small opacity-90">{capitalized(role)}</p>
  </div>
)

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

function Calls({ calls, className }: { calls: Person['calls']; className: string }) {
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
