import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WorkedExampleLabels } from '../../content/diagrams.ts'
import type { Home } from '../../content/home.schema.ts'
import { computeMonth, toCents } from '../../content/worked-month.ts'

interface WorkedExamplesProps {
  content: Home['caseStudies']
  labels: WorkedExampleLabels
}

/** Sample months computed from assumptions, labeled as such: no client data. */
export function WorkedExamples({ content, labels }: WorkedExamplesProps) {
  const months = content.examples.map((example) => ({
    example,
    month: computeMonth(toCents(example.assumptions)),
  }))
  const largest = Math.max(...months.flatMap(({ month }) => [month.costCents, month.revenueCents]))
  const share = (cents: number) => `${((cents / largest) * 100).toFixed(1)}%`
  return (
    <Section id="case-studies" tone="leaf" labelledBy="case-studies-headline">
      <Heading id="case-studies-headline" lead={content.lead} content={content} />
      <div className="mt-5 grid gap-3 md:mt-12 lg:grid-cols-3 lg:gap-6">
        {months.map(({ example, month }) => (
          <article key={example.specialty} className="border border-rule bg-white px-4 py-3 sm:p-6">
            <h3 className="text-minor">
              {example.specialty} <span className="sr-only">({labels.kind})</span>
            </h3>
            <p className="mt-0.5 text-small text-soft">
              {labels.path(month.consultations, month.kept, month.patients)}
            </p>
            <dl className="mt-2 text-fine max-lg:hidden">
              {(
                [
                  [labels.cost, month.costCents, 'bg-rule'],
                  [labels.revenue, month.revenueCents, 'bg-evergreen'],
                ] as const
              ).map(([label, cents, tone]) => (
                <div key={label} className="mt-1.5 grid grid-cols-[1fr_auto]">
                  <dt>{label}</dt>
                  <dd className="tabular-nums">{formatDollars(cents)}</dd>
                  <dd
                    aria-hidden="true"
                    className={`col-span-2 mt-0.5 h-2 forced-color-adjust-none ${tone}`}
                    style={{ width: share(cents) }}
                  />
                </div>
              ))}
            </dl>
            <p className="mt-2 flex items-baseline justify-between border-t border-ink pt-1.5 lg:mt-3">
              <span className="text-small font-semibold">
                {month.balanceCents < 0 ? labels.short : labels.left}
              </span>
              <span
                className={`font-serif text-minor tabular-nums ${month.balanceCents < 0 ? 'text-pencil' : ''}`}
              >
                {formatDollars(Math.abs(month.balanceCents))}
              </span>
            </p>
            <p className="text-small text-soft lg:mt-2">{example.reading}</p>
          </article>
        ))}
      </div>
      <p className="mt-5 max-w-[44rem] text-small text-soft">
        {content.disclaimer}{' '}
        <a className="link" href={labels.method.href}>
          {labels.method.label}
        </a>
      </p>
    </Section>
  )
}
