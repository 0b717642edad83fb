import { letter } from '../content/site/letter.data.ts'
import { site } from '../content/site/site.data.ts'
import { Portrait } from './people/portrait.tsx'
import { Headline } from './ui/heading.tsx'
import { Section } from './ui/section.tsx'
import { TextLink } from './ui/text-link.tsx'
import { Paragraphs } from './ui/texts.tsx'

const founder = site.people.find(({ duties }) => duties.includes('founder'))

/** The founder's letter, signed. Nothing where nobody is the founder. */
export function Letter() {
  if (!founder) return null
  return (
    <Section tone="leaf" labelledBy="letter" slim>
      <div className="letter">
        <Portrait person={founder} sizes="(min-width: 64rem) 12rem, 5rem" />
        <div>
          <p className="kicker">{letter.kicker}</p>
          <Headline id="letter" text={letter.headline} />
          <Paragraphs texts={letter.paragraphs} />
          <FoundingOffer />
          <p className="letter-end">
            <span>
              <span className="underscored text-middle italic">{founder.name}</span>
              <span className="block text-label text-soft">{founder.role}</span>
            </span>
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
