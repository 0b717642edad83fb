import { letter } from '../content/site/letter.data.ts'
import { site } from '../content/site/site.data.ts'
import { Portrait } from './people/portrait.tsx'
import { ClientPractices } from './proof/client-practices.tsx'
import { Heading } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'
import { TextLink } from './ui/text-link.tsx'
import { Paragraphs } from './ui/texts.tsx'

const founder = site.people.find(({ duties }) => duties.includes('founder'))

/** The founder's letter, signed. Nothing where nobody is the founder. */
export function Letter() {
  if (!founder) return null
  return (
    <Section tone="leaf" labelledBy="letter" slim>
      <div className="relative grid gap-x-16 gap-y-5 lg:grid-cols-[5fr_7fr]">
        <Heading id="letter" content={letter} />
        <div className="grid max-w-[38rem] gap-4 font-serif text-[1.125rem]/[1.4]">
          <Paragraphs texts={letter.opening} />
          <p>
            <ClientPractices /> {letter.proof}
          </p>
          <p>{letter.closing}</p>
          <FoundingOffer />
          <div className="flex items-center gap-4">
            <Portrait
              person={founder}
              sizes="(min-width: 64rem) 10rem, 3.5rem"
              className="w-14 shrink-0 lg:absolute lg:top-36 lg:left-0 lg:w-40"
            />
            <p>
              <span className="underscored text-middle italic">{founder.name}</span>
              <span className="mt-1 block font-sans text-label text-soft">{founder.role}</span>
            </p>
          </div>
          <p className="font-sans text-body">
            <TextLink link={letter.samples} />
          </p>
        </div>
      </div>
    </Section>
  )
}

/** What the first practices are offered, once the owner has written it. */
export const FoundingOffer = () =>
  letter.foundingOffer ? <p className="font-semibold">{letter.foundingOffer}</p> : null
