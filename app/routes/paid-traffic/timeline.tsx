import { rectsPath } from '../../components/charts/svg-rects.ts'
import { Headline } from '../../components/ui/heading.tsx'
import { Section } from '../../components/ui/section.tsx'
import type { PaidTrafficContent } from './content.data.ts'

const WIDTH = 20
const HEIGHT = 9
const PITCH = 24
const LINE = 12
const DAYS = 5

/** Days with a new consultation in each of 13 weeks. Illustrative, not data. */
const filledDays = [0, 0, 0, 0, 1, 2, 3, 4, 4, 5, 4, 5, 5]
/** Order in which the days of a week fill, so that neighboring weeks differ. */
const fillOrder = [2, 0, 3, 1, 4]
/** Weeks of each span; the last one continues beyond the chart. */
const spans = [2, 2, 4, 5]
const LAUNCH_WEEK = 3

const cells = filledDays.flatMap((filled, week) =>
  fillOrder.map((_, nth) => ({
    x: week * PITCH,
    y: (fillOrder[(nth + week) % DAYS] ?? 0) * LINE,
    isTaken: nth < filled,
  })),
)
const open = cells.filter(({ isTaken }) => !isTaken)
const taken = cells.filter(({ isTaken }) => isTaken)

/** The first 13 weeks as an appointment book that fills up, and what happens in each span. */
export function Timeline({ content }: { content: PaidTrafficContent['timeline'] }) {
  const columns = { gridTemplateColumns: spans.map((weeks) => `${weeks}fr`).join(' ') }
  return (
    <Section labelledBy="timeline">
      <div className="grid items-end gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <Headline id="timeline" className="max-w-[11em] text-major" text={content.headline} />
        <p className="text-lead text-soft">{content.lead}</p>
      </div>
      <div className="mt-6 sm:mt-10">
        <div className="border border-rule bg-white p-4 sm:p-7">
          <div aria-hidden="true" className="grid text-fine tabular" style={columns}>
            {content.steps.map((step) => (
              <span
                key={step.when}
                className="border-l border-ink pb-2 pl-1 leading-tight max-sm:tracking-tighter sm:pl-1.5"
              >
                {step.when}
              </span>
            ))}
          </div>
          <svg
            viewBox={`0 0 ${filledDays.length * PITCH} ${DAYS * LINE}`}
            role="img"
            aria-label={content.description}
            className="block w-full"
          >
            <path d={rectsPath(open, WIDTH, HEIGHT)} className="fill-leaf" />
            <path d={rectsPath(taken, WIDTH, HEIGHT)} className="fill-evergreen" />
            <path
              d={`M${(LAUNCH_WEEK - 1) * PITCH - 2} 0v${DAYS * LINE}`}
              className="stroke-pencil"
              strokeWidth="0.8"
            />
          </svg>
          <p
            aria-hidden="true"
            className="mt-1 text-fine font-semibold text-pencil"
            style={{ marginLeft: `${((LAUNCH_WEEK - 1) / filledDays.length) * 100}%` }}
          >
            {content.launch}
          </p>
        </div>
      </div>
      <ol className="mt-6 grid gap-x-8 gap-y-4 sm:mt-10 sm:grid-cols-2 sm:gap-y-8 lg:grid-cols-4">
        {content.steps.map((step) => (
          <li key={step.when} className="border-t-2 border-ink pt-3">
            <div className="flex flex-row-reverse items-baseline justify-between gap-x-4">
              <p className="text-label text-soft tabular">{step.when}</p>
              <h3 className="text-minor">{step.title}</h3>
            </div>
            <p className="mt-2 text-soft">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
