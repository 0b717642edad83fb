import { rectsPath } from '../../components/svg-rects.ts'

const SIDE = 12
const PITCH = 16
/** Width without style, in pixels. */
const UNSTYLED = 60

interface SquaresProps {
  count: number
  columns: number
  /** How many of them are filled; the others are outlined. All, unless given. */
  filled?: number
  className?: string
}

/** People as small squares in rows, the last row centered. Decorative: the numbers are in the text. */
export function Squares({ count, columns, filled = count, className = 'fill-evergreen' }: SquaresProps) {
  const rows = Math.ceil(count / columns)
  const width = columns * PITCH - (PITCH - SIDE)
  const corners = Array.from({ length: count }, (_, nth) => {
    const row = Math.floor(nth / columns)
    const inRow = row === rows - 1 ? count - row * columns : columns
    return { x: 1 + ((columns - inRow) * PITCH) / 2 + (nth % columns) * PITCH, y: 1 + row * PITCH }
  })
  const outlined = corners.slice(filled).map(({ x, y }) => ({ x: x + 0.75, y: y + 0.75 }))
  return (
    <svg
      aria-hidden="true"
      // Small where the page has lost its style.
      width={UNSTYLED}
      height={UNSTYLED / 2}
      style={{ width: width + 2, height: 'auto' }}
      viewBox={`0 0 ${width + 2} ${rows * PITCH - 2}`}
      className={`block max-w-full ${className}`}
    >
      <path d={rectsPath(corners.slice(0, filled), SIDE)} />
      {outlined.length > 0 ? (
        <path d={rectsPath(outlined, SIDE - 1.5)} className="squares-outlined" strokeWidth="1.5" />
      ) : null}
    </svg>
  )
}
