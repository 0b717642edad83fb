interface HundredSquaresProps {
  /** How many of them are told apart from the others. */
  first: number
  /** Of the first ones. */
  firstClass: string
  /** Of the others. */
  restClass: string
  /** Of the drawing, whose squares are square unless it has a height. */
  className?: string
}

const SIZE = 0.86

/** The squares of these places, which fill columns of five from the left. */
const squares = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => {
    const place = from + index
    return `M${Math.floor(place / 5) + (1 - SIZE) / 2} ${(place % 5) + (1 - SIZE) / 2}h${SIZE}v${SIZE}h-${SIZE}Z`
  }).join('')

/** A hundred squares, of which the first are told apart: a share that can be counted. What they mean is said beside them. */
export const HundredSquares = ({ first, firstClass, restClass, className = '' }: HundredSquaresProps) => (
  <svg
    viewBox="0 0 20 5"
    preserveAspectRatio="none"
    aria-hidden="true"
    className={`w-full overflow-visible forced-color-adjust-none ${className}`.trimEnd()}
  >
    <path d={squares(0, first)} className={firstClass} vectorEffect="non-scaling-stroke" />
    <path d={squares(first, 100)} className={restClass} vectorEffect="non-scaling-stroke" />
  </svg>
)
