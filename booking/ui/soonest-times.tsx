import { formatClock, formatShortDate, formatWeekday, localDay } from './calendar.ts'
import { noBreakTime, WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import type { BookingController } from './use-booking.ts'

/** Number of open times offered before the week. */
const COUNT = 3
const HEADING_ID = 'desk-soonest'

/** The next open times, for visitors who want to talk soon. Nothing where there are none. */
export function SoonestTimes({ booking, starts }: { booking: BookingController; starts: number[] }) {
  const soonest = starts.slice(0, COUNT)
  if (soonest.length === 0) return null
  return (
    <section
      className="mb-4 min-[56rem]:grid min-[56rem]:grid-cols-[auto_1fr] min-[56rem]:items-center min-[56rem]:gap-x-4 print:hidden"
      aria-labelledby={HEADING_ID}
    >
      <h2
        className="mb-1.5 font-sans text-small font-normal tracking-normal text-soft min-[56rem]:mb-0"
        id={HEADING_ID}
      >
        {WORDS.soonest}
      </h2>
      <ol className="grid gap-2 wide:grid-cols-3" {...LIST_ROLE}>
        {soonest.map((start) => (
          <li key={start}>
            <a
              className="outline-button flex h-full items-center border-l-4 tabular-nums"
              href={booking.hrefOf({ start })}
              aria-current={start === booking.start ? 'true' : undefined}
              onClick={inPlace(() => booking.chooseTime(start))}
            >
              {whenOf(start, booking.zone)}
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** `Mon, Nov 23, 10:00 AM` */
function whenOf(start: number, zone: string): string {
  const day = localDay(start, zone)
  return noBreakTime(`${formatWeekday(day)}, ${formatShortDate(day)}, ${formatClock(start, zone)}`)
}
