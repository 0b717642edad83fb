import { CostAndRevenue, RoiBreakdown } from '../../components/roi-breakdown.tsx'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { WorkedExampleLabels } from '../../content/diagrams.ts'
import type { Home } from '../../content/home.schema.ts'
import { computeMonth, toCents } from '../../content/worked-month.ts'

/** Sample months computed from assumptions, labeled as such: no client data. */
export function WorkedExamples({
  content,
  labels,
}: {
  content: Home['caseStudies']
  labels: WorkedExampleLabels
}) {
  const months = content.examples.map((example) => {
    const assumed = toCents(example.assumptions)
    return { example, assumed, month: computeMonth(assumed) }
  })
  const largest = Math.max(...months.flatMap(({ month }) => [month.costCents, month.revenueCents]))
  return (
    <Section id="case-studies" tone="leaf" labelledBy="case-studies-headline">
      <Heading id="case-studies-headline" lead={content.lead} content={content} />
      <div className="mt-12 grid gap-6 lg:grid-cols-3">
        {months.map(({ example, assumed, month }) => (
          <article key={example.specialty} className="flex flex-col border border-rule bg-white p-5 sm:p-6">
            <header className="border-b border-ink pb-3">
              <p className="text-fine text-soft">{labels.kind}</p>
              <h3 className="mt-1 text-minor">{example.specialty}</h3>
            </header>
            <RoiBreakdown assumed={assumed} month={month} labels={labels} />
            <CostAndRevenue month={month} largest={largest} labels={labels} />
            <p className="mt-5 text-small text-soft">{example.reading}</p>
          </article>
        ))}
      </div>
      <p className="mt-8 max-w-[44rem] text-small text-soft">
        {content.disclaimer}{' '}
        <a className="link" href={labels.method.href}>
          {labels.method.label}
        </a>
      </p>
    </Section>
  )
}
