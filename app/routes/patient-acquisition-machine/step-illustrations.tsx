import { rectsPath } from '../../components/charts/svg-rects.ts'
import { promises } from '../../content/promises/promises.data.ts'

const WIDTH = 320
const HEIGHT = 150

function Illustration({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="block w-full">
      {children}
    </svg>
  )
}

/** Filled squares, picked by hand: any formula would show a pattern. */
const few = new Set([7, 24, 38, 45, 71, 83, 96, 102, 119, 135, 148, 163, 176])

const field = Array.from({ length: 20 * 9 }, (_, nth) => ({
  x: (nth % 20) * 16 + 2,
  y: Math.floor(nth / 20) * 16 + 5,
}))
const recognizing = field.filter((_, nth) => few.has(nth))
const others = field.filter((_, nth) => !few.has(nth))

/** Step one: the few in a crowd who recognize themselves. */
export function FieldDrawing({ label }: { label: string }) {
  return (
    <Illustration label={label}>
      <path d={rectsPath(others, 10)} className="fill-rule" />
      <path d={rectsPath(recognizing, 10)} className="fill-evergreen" />
    </Illustration>
  )
}

/** Lines from left to right, and how many of the three gates each one passes. */
const lines = [3, 0, 1, 3, 0, 2, 3, 1, 0].map((passes, nth) => ({ passes, y: 14 + nth * 15.2 }))
const gates = [96, 176, 256]

/** Step two: three gates that filter out leads. */
export function GatesDrawing({ label }: { label: string }) {
  return (
    <Illustration label={label}>
      {gates.map((x, nth) => (
        <path
          key={x}
          d={`M${x} ${4 + nth * 10}V${HEIGHT - 4 - nth * 10}`}
          className="stroke-ink"
          strokeWidth="3"
        />
      ))}
      {lines.map(({ passes, y }) => (
        <path
          key={y}
          d={
            passes === 3
              ? `M0 ${y}H96L256 ${(y + HEIGHT) / 3 + 5}H316`
              : `M0 ${y}H${(gates[passes] ?? WIDTH) - 6}`
          }
          className={`fill-none ${passes === 3 ? 'stroke-evergreen' : 'stroke-soft/50'}`}
          strokeWidth={passes === 3 ? 3.5 : 2}
        />
      ))}
    </Illustration>
  )
}

/** Step three: the days of the email sequence on a line. */
export function ReturnsDrawing({ label }: { label: string }) {
  const days = promises.followUps.sampleSequenceDays
  const last = days.at(-1) ?? 1
  const at = (day: number) => 14 + ((day - 1) / (last - 1)) * (WIDTH - 44)
  const ground = HEIGHT - 30
  return (
    <Illustration label={label}>
      <path d={`M0 ${ground}H${WIDTH}`} className="stroke-ink" strokeWidth="2" />
      {days.map((day, nth) => {
        const x = at(day)
        const next = days[nth + 1]
        return (
          <g key={day}>
            {next ? (
              <path
                d={`M${x} ${ground}C${x} ${ground - 34 - (next - day) * 18} ${at(next)} ${ground - 34 - (next - day) * 18} ${at(next)} ${ground}`}
                className="fill-none stroke-evergreen"
                strokeWidth="2.5"
              />
            ) : null}
            <path d={rectsPath([{ x: x - 6, y: ground - 6 }], 12)} className="fill-evergreen" />
            <text x={x} y={HEIGHT - 5} textAnchor="middle" className="fill-soft text-[13px] tabular">
              {day}
            </text>
          </g>
        )
      })}
    </Illustration>
  )
}
