import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** The advantages of an intake assessment, beside a sample. */
export function AssessmentAdvantages({ content }: { content: Home['assessment'] }) {
  const { sample } = content
  return (
    <Section labelledBy="assessment">
      <div className="grid gap-x-20 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="assessment" lead={content.lead} content={content} />
          <dl className="mt-10 grid gap-x-10 gap-y-7 sm:grid-cols-2">
            {content.advantages.map((advantage) => (
              <div key={advantage.title} className="check sm:odd:last:col-span-2">
                <dt className="font-serif text-minor">{advantage.title}</dt>
                <dd className="mt-1.5 text-small text-soft">{advantage.text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="lg:pt-10">
          <div className="card">
            <h3 className="border-b border-ink pb-3 text-minor">{sample.title}</h3>
            <ol className="mt-1">
              {sample.questions.map((question, index) => (
                <li key={question} className="flex gap-3 border-b border-rule py-2.5 text-small">
                  <span className="w-4 shrink-0 text-soft tabular-nums">{index + 1}</span>
                  <span>{question}</span>
                </li>
              ))}
            </ol>
            <p className="mt-4 text-fine text-soft">
              {sample.note}. {sample.boundary}
            </p>
          </div>
        </div>
      </div>
    </Section>
  )
}
