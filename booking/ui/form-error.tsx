import { formatTime } from '../domain/format-time.ts'
import { isoInstant } from './addresses.ts'
import { formatDate, formatWeekday, localDay } from './calendar.ts'
import { formatError } from './error-messages.ts'
import { fieldId } from './field-id.ts'
import { unbroken, WORDS } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { inPlace } from './plain-click.ts'
import type { BookingError } from './props.ts'
import { type BookingState, IDS } from './use-booking.ts'
import { nameZone } from './zones.ts'

/**
 * Why nothing is booked yet, and the way on: links to the fields, or the nearest free times.
 * Inside the form a time is a button that books with the same answers; before it, a link.
 */
export function FormErrorSummary({ trouble, booking }: { trouble: BookingError; booking: BookingState }) {
  const { props, step } = booking
  const said = formatError(trouble, unbroken(props.phone))
  // What changes while somebody types must not be read out over it.
  const touched = trouble.kind === 'fields' && trouble.fields.some(({ corrected }) => corrected)
  const nearest = 'nearest' in trouble ? trouble.nearest : []
  return (
    // biome-ignore lint/a11y/noAutofocus: a page that says why a form failed starts at the reason
    <div className="trouble" role={touched ? undefined : 'alert'} id={IDS.trouble} tabIndex={-1} autoFocus>
      <h2>{said.title}</h2>
      <p>{step === 'time' && nearest.length ? WORDS.nearestOnly : said.text}</p>
      {trouble.kind === 'fields' && (
        <ul {...LIST_ROLE}>
          {trouble.fields.map(({ field, message, corrected }) =>
            corrected ? (
              // It keeps its line, so that the field being typed in does not move.
              <li key={field} aria-hidden="true">
                <s>{message}</s>
              </li>
            ) : (
              <li key={field}>
                <a
                  href={`#${fieldId(field)}`}
                  onClick={inPlace(() => document.getElementById(fieldId(field))?.focus())}
                >
                  {message}
                </a>
              </li>
            ),
          )}
        </ul>
      )}
      {nearest.length > 0 && (
        <p className="zone-note" suppressHydrationWarning>
          {WORDS.zoneOfTimes(nameZone(booking.zone, props.now))}
        </p>
      )}
      {nearest.length > 0 && (
        <ul className="nearest" {...LIST_ROLE} aria-label={WORDS.nearest}>
          {nearest.map((start) => (
            <li key={start}>
              <NearestTime start={start} booking={booking} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function NearestTime({ start, booking }: { start: number; booking: BookingState }) {
  const date = localDay(start, booking.zone)
  const day = `${formatWeekday(date)}, ${formatDate(date)}`
  const time = unbroken(formatTime(start, booking.zone))
  if (booking.step === 'time') {
    return (
      <a href={booking.hrefOf({ start })} onClick={inPlace(() => booking.chooseTime(start))}>
        {day}, {time}
      </a>
    )
  }
  const busy = booking.busy === start
  return (
    <button
      type="submit"
      name="instead"
      value={isoInstant(start)}
      aria-busy={busy}
      aria-disabled={booking.busy !== null}
    >
      {busy ? WORDS.booking : WORDS.bookInstead(day, time)}
    </button>
  )
}
