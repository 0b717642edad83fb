import { PageHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { ContactContent } from './content.schema.ts'

interface ContactHeroProps {
  hero: ContactContent['hero']
  call: ContactContent['call']
}

/** Hero: headline and CTA, then the details of the call as one row of a form, like an appointment slip. */
export function ContactHero({ hero, call }: ContactHeroProps) {
  return (
    <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHeading content={hero} />
      <div className="mt-8 grid items-start gap-x-16 gap-y-7 lg:grid-cols-[7fr_5fr]">
        <p className="max-w-[36rem] text-lead text-soft">{hero.lead}</p>
        <div>
          <CallToAction href="/book">{hero.callToAction}</CallToAction>
          <p className="mt-4 text-small text-soft">{hero.smallPrint}</p>
        </div>
      </div>
      <section aria-labelledby="call-details" className="call-slip mt-12 md:mt-16">
        <h2 id="call-details" className="text-minor">
          {call.heading}
        </h2>
        <dl>
          {call.details.map(({ term, meaning }) => (
            <div key={term}>
              <dt className="text-label text-soft">{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}
