import { PageHeading } from '../../components/page-heading.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import type { AboutContent } from './content.schema.ts'

interface AboutHeroProps {
  hero: AboutContent['hero']
  patientQuestions: AboutContent['patientQuestions']
}

/** Hero: headline and CTA, beside the questions of an insured and of a cash-pay patient. */
export function AboutHero({ hero, patientQuestions }: AboutHeroProps) {
  return (
    <div className="page-container pt-10 pb-16 md:pt-16 md:pb-24">
      <PageHeading content={hero} />
      <div className="mt-8 grid gap-x-16 gap-y-12 md:mt-10 lg:grid-cols-[5fr_7fr]">
        <div>
          <p className="max-w-[35rem] text-lead text-soft">{hero.lead}</p>
          <p className="mt-8">
            <CallToAction href="/book">{hero.callToAction}</CallToAction>
          </p>
          <p className="mt-4 max-w-[32rem] text-small text-soft">{hero.smallPrint}</p>
        </div>
        <section aria-labelledby="patient-questions">
          <h2 id="patient-questions" className="sr-only">
            {patientQuestions.heading}
          </h2>
          <div className="grid items-start gap-5 sm:grid-cols-[5fr_7fr]">
            {patientQuestions.cards.map(({ who, questions }) => (
              <div key={who} className="question-card">
                <h3 className="font-sans text-fine font-normal tracking-normal text-soft">{who}</h3>
                <ul>
                  {questions.map((question) => (
                    <li key={question}>{question}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <p className="mt-4 text-fine text-soft">{patientQuestions.note}</p>
        </section>
      </div>
    </div>
  )
}
