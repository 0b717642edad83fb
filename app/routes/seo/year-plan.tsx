import { Section } from '../../components/ui/section.tsx'
import type { SeoContent } from './content.schema.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** The first year as rows, each with its months marked in a strip of twelve. */
export function YearPlan({ content }: { content: SeoContent['timeline'] }) {
  return (
    <Section labelledBy="timeline" className="!pt-0">
      <div className="grid items-end gap-x-16 gap-y-3 border-t border-ink pt-8 lg:grid-cols-[7fr_5fr]">
        <h2 id="timeline" className="text-major">
          {content.headline}
        </h2>
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <ol className="mt-8">
        {content.steps.map((step) => (
          <li key={step.when} className="year-row">
            <div>
              <p className="text-label text-soft tabular">{step.when}</p>
              <h3 className="text-[1.625rem] leading-tight">{step.title}</h3>
            </div>
            <p className="text-soft">{step.text}</p>
            <p aria-hidden="true" className="year-strip">
              {months.map((month) => (
                <span
                  key={month}
                  className={month >= step.from && month <= step.to ? 'bg-evergreen' : 'year-empty'}
                />
              ))}
            </p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
