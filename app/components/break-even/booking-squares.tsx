import { Ring } from '../ui/ring.tsx'

/** Each path lies over the one before. */
const opacities = [0.2, 0.4, 1]

interface BookingSquaresProps {
  /** How many book, how many of them come in, and how many of those start. */
  counts: readonly number[]
  ringed: number
  className: string
}

/** A square for each booking of a month, darker if that patient comes in or starts. The pencil rings the first so many. */
export const BookingSquares = ({ counts, ringed, className }: BookingSquaresProps) => (
  <div className="relative my-4">
    <svg
      viewBox={`0 0 ${counts[0]} 1`}
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
      style={{ width: `calc(${(100 * ringed) / (counts[0] ?? 1)}% + 0.25rem)` }}
    >
      <Ring />
    </span>
  </div>
)
