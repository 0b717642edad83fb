import { Portrait } from '../../components/people/portrait.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { computeMonth, toCents } from '../../content/promises/worked-month.ts'
import type { AgendaLabels, DeadlineLabels, WorkedExampleLabels } from '../../content/site/diagrams.ts'
import type { Person } from '../../content/site/site.schema.ts'
import type { Home } from './content.ts'

interface WorkedExamplesProps {
  content: Home['caseStudies']
  labels: WorkedExampleLabels
}

/** Sample months computed from assumptions, labeled as such: no client data. */
export function WorkedExamples({ content, labels }: WorkedExamplesProps) {
  return (
    <Section id="case-studies" labelledBy="case-studies-headline" slim>
      <Heading id="case-studies-headline" content={content} quiet />
      <ul className="months mt-3 md:mt-6">
        {content.examples.map((example) => {
          const month = computeMonth(toCents(example.assumptions))
          const isLoss = month.balanceCents < 0
          return (
            <li key={example.specialty}>
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-minor">
                {`${example.specialty} `}
                <span className={`tabular ${isLoss ? 'text-pencil' : 'text-evergreen'}`}>
                  <span className="font-sans text-fine text-soft max-sm:sr-only">{`${isLoss ? labels.short : labels.left} `}</span>
                  {formatDollars(Math.abs(month.balanceCents))}
                </span>
              </h3>
              <p className="text-label text-soft">
                {`${fillPlaceholders(labels.path, { booked: String(month.consultations), kept: String(month.kept), patients: String(month.patients) })} ${example.reading}`}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 max-w-[44rem] text-fine text-soft">
        {`${content.disclaimer} `}
        <TextLink link={labels.method} />
      </p>
    </Section>
  )
}

/** The guarantee with its terms beside it, and the ways to its wording and to what is at risk. */
export function Commitment({ content, children }: { content: Home['guarantee']; children: React.ReactNode }) {
  return (
    <Section labelledBy="commitment" slim>
      <div className="guarantee">
        <Heading id="commitment" content={content} />
        <p className="mt-2 max-w-[38rem] md:mt-5 md:text-lead">{content.promise}</p>
        {children}
        <dl className="grid gap-x-14 gap-y-2 md:grid-cols-2 md:gap-y-6">
          {content.terms.map(({ term, meaning }) => (
            <div key={term} className="border-t border-rule pt-1.5 text-label md:pt-4 md:text-body">
              <dt className="inline font-semibold md:block">
                {term}
                <span className="md:hidden">. </span>
              </dt>
              <dd className="inline text-soft">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 flex flex-wrap text-label gap-x-5">
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
  const days = { from: String(usuallyFromDay), to: String(usuallyToDay), day: String(deadlineDay) }
  const at = (day: number) => `${((day / deadlineDay) * 100).toFixed(2)}%`
  return (
    <div className="deadline" role="img" aria-label={fillPlaceholders(labels.description, days)}>
      <span
        className="deadline-span"
        style={{ left: at(usuallyFromDay), right: at(deadlineDay - usuallyToDay) }}
      >
        <span>{fillPlaceholders(labels.planned, days)}</span>
      </span>
      <span className="deadline-end left-0 right-auto">{labels.start}</span>
      <span className="deadline-end">{fillPlaceholders(labels.end, days)}</span>
    </div>
  )
}

interface CallAgendaProps {
  content: Home['strategyCall']
  labels: AgendaLabels
  /** Who takes the calls, if the settings say so. */
  host: Person | undefined
  practices: string
}

/** The agenda of the call: the columns are as wide as their minutes. */
export function CallAgenda({ content, labels, host, practices }: CallAgendaProps) {
  const endOf = (last: number) => content.agenda.slice(0, last).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Section tone="evergreen" labelledBy="strategy-call" slim>
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <Heading id="strategy-call" content={content} quiet />
        <p className="opacity-90">{content.text}</p>
      </div>
      <ol
        className="agenda mt-3 lg:mt-12"
        style={{ gridTemplateColumns: content.agenda.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {content.agenda.map((item, index) => (
          <li key={item.what}>
            <span className="text-fine tabular">
              {fillPlaceholders(labels.minutes, { from: String(endOf(index)), to: String(endOf(index + 1)) })}
            </span>
            <p className="text-small">{item.what}</p>
          </li>
        ))}
      </ol>
      <p className="sr-only">
        {fillPlaceholders(labels.total, { minutes: String(endOf(content.agenda.length)) })}
      </p>
      <div className="mt-4 grid items-center gap-x-16 gap-y-4 lg:mt-10 lg:grid-cols-[7fr_5fr]">
        {host && (
          <div className="flex gap-4">
            <Portrait person={host} sizes="3.5rem" className="w-14 shrink-0 self-start" />
            <p className="text-label">
              {`${content.host} `}
              <b className="font-semibold">{host.name}</b>, {host.role}.{' '}
              <span className="text-fine opacity-85">{practices}</span>
            </p>
          </div>
        )}
        <div>
          <CallToAction href="/book">{content.callToAction}</CallToAction>
          <p className="mt-2 text-fine opacity-85 max-sm:hidden">{content.smallPrint}</p>
        </div>
      </div>
    </Section>
  )
}
