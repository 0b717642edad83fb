import { rectsPath } from '../../components/svg-rects.ts'
import type { FunnelCreationContent } from '../../content/conversion.schema.ts'

const SIDE = 12
const PITCH = 16
const COLUMNS = 20
/** Squares per row below the neck. */
const THROUGH = 5
const STRIDE = 37
const WIDTH = COLUMNS * PITCH - (PITCH - SIDE)
/** Vertical positions: top of the funnel's sides, their lower end, and the end of the figure. */
const RIM = 96
const NECK = 196
const HEIGHT = 266

/** Visitors as squares, a funnel, and the leads that come through; the counts come from the content. */
export function FunnelFigure({ content }: { content: FunnelCreationContent['funnel'] }) {
  const { visitors, leads } = content
  // A stride coprime to the number of squares scatters the leads without picking one twice.
  const chosen = new Set(Array.from({ length: leads }, (_, nth) => (nth * STRIDE + 11) % visitors))
  const field = Array.from({ length: visitors }, (_, nth) => ({
    x: (nth % COLUMNS) * PITCH,
    y: Math.floor(nth / COLUMNS) * PITCH,
    lead: chosen.has(nth),
  }))
  const row = THROUGH * PITCH - (PITCH - SIDE)
  const left = (WIDTH - row) / 2
  const through = Array.from({ length: leads }, (_, nth) => ({
    x: left + (nth % THROUGH) * PITCH,
    y: NECK + 22 + Math.floor(nth / THROUGH) * PITCH,
  }))
  return (
    <figure>
      <div className="card">
        <p className="flex items-baseline justify-between gap-4 text-small font-semibold">
          {content.visitorsLabel}
        </p>
        <svg
          viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT}`}
          role="img"
          aria-label={content.description}
          className="mt-4 block w-full"
        >
          <path
            d={rectsPath(
              field.filter(({ lead }) => !lead),
              SIDE,
            )}
            className="fill-rule"
          />
          <path
            d={rectsPath(
              field.filter(({ lead }) => lead),
              SIDE,
            )}
            className="fill-evergreen"
          />
          <path
            d={`M0 ${RIM}L${left - 6} ${NECK}M${WIDTH} ${RIM}L${left + row + 6} ${NECK}M${left - 6} ${NECK}v14M${left + row + 6} ${NECK}v14`}
            className="fill-none stroke-ink"
            strokeWidth="2"
          />
          {[0.3, 0.6, 0.9].map((depth) => {
            const inset = depth * (left - 6)
            const y = RIM + depth * (NECK - RIM)
            return (
              <path
                key={depth}
                d={`M${inset} ${y}H${WIDTH - inset}`}
                className="stroke-rule"
                strokeWidth="1.5"
              />
            )
          })}
          <path d={rectsPath(through, SIDE)} className="fill-evergreen" />
        </svg>
        <p className="mt-4 text-center font-serif text-[1.625rem] leading-tight tracking-[-0.018em] text-evergreen">
          {content.leadsLabel}
        </p>
        <p className="mt-3 border-t border-rule pt-3 text-fine text-soft">{content.restLabel}</p>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{content.note}</figcaption>
    </figure>
  )
}
