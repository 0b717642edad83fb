import { minutesOf } from '../../components/agenda.tsx'
import { ZipForm } from '../../components/area/area-form.tsx'
import { BreakEvenSection } from '../../components/break-even/break-even-section.tsx'
import { KeptPage } from '../../components/drawings/kept-page.tsx'
import { FoundingOffer } from '../../components/letter.tsx'
import NextTimes from '../../components/next-times.island.tsx'
import { Portrait } from '../../components/people/portrait.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { CallToAction } from '../../components/ui/call-to-action.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink, TextLink } from '../../components/ui/text-link.tsx'
import { promises } from '../../content/promises/promises.data.ts'
import { agendaLabels } from '../../content/site/diagrams.data.ts'
import { site } from '../../content/site/site.data.ts'
import { Island } from '../../islands/island.tsx'
import { home } from './content.data.ts'

/** Seven clauses on one sheet, with the pencil's notes. */
export function Differences() {
  const { differences } = home
  return (
    <Section labelledBy="differences" slim className="beside">
      <div>
        <SectionHead id="differences" content={differences} />
        <MoreLink link={differences.link} className="mt-2 md:mt-4" />
      </div>
      <ol className="clauses border border-rule bg-white">
        {differences.items.map(({ text, note }) => (
          <li key={text}>
            {text}
            {note ? <em className="pencil-note">{note}</em> : null}
          </li>
        ))}
      </ol>
    </Section>
  )
}

/** The guarantee: its number, the refund as a check, its terms, and what has to be true for it to pay. */
export function Commitment() {
  const { check, terms, most, link, ...head } = home.commitment
  return (
    <>
      <Section tone="night" labelledBy="commitment" slim>
        <div className="commitment-head">
          <p className="commitment-number">{promises.paidTraffic.consultations}</p>
          <SectionHead id="commitment" content={head} />
          <dl className="refund-check">
            <div>
              <dt>{site.legalName}</dt>
              <dd>{check.sample}</dd>
            </div>
            <div>
              <dt>{check.payTo}</dt>
              <dd>{check.payee}</dd>
            </div>
            <div>
              <dt>{check.memo}</dt>
              <dd>{check.amount}</dd>
            </div>
          </dl>
        </div>
        <dl className="commitment-terms">
          {terms.map(({ term, meaning }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
          <div>
            <dt>{most.title}</dt>
            {most.cases.map(({ name, lost }) => (
              <dd key={name}>
                {name}: <b>{lost}</b>
              </dd>
            ))}
            <dd>
              <TextLink link={link} />
            </dd>
          </div>
        </dl>
      </Section>
      <BreakEvenSection />
    </>
  )
}

/** Who takes the calls, if the settings say so. */
const host = site.people.find(({ calls }) => calls.length > 0)

/** The call: its agenda to scale, open times, who takes it, and the page that the visitor keeps. */
export function StrategyCall({ hasTimes }: { hasTimes: boolean }) {
  const { agenda, area, areaSubmit, callToAction, ...content } = home.strategyCall
  return (
    <Section tone="evergreen" labelledBy="strategy-call" slim>
      <div className="call-parts">
        <SectionHead id="strategy-call" content={content} />
        <div className="call-book">
          <CallToAction>{callToAction}</CallToAction>
          {hasTimes ? <Island of={NextTimes} props={{ label: agendaLabels.next }} /> : null}
          <FoundingOffer />
          {host && (
            <div className="flex items-center gap-4 max-lg:mt-2">
              <Portrait person={host} sizes="3.5rem" className="w-14 shrink-0" />
              <p className="text-label">
                {`${content.host} `}
                <b className="font-semibold">{host.name}</b>
                {`, ${host.role}.`}
              </p>
            </div>
          )}
        </div>
        <ol
          className="agenda"
          style={{ gridTemplateColumns: agenda.map(({ minutes }) => `${minutes}fr`).join(' ') }}
        >
          {agenda.map(({ what }, index) => (
            <li key={what}>
              <span className="tabular">{minutesOf(agenda, index)}</span>
              <p>{what}</p>
            </li>
          ))}
        </ol>
        <KeptPage />
        <div className="call-area">
          <ZipForm hint={area} submit={areaSubmit} />
        </div>
      </div>
    </Section>
  )
}
