import { Heading } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import { ListItems } from '../../components/ui/texts.tsx'
import type { HowWeWorkContent } from './content.data.ts'

/** Weeks on the timeline; the last one is open-ended. */
const WEEKS = 9

/** The phases, each with its weeks, what happens, the deliverable and the practice's part in it. */
export function Phases({ content }: { content: HowWeWorkContent['phases'] }) {
  return (
    <Section tone="leaf" labelledBy="phases">
      <Heading id="phases" content={content} />
      <Overview phases={content.items} />
      <ol className="mt-12 border-t-2 border-ink">
        {content.items.map((phase) => (
          <li
            key={phase.number}
            id={phaseId(phase)}
            className="grid gap-x-14 gap-y-5 border-b border-rule py-8 sm:grid-cols-[2fr_3fr] sm:max-lg:gap-x-8 lg:grid-cols-[5fr_7fr]"
          >
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 self-start">
              <h3 className="text-[1.75rem] leading-tight">
                {phase.number}. {phase.title}
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

type Phase = HowWeWorkContent['phases']['items'][number]

const phaseId = ({ number }: Phase) => `phase-${number}`

/** All phases on one scale of weeks, each a link to its details. */
function Overview({ phases }: { phases: readonly Phase[] }) {
  return (
    <ol className="mt-8 border-y border-ink bg-white md:mt-12">
      {phases.map((phase) => (
        <li
          key={phase.number}
          className="grid items-center gap-x-6 px-4 not-first:border-t not-first:border-rule max-sm:py-2 sm:grid-cols-[17rem_1fr]"
        >
          <a
            href={`#${phaseId(phase)}`}
            className="flex min-h-8 items-center justify-between gap-4 hover:underline sm:min-h-12"
          >
            <span className="font-semibold">{phase.title}</span>
            <span className="text-fine text-soft tabular">{phase.timeline}</span>
          </a>
          <div aria-hidden="true" className="gantt gantt-lines items-center sm:h-full">
            <span
              className={`h-4 forced-color-adjust-none sm:h-6 ${phase.toWeek ? 'bg-evergreen' : 'gantt-open'}`}
              style={{ gridColumn: `${phase.fromWeek} / ${(phase.toWeek ?? WEEKS) + 1}` }}
            />
          </div>
        </li>
      ))}
    </ol>
  )
}

/** The work as a bar, divided between agency and practice, over both lists. */
export function WorkSplit({ content }: { content: HowWeWorkContent['roles'] }) {
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
