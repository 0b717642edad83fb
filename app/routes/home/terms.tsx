import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { TermItems } from '../../components/ui/texts.tsx'
import { computeMonth, toCents } from '../../content/promises/worked-month.ts'
import type { AgendaLabels, DeadlineLabels, WorkedExampleLabels } from '../../content/site/diagrams.ts'
import type { Home } from './content.schema.ts'

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
  return (
    <Section id="case-studies" tone="leaf" labelledBy="case-studies-headline">
      <Heading id="case-studies-headline" lead={content.lead} content={content} />
      <div className="mt-5 grid gap-3 md:mt-12 lg:grid-cols-3 lg:gap-6">
        {months.map(({ example, month }) => (
          <article key={example.specialty} className="border border-rule bg-white px-4 py-3 sm:p-6">
            <h3 className="text-minor">
              {`${example.specialty} `}
              <span className="sr-only">{`(${labels.kind})`}</span>
            </h3>
            <p className="mt-0.5 text-small text-soft">
              {labels.path(month.consultations, month.kept, month.patients)}
            </p>
            <dl className="month-bars mt-2 text-fine max-lg:hidden">
              {(
                [
                  [labels.cost, month.costCents, 'bg-rule'],
                  [labels.revenue, month.revenueCents, 'bg-evergreen'],
                ] as const
              ).map(([label, cents, tone]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd className="tabular">{formatDollars(cents)}</dd>
                  <dd
                    aria-hidden="true"
                    className={tone}
                    style={{ width: `${Math.round((cents / largest) * 100)}%` }}
                  />
                </div>
              ))}
            </dl>
            <p className="mt-2 flex items-baseline justify-between border-t border-ink pt-1.5 lg:mt-3">
              <span className="text-small font-semibold">
                {month.balanceCents < 0 ? labels.short : labels.left}
              </span>
              <span
                className={`font-serif text-minor tabular${month.balanceCents < 0 ? ' text-pencil' : ''}`}
              >
                {formatDollars(Math.abs(month.balanceCents))}
              </span>
            </p>
            <p className="text-small text-soft lg:mt-2">{example.reading}</p>
          </article>
        ))}
      </div>
      <p className="mt-5 max-w-[44rem] text-small text-soft">
        {`${content.disclaimer} `}
        <TextLink link={labels.method} />
      </p>
    </Section>
  )
}

/** The guarantee with its terms beside it, and the ways to its wording and to what is at risk. */
export function Commitment({ content, children }: { content: Home['guarantee']; children: React.ReactNode }) {
  return (
    <Section labelledBy="commitment">
      <div className="guarantee">
        <Heading id="commitment" lead={content.promise} content={content} />
        {children}
        <dl className="grid gap-x-14 lg:grid-cols-2">
          <TermItems
            terms={content.terms}
            className="border-t border-rule py-2 md:py-5 [&>dd]:mt-0 [&>dd]:text-small"
          />
        </dl>
        <p className="mt-3 flex flex-wrap text-small gap-x-8 gap-y-2">
          {[content.link, content.riskLink].map(({ label, href }) => (
            <a key={href} className="link" href={href}>
              {label}
            </a>
          ))}
        </p>
      </div>
    </Section>
  )
}

interface DeadlineProps {
  labels: DeadlineLabels
  /** Days from launch: the range in which the number is usually reached, and the deadline. */
  usuallyFromDay: number
  usuallyToDay: number
  deadlineDay: number
}

/** Timeline of a guarantee from launch to deadline, with the range in which the number is planned. */
export function Deadline({ labels, usuallyFromDay, usuallyToDay, deadlineDay }: DeadlineProps) {
  const at = (day: number) => `${((day / deadlineDay) * 100).toFixed(2)}%`
  return (
    <div
      className="deadline"
      role="img"
      aria-label={labels.description(usuallyFromDay, usuallyToDay, deadlineDay)}
    >
      <span
        className="deadline-span"
        style={{ left: at(usuallyFromDay), right: at(deadlineDay - usuallyToDay) }}
      >
        <span>{labels.planned(usuallyFromDay, usuallyToDay)}</span>
      </span>
      <span className="deadline-end left-0 right-auto">{labels.start}</span>
      <span className="deadline-end">{labels.end(deadlineDay)}</span>
    </div>
  )
}

/** The agenda of the call: the columns are as wide as their minutes. */
export function CallAgenda({ content, labels }: { content: Home['strategyCall']; labels: AgendaLabels }) {
  const endOf = (last: number) => content.agenda.slice(0, last).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Section tone="evergreen" labelledBy="strategy-call">
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <Heading id="strategy-call" content={content} />
        <p className="text-lead opacity-90">{content.text}</p>
      </div>
      <ol
        className="agenda mt-4 lg:mt-12"
        style={{ gridTemplateColumns: content.agenda.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {content.agenda.map((item, index) => (
          <li key={item.what}>
            <span className="text-fine tabular">{labels.minutes(endOf(index), endOf(index + 1))}</span>
            <p className="text-small">{item.what}</p>
          </li>
        ))}
      </ol>
      <p className="sr-only">{labels.total(endOf(content.agenda.length))}</p>
      <div className="mt-5 flex flex-wrap items-center gap-x-7 gap-y-5 lg:mt-12">
        <CallToAction href="/book">{content.callToAction}</CallToAction>
        <p className="text-small opacity-85 max-sm:hidden">{content.smallPrint}</p>
      </div>
    </Section>
  )
}
