import type { FunnelCreationWords } from '../../../words/services/conversion.schema.ts'
import { squares } from './squares.ts'

const SIDE = 12
const PITCH = 16
const COLUMNS = 20
const WIDTH = COLUMNS * PITCH - (PITCH - SIDE)
/** Where the sides of the funnel begin and end below the field, and where the drawing ends. */
const RIM = 96
const NECK = 216
const HEIGHT = 262

/** A field of visitors, a funnel, and those who come through, all counted from the words. */
export function FunnelFigure({ words }: { words: FunnelCreationWords['funnel'] }) {
  const { visitors, leads } = words
  const field = Array.from({ length: visitors }, (_, nth) => {
    // A step of 7 visits each of the hundred once, and looks scattered.
    const turn = (nth * 7) % visitors
    return {
      x: (nth % COLUMNS) * PITCH,
      y: Math.floor(nth / COLUMNS) * PITCH,
      lead: Math.floor(((turn + 1) * leads) / visitors) > Math.floor((turn * leads) / visitors),
    }
  })
  const row = leads * PITCH - (PITCH - SIDE)
  const left = (WIDTH - row) / 2
  const through = Array.from({ length: leads }, (_, nth) => ({ x: left + nth * PITCH, y: NECK + 22 }))
  return (
    <figure>
      <div className="sheet">
        <p className="flex items-baseline justify-between gap-4 text-small font-semibold">
          {words.visitorsLabel}
        </p>
        <svg
          viewBox={`-2 0 ${WIDTH + 4} ${HEIGHT}`}
          role="img"
          aria-label={words.description}
          className="mt-4 block w-full"
        >
          <path
            d={squares(
              field.filter(({ lead }) => !lead),
              SIDE,
            )}
            className="fill-rule"
          />
          <path
            d={squares(
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
          <path d={squares(through, SIDE)} className="fill-evergreen" />
        </svg>
        <p className="mt-4 text-center font-serif text-[1.625rem] leading-tight tracking-[-0.018em] text-evergreen">
          {words.leadsLabel}
        </p>
        <p className="mt-3 border-t border-rule pt-3 text-fine text-soft">{words.restLabel}</p>
      </div>
      <figcaption className="mt-3 text-fine text-soft">{words.note}</figcaption>
    </figure>
  )
}
