import { ClosingCta } from '../../components/closing-cta.tsx'
import { PhaseBars } from '../../components/drawings/phase-bars.tsx'
import { PlainHero } from '../../components/hero.tsx'
import { Icon } from '../../components/icon.tsx'
import { Heading, Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { MoreLink } from '../../components/ui/text-link.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import { type Phase, phases } from '../../content/promises/phases.data.ts'
import { BelowHero } from '../../layout/sticky-cta.tsx'
import { howWeWork } from './content.data.ts'

export const meta = () => howWeWork.meta

export function Page() {
  return (
    <>
      <PlainHero content={howWeWork.hero} />
      <SystemIntro content={howWeWork.intro} />
      <BelowHero
        content={howWeWork}
        sections={{
          phases: <Phases content={howWeWork.phases} />,
          results: <Milestones content={howWeWork.results} />,
          roles: <WorkSplit content={howWeWork.roles} />,
        }}
      />
      <Reporting {...howWeWork} />
      <ClosingCta content={howWeWork.closing} />
    </>
  )
}

/** Campaign and system compared. */
function SystemIntro({ content }: { content: typeof howWeWork.intro }) {
  return (
    <Section labelledBy="systems">
      <Heading id="systems" content={content} />
      <div className="mt-10 grid gap-x-16 gap-y-8 sm:grid-cols-[5fr_7fr] sm:max-lg:gap-x-8">
        <div className="border-t border-rule pt-5">
          <h3 className="text-minor text-soft">{content.campaign.title}</h3>
          <p className="mt-2 text-soft">{content.campaign.text}</p>
        </div>
        <div className="border-t-2 border-evergreen pt-5">
          <h3 className="text-minor text-evergreen">{content.system.title}</h3>
          <p className="mt-2 text-lead">{content.system.text}</p>
        </div>
      </div>
    </Section>
  )
}

/** The 90-day results guarantee beside the milestones on the way to it. */
function Milestones({ content }: { content: typeof howWeWork.results }) {
  const { guarantee } = content
  return (
    <Section tone="evergreen" labelledBy="results">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_7fr]">
        <div>
          <Heading id="results" lead={content.basis} content={content} />
          <section aria-labelledby="results-guarantee" className="mt-8 border-t-2 border-paper pt-5">
            <Headline as="h3" id="results-guarantee" className="text-minor" text={guarantee.heading} />
            <p className="mt-3 max-w-[32rem] opacity-90">{guarantee.text}</p>
            <MoreLink link={guarantee.link} className="mt-4" />
          </section>
        </div>
        <dl className="self-end border-b border-white/40">
          {content.milestones.map(({ when, what }) => (
            <div
              key={when}
              className="grid items-baseline gap-x-8 gap-y-1 border-t border-white/40 py-4 sm:grid-cols-[11rem_1fr]"
            >
              <dt className="font-serif text-[1.75rem] leading-tight tabular">{when}</dt>
              <dd className="opacity-90">{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  )
}

/** When the practice hears from us, and what is not included. */
function Reporting({ communication, notIncluded }: typeof howWeWork) {
  return (
    <Section tone="leaf" labelledBy="communication">
      <div className="grid gap-x-16 gap-y-12 sm:grid-cols-[7fr_5fr] sm:max-lg:gap-x-8 lg:grid-cols-[7fr_5fr]">
        <div>
          <Heading id="communication" content={communication} />
          <dl className="mt-8 border-b border-rule">
            {communication.items.map(({ when, what }) => (
              <div
                key={when}
                className="grid gap-x-8 gap-y-1 border-t border-rule py-4 sm:grid-cols-[9rem_1fr]"
              >
                <dt className="font-serif text-minor">{when}</dt>
                <dd className="text-soft">{what}</dd>
              </div>
            ))}
          </dl>
          <MoreLink link={communication.link} className="mt-5" />
        </div>
        <section aria-labelledby="ends" className="card self-start">
          <Headline id="ends" className="text-minor" text={notIncluded.headline} />
          <ul className="mt-4">
            <ListItems texts={notIncluded.items} className="cross border-t border-rule py-2.5 text-small" />
          </ul>
          <MoreLink link={notIncluded.link} className="mt-4 text-small" />
        </section>
      </div>
    </Section>
  )
}

/** The phases, each with its weeks, what happens, the deliverable and the practice's part in it. */
function Phases({ content }: { content: typeof howWeWork.phases }) {
  return (
    <Section tone="leaf" labelledBy="phases">
      <Heading id="phases" content={content} />
      <div className="mt-8 md:mt-12">
        <PhaseBars hrefOf={(phase) => `#${phaseId(phase)}`} />
      </div>
      <ol className="mt-12 border-t-2 border-ink">
        {phases.items.map((phase) => (
          <li
            key={phase.number}
            id={phaseId(phase)}
            className="grid gap-x-14 gap-y-5 border-b border-rule py-8 sm:grid-cols-[2fr_3fr] sm:max-lg:gap-x-8 lg:grid-cols-[5fr_7fr]"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 self-start">
              <h3 className="flex items-center gap-2 text-[1.75rem] leading-tight">
                <Icon name={phase.icon} /> {phase.number}. {phase.title}
              </h3>
              <p className="text-small font-semibold tabular">{phase.timeline}</p>
            </div>
            <div>
              <ul>
                <ListItems texts={phase.whatHappens} className="check py-1.5" />
              </ul>
              <dl className="mt-4 grid gap-x-8 gap-y-3 border-t border-rule pt-4 text-small lg:grid-cols-2">
                <div>
                  <dt className="font-semibold">{content.deliverableLabel}</dt>
                  <dd className="mt-1 text-soft">{phase.deliverable}</dd>
                </div>
                <div>
                  <dt className="font-semibold">{content.involvementLabel}</dt>
                  <dd className="mt-1 text-soft">{phase.involvement}</dd>
                </div>
              </dl>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}

const phaseId = ({ number }: Phase) => `phase-${number}`

/** The work as a bar, divided between agency and practice, over both lists. */
function WorkSplit({ content }: { content: typeof howWeWork.roles }) {
  return (
    <Section labelledBy="roles">
      <Heading id="roles" content={content} />
      <div
        role="img"
        aria-label={content.description}
        className="mt-10 flex h-10 gap-1 forced-color-adjust-none"
      >
        <span className="bg-evergreen" style={{ width: `${content.ours.percent}%` }} />
        <span className="flex-1 border-2 border-soft bg-white" />
      </div>
      <div className="mt-6 grid items-start gap-x-14 gap-y-8 sm:grid-cols-[4fr_3fr]">
        {[content.ours, content.yours].map(({ name, percent, items }) => (
          <section key={name} aria-label={name}>
            <h3 className="border-b border-ink pb-3 text-minor">
              {name} <span className="text-soft tabular">{percent}%</span>
            </h3>
            <ul>
              <ListItems texts={items} className="border-b border-rule py-3 text-small" />
            </ul>
          </section>
        ))}
      </div>
    </Section>
  )
}
