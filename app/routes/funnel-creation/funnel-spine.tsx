import type { FunnelCreationContent } from './content.schema.ts'
import { Squares } from './squares.tsx'

/** Columns in which the visitors left after each step are drawn. */
const columns = [16, 12, 12, 5]
/** Width of the funnel's side lines in percent, above the first step and below each. */
const widths = [100, 80, 60, 60, 46]

/** The funnel down the middle of the page: who leaves on one side, what we build on the other. */
export function FunnelSpine({ content }: { content: FunnelCreationContent['funnel'] }) {
  return (
    <section aria-labelledby="funnel" className="page-container">
      <div className="spine-heading">
        <h2 id="funnel" className="text-major">
          {content.headline}
        </h2>
        <p className="mx-auto mt-4 max-w-[40rem] text-lead text-soft">{content.lead}</p>
      </div>
      <ol>
        {content.steps.map((step, index) => (
          <li key={step.name} className="spine-step">
            <div className="spine-build">
              <h3 className="text-[1.75rem] leading-tight">
                <span className="mr-2.5 text-soft tabular">{index + 1}</span>
                {step.name}
              </h3>
              <p className="mt-2">{step.text}</p>
            </div>
            <div className="spine-leave">
              {step.leave > 0 ? (
                <>
                  <Squares
                    count={step.leave}
                    columns={Math.min(step.leave, 13)}
                    className="spine-left-squares"
                  />
                  <p className="mt-2 font-serif text-[1.75rem] leading-tight text-pencil tabular">
                    {step.leave} {content.leaveLabel}
                  </p>
                </>
              ) : null}
              <p className="mt-1">{step.leaveText}</p>
            </div>
            <div className="spine-axis">
              <Sides from={widths[index]} to={widths[index + 1]} />
              <Squares
                count={step.left}
                columns={columns[index] ?? 12}
                filled={step.booked > 0 && step.left !== content.leads ? step.booked : step.left}
                className="relative fill-evergreen"
              />
              <p className="spine-left">{step.leftText}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

interface SidesProps {
  from: number | undefined
  to: number | undefined
}

/** A piece of the funnel, from one width in percent to another. */
function Sides({ from = 100, to = from }: SidesProps) {
  const [a, b] = [(100 - from) / 2, (100 - to) / 2]
  return (
    <svg
      aria-hidden="true"
      width="60"
      height="60"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="spine-sides"
    >
      <path d={`M${a} 0L${b} 100H${100 - b}L${100 - a} 0z`} className="fill-wash" />
      <path
        d={`M${a} 0L${b} 100M${100 - a} 0L${100 - b} 100`}
        className="fill-none stroke-evergreen"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
      />
    </svg>
  )
}
