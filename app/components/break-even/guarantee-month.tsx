import { BookingSquares } from './booking-squares.tsx'
import { describeMonth } from './break-even.ts'

const { counts } = describeMonth()
const [, , patients = 0] = counts

/** The guarantee's month as squares. The pencil rings those who start, or as many as cover the month. */
export const MonthSquares = ({ className, ringed = patients }: { className: string; ringed?: number }) => (
  <BookingSquares counts={counts} ringed={ringed} className={className} />
)
