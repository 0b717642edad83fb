import { formatWhen } from '../domain/format-time.ts'
import { Done } from './form/done.tsx'
import { noBreakTime, TITLES, WORDS } from './labels.ts'
import type { Booked } from './props.ts'
import { StepHead } from './step-head.tsx'
import type { BookingController } from './use-booking.ts'

/** The call is booked; the whole page moves on to the confirmation. */
export function DoneStep({ booked, booking }: { booked: Booked; booking: BookingController }) {
  const { reference, startsAt, zone, confirmationUrl } = booked
  return (
    <Done
      frameOrigins={booking.props.frameOrigins}
      message={{ type: 'desk:booked', v: 1, reference }}
      text={WORDS.doneText}
      next={confirmationUrl}
      linkText={WORDS.doneLink}
    >
      <StepHead title={TITLES.done} booking={booking} />
      <p className="mb-5 border-l-4 border-evergreen bg-evergreen p-4 font-semibold text-white">
        {noBreakTime(formatWhen(startsAt, zone))}
      </p>
    </Done>
  )
}
