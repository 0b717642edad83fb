import { Ring } from '../ui/ring.tsx'
import { describeMonth } from './break-even.ts'

/** Each path lies over the one before. */
const opacities = [0.2, 0.4, 1]

const { counts, squares, text } = describeMonth()
const [booked = 1, , patients = 0] = counts

/**
 * A square for each booking of the guarantee's month, darker if that patient comes in or starts. The pencil rings those who
 * start, or as many as cover the month.
 */
export const MonthSquares = ({ className, ringed = patients }: { className: string; ringed?: number }) => (
  <div className="relative my-4">
    <svg
      viewBox={`0 0 ${booked} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`w-full text-evergreen ${className}`}
      stroke="currentColor"
      strokeDasharray="0.9 0.1"
    >
      {counts.map((count, index) => (
        <path key={opacities[index]} opacity={opacities[index]} d={`M0 .5h${count}`} />
      ))}
    </svg>
    <span
      className="absolute -inset-y-1.5 -left-1.5"
      style={{ width: `calc(${(100 * ringed) / booked}% + 0.75rem)` }}
    >
      <Ring />
    </span>
  </div>
)

/** What the month must bring. */
export const MonthInWords = () => (
  <>
    <p className="text-label">{squares}</p>
    <p className="mt-1 font-serif text-minor">{text}</p>
  </>
)
