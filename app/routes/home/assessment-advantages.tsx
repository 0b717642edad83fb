import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** The advantages of an intake assessment, beside a sample that a phone folds away. */
export function AssessmentAdvantages({ content }: { content: Home['assessment'] }) {
  return (
    <Section labelledBy="assessment">
      <div className="grid gap-x-20 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="assessment" lead={content.lead} content={content} />
          <ul className="mt-4 grid max-w-[38rem] gap-y-1.5 md:mt-6 md:gap-y-2.5 text-small">
            {content.advantages.map((advantage) => (
              <li key={advantage} className="check">
                {advantage}
              </li>
            ))}
          </ul>
          <MoreLink link={content.link} />
        </div>
        <Sample sample={content.sample} />
      </div>
    </Section>
  )
}

/** The seven questions. A wide page shows them open under a plain title; a phone folds them away. */
function Sample({ sample }: { sample: Home['assessment']['sample'] }) {
  return (
    <div className="card">
      <h3 className="sample-title mb-3 text-minor">{sample.title}</h3>
      <details className="sample-card">
        <summary className="disclosure">
          <h3 className="text-minor">{sample.title}</h3>
        </summary>
        <ol className="mt-3 border-t border-ink lg:mt-0">
          {sample.questions.map((question, index) => (
            <li key={question} className="flex gap-3 border-b border-rule py-2 text-small">
              <span className="w-4 shrink-0 text-soft tabular-nums">{index + 1}</span>
              <span>{question}</span>
            </li>
          ))}
        </ol>
        <p className="mt-3 text-fine text-soft">
          {sample.note} {sample.boundary}
        </p>
      </details>
    </div>
  )
}
