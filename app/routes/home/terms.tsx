import { FoundingOffer } from '../../components/letter.tsx'
import NextTimes from '../../components/next-times.island.tsx'
import { Portrait } from '../../components/people/portrait.tsx'
import { ClientPractices } from '../../components/proof/client-practices.tsx'
import { RiskCard } from '../../components/risk-card.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { formatDollars } from '../../components/ui/format-currency.ts'
import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { fillPlaceholders } from '../../content/checks/placeholders.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'
import { agendaLabels, workedExampleLabels as labels } from '../../content/site/diagrams.data.ts'
import { site } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import type { Home } from './content.data.ts'

/** Sample months computed from assumptions, labeled as such: no client data. */
export function WorkedExamples({ content }: { content: Home['caseStudies'] }) {
  return (
    <Section id="case-studies" labelledBy="case-studies-headline" slim>
      <Heading id="case-studies-headline" content={content} quiet />
      <ul className="mt-3 md:mt-6">
        {content.examples.map((example) => {
          const month = computeMonth(example.assumptions)
          const isLoss = month.balance < 0
          return (
            <li key={example.specialty} className="border-t border-rule py-[0.4rem]">
              <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 text-minor">
                {`${example.specialty} `}
                <span className="tabular">
                  <span className="font-sans text-fine text-soft max-sm:sr-only">{`${isLoss ? labels.short : labels.left} `}</span>
                  {`${isLoss ? '−' : ''}${formatDollars(Math.abs(month.balance))}`}
                </span>
              </h3>
              <p className="text-label text-soft">
                {`${fillPlaceholders(labels.path, { booked: String(month.consultations), kept: String(month.kept), patients: String(month.patients) })} ${example.reading}`}
              </p>
            </li>
          )
        })}
      </ul>
      <p className="mt-3 max-w-[44rem] text-label text-soft">
        {`${content.disclaimer} `}
        <TextLink link={labels.method} />
      </p>
    </Section>
  )
}

/** The guarantee, and beside it what can be lost. */
export function Commitment({ content }: { content: Home['guarantee'] }) {
  return (
    <Section tone="night" labelledBy="commitment" slim>
      <div className="grid items-start gap-x-16 gap-y-6 lg:grid-cols-2">
        <div>
          <Heading id="commitment" content={content} />
          <p className="mt-4 max-w-[38rem] opacity-90">{content.promise}</p>
          <p className="mt-4 max-w-[38rem] opacity-90 max-lg:hidden">{content.counts}</p>
          <MoreLink link={content.link} className="mt-4" />
        </div>
        <RiskCard />
      </div>
    </Section>
  )
}

/** Who takes the calls, if the settings say so. */
const host = site.people.find(({ calls }) => calls.length > 0)

/** The agenda of the call: the columns are as wide as their minutes. */
export function CallAgenda({ content, hasTimes }: { content: Home['strategyCall']; hasTimes: boolean }) {
  const endOf = (last: number) => content.agenda.slice(0, last).reduce((sum, { minutes }) => sum + minutes, 0)
  return (
    <Section tone="evergreen" labelledBy="strategy-call" slim>
      <div className="grid items-end gap-x-16 gap-y-5 lg:grid-cols-[7fr_5fr]">
        <Heading id="strategy-call" content={content} quiet />
        <p className="opacity-90">
          {content.text} <TextLink link={content.sample} />
        </p>
      </div>
      <ol
        className="agenda mt-3 lg:mt-12"
        style={{ gridTemplateColumns: content.agenda.map(({ minutes }) => `${minutes}fr`).join(' ') }}
      >
        {content.agenda.map((item, index) => (
          <li key={item.what}>
            <span className="text-fine tabular">
              {fillPlaceholders(agendaLabels.minutes, {
                from: String(endOf(index)),
                to: String(endOf(index + 1)),
              })}
            </span>
            <p className="text-small">{item.what}</p>
          </li>
        ))}
      </ol>
      <div className="mt-4 grid items-center gap-x-16 gap-y-4 lg:mt-10 lg:grid-cols-[7fr_5fr]">
        {host && (
          <div className="flex gap-4">
            <Portrait person={host} sizes="3.5rem" className="w-14 shrink-0 self-start" />
            <p className="text-label">
              {`${content.host} `}
              <b className="font-semibold">{host.name}</b>, {host.role}.{' '}
              <span className="opacity-85">
                <ClientPractices />
              </span>
            </p>
          </div>
        )}
        <div>
          <CallToAction href="/book">{content.callToAction}</CallToAction>
          <p className="mt-2 text-label opacity-85 max-sm:hidden">{content.smallPrint}</p>
          {hasTimes ? <Island name="next-times" of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
          <FoundingOffer />
        </div>
      </div>
    </Section>
  )
}
