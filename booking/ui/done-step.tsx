import { formatTime, formatWhen } from '../domain/format-time.ts'
import { Done } from './form/done.tsx'
import { noBreak, noBreakTime, PHONE_ONLY } from './labels.ts'
import type { Booked } from './props.ts'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'

/** The call is booked; the whole page moves on to the confirmation. A held one waits for its link to be pressed. */
export function DoneStep({ booked, booking }: { booked: Booked; booking: BookingController }) {
  const { reference, startsAt, zone, confirmationUrl, hasEmail, heldUntil } = booked
  const { titles, words } = booking
  if (heldUntil !== null) return <HeldStep booked={{ ...booked, heldUntil }} booking={booking} />
  return (
    <Done
      frameOrigins={booking.props.frameOrigins}
      message={{ type: 'desk:booked', v: 1, reference }}
      text={hasEmail ? words.doneText : PHONE_ONLY}
      next={confirmationUrl}
      linkText={words.doneLink}
    >
      <StepHead title={titles.done} booking={booking} />
      <p className="mb-5 border-l-4 border-evergreen bg-evergreen p-4 font-semibold text-white">
        {noBreakTime(formatWhen(startsAt, zone))}
      </p>
    </Done>
  )
}

/** The time is held, not booked: nothing is told to the page around, and the visitor stays. */
function HeldStep({
  booked,
  booking,
}: {
  booked: Booked & { heldUntil: number }
  booking: BookingController
}) {
  const { startsAt, zone, heldUntil } = booked
  const { titles, words } = booking
  return (
    <section>
      <StepHead title={titles.held} booking={booking} />
      <p className="mb-5 border-l-4 border-evergreen bg-wash p-4 font-semibold">
        {noBreakTime(formatWhen(startsAt, zone))}
      </p>
      <p>{noBreakTime(words.heldText(formatTime(heldUntil, zone)))}</p>
      <p className="mt-3 text-soft">{words.heldHelp(noBreak(booking.props.phone))}</p>
    </section>
  )
}
