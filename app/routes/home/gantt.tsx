import { Heading } from '../../components/ui/heading.tsx'
import { MoreLink } from '../../components/ui/more-link.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { Home } from '../../content/home.schema.ts'

/** Weeks on the axis; the last column is open-ended. */
const weeks = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const WEEKS = weeks.length

/** Gantt chart of the stages. Each row is readable as text. */
export function Gantt({ content, weekLabel }: { content: Home['methodology']; weekLabel: string }) {
  return (
    <Section tone="leaf" labelledBy="methodology">
      <Heading id="methodology" lead={content.lead} content={content} />
      <div className="mt-5 border-t-2 border-ink md:mt-12">
        <div
          aria-hidden="true"
          className="grid text-fine text-soft tabular-nums max-lg:hidden lg:ml-[22rem]"
          style={{ gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))` }}
        >
          {weeks.map((week) => (
            <span key={week} className="py-2.5 pl-1 sm:pl-2">
              {week === 1 ? <span className="max-sm:hidden">{weekLabel} </span> : null}
              {week === WEEKS ? `${week}+` : week}
            </span>
          ))}
        </div>
        <ol>
          {content.stages.map((stage, index) => (
            <li
              key={stage.name}
              className="relative border-t border-rule py-2.5 lg:flex lg:items-center lg:py-4"
            >
              <div className="lg:w-[22rem] lg:shrink-0 lg:pr-10">
                <h3 className="flex items-baseline justify-between gap-4 text-minor">
                  <span>
                    <span className="mr-2 text-soft tabular-nums">{index + 1}</span> {stage.name}
                  </span>
                  <span className="font-sans text-fine tracking-normal text-soft lg:hidden">
                    {stage.weeks}
                  </span>
                </h3>
                <p className="text-small text-soft">{stage.what}</p>
              </div>
              <div
                className="gantt-lines mt-1.5 grid lg:mt-0 lg:flex-1"
                style={{ gridTemplateColumns: `repeat(${WEEKS}, minmax(0, 1fr))` }}
              >
                <span
                  className={`gantt-bar flex min-h-2 items-center text-fine font-medium whitespace-nowrap text-paper lg:min-h-10 lg:px-3 ${stage.toWeek ? '' : 'gantt-open'}`}
                  style={{ gridColumn: `${stage.fromWeek} / ${(stage.toWeek ?? WEEKS) + 1}` }}
                >
                  <span className="max-lg:hidden">{stage.weeks}</span>
                </span>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <MoreLink link={content.link} />
    </Section>
  )
}
