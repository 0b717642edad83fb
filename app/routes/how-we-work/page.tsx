import { ClosingCallToAction } from '../../components/closing-call-to-action.tsx'
import { HundredSquares } from '../../components/drawings/hundred-squares.tsx'
import { Milestones } from '../../components/drawings/milestones.tsx'
import { PhaseBars } from '../../components/drawings/phase-bars.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { NotIncluded } from '../../components/offer/not-included.tsx'
import { ResultsGuarantee } from '../../components/offer/results-guarantee.tsx'
import { SamplePicture } from '../../components/samples/sample-links.tsx'
import { HeadedSection, SectionHead } from '../../components/section-head.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { type Phase, phases } from '../../content/promises/phases.data.ts'
import { promises } from '../../content/promises/promises.data.ts'
import { BelowHero } from '../../layout/sticky-call-to-action.tsx'
import { howWeWork } from './content.data.ts'
import style from './page.css?inline'

export const handle = { style }

export const meta = () => howWeWork.meta

export function Page() {
  return (
    <>
      <PlainHero content={howWeWork.hero}>
        <PhaseBars hrefOf={(phase) => `#${phaseId(phase)}`} />
      </PlainHero>
      <BelowHero
        content={howWeWork}
        sections={{
          systems: <Systems />,
          phases: <Phases />,
          results: <Results />,
          roles: <Roles />,
          communication: <Communication />,
          notIncluded: <NotIncluded />,
        }}
      />
      <ClosingCallToAction content={howWeWork.closing} />
    </>
  )
}

const phaseId = ({ number }: Phase) => `phase-${number}`

/** What a campaign and a system bring over time, as two curves. */
const CURVES = {
  campaign: 'M0 96C22 96 30 34 48 34S74 96 100 96 130 34 148 34 174 96 200 96 230 34 248 34 274 96 300 96',
  system: 'M0 96C40 96 45 76 75 76S115 55 150 55 190 33 225 33 265 12 300 10',
}

/** A campaign, which begins at zero each time, and a system, which rises. */
function Systems() {
  const { systems } = howWeWork
  return (
    <HeadedSection name="systems" head={systems} tone="leaf">
      <div className="curves">
        {(['campaign', 'system'] as const).map((kind) => (
          <figure key={kind} className={kind}>
            <svg viewBox="0 0 300 104" preserveAspectRatio="none" aria-hidden="true">
              <path d={CURVES[kind]} pathLength="1" vectorEffect="non-scaling-stroke" />
            </svg>
            <figcaption>
              <h3 className="text-minor">{systems[kind].title}</h3>
              <p>{systems[kind].text}</p>
            </figcaption>
          </figure>
        ))}
      </div>
    </HeadedSection>
  )
}

/** Each phase with what happens, what the practice gets and what is asked of it. */
function Phases() {
  const { deliverable, involvement, ...head } = howWeWork.phases
  return (
    <HeadedSection name="phases" head={head}>
      <ol className="phase-cards border border-rule bg-white">
        {phases.items.map((phase) => (
          <li key={phase.number} id={phaseId(phase)}>
            <h3 className="text-minor">
              <Icon name={phase.icon} /> {phase.number}. {phase.title}
              <small>{phase.timeline}</small>
            </h3>
            <ul>
              <ListItems texts={phase.whatHappens} className="check" />
            </ul>
            <dl>
              <div>
                <dt>{deliverable}</dt>
                <dd>{phase.deliverable}</dd>
              </div>
              <div>
                <dt>{involvement}</dt>
                <dd className="pencil-note">{phase.involvement}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
    </HeadedSection>
  )
}

/** The times on the way, then what they are guaranteed to bring. */
function Results() {
  const { milestones, showRate, ...head } = howWeWork.results
  return (
    <HeadedSection name="results" head={head} tone="evergreen">
      <Milestones items={milestones.map(({ when, what }) => ({ name: when, text: what }))} />
      <p className="mt-2 mb-6 max-w-wide text-label opacity-90 lg:mt-6">{showRate}</p>
      <ResultsGuarantee />
    </HeadedSection>
  )
}

/** Both roles, below a hundred squares of which the practice's are outlined in red. */
function Roles() {
  const { description, ours, yours, ...head } = howWeWork.roles
  return (
    <HeadedSection name="roles" head={head} tone="leaf">
      <div role="img" aria-label={description} className="my-5">
        <HundredSquares
          first={promises.workSplit.agencyPercent}
          firstClass="fill-evergreen"
          restClass="fill-white stroke-pencil stroke-2"
          className="h-22 lg:h-28"
        />
      </div>
      <div className="grid gap-x-16 gap-y-5 sm:grid-cols-[3fr_2fr]">
        {[ours, yours].map(({ name, items }) => (
          <section key={name} aria-label={name}>
            <h3 className="text-minor">{name}</h3>
            <ul className="mt-2 space-y-1">
              <ListItems texts={items} className="check" />
            </ul>
          </section>
        ))}
      </div>
    </HeadedSection>
  )
}

/** When the practice hears from us, beside the report. */
function Communication() {
  const { items, link, ...head } = howWeWork.communication
  return (
    <Section labelledBy="communication" slim className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
      <div>
        <SectionHead id="communication" content={head} />
        <dl className="mt-4 space-y-3">
          {items.map(({ when, what }) => (
            <div key={when} className="grid grid-cols-[8rem_1fr] items-baseline gap-3">
              <dt className="font-serif text-lead">{when}</dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <SamplePicture href={link.href} className="h-36 lg:h-80" />
        <MoreLink link={link} className="mt-2" />
      </div>
    </Section>
  )
}
