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

/** What the shades of the squares stand for, and the ring after them. */
export const SquaresLegend = ({ texts }: { texts: readonly string[] }) => (
  <ul className="flex flex-wrap gap-x-5 text-label">
    {texts.map((text, index) => (
      <li key={text} className="flex items-center gap-x-1.5">
        <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3.5 overflow-visible text-evergreen">
          {index < opacities.length ? (
            opacities
              .slice(0, index + 1)
              .map((opacity) => (
                <path key={opacity} d="M0 0H12V12H0Z" fill="currentColor" opacity={opacity} />
              ))
          ) : (
            <circle cx="6" cy="6" r="5.5" className="fill-none stroke-pencil" strokeWidth="2" />
          )}
        </svg>
        {text}
      </li>
    ))}
  </ul>
)
