import { formatWhen } from '../../core/format-time.ts'
import { Done } from '../../form/ui/done.tsx'
import { noBreakTime } from '../../form/ui/no-break-spaces.ts'
import { KeptNotice } from '../kept-notice.tsx'
import { LABELS, TITLES } from '../labels.ts'
import type { Booked, WidgetProps } from '../props.ts'
import { DetailsStep } from './details-form.tsx'
import { StepHead } from './step-head.tsx'
import { TimeStep } from './time-step.tsx'
import { type BookingController, useBooking } from './use-booking.ts'

/** The booking widget. Its links and forms work without JavaScript; hydrated, they act in place. */
export function BookingWidget(props: WidgetProps) {
  const booking = useBooking(props)
  const { step, submission, announcement, focus } = booking
  return (
    <>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {submission.kind === 'booked' ? (
        <DoneStep booked={submission.booked} booking={booking} />
      ) : submission.kind === 'kept' ? (
        <KeptNotice {...props} contact={submission.contact} focus={focus} />
      ) : (
        <>
          {step === 'time' && <TimeStep booking={booking} />}
          {/* Hidden, not removed, so that nothing typed is lost. */}
          <DetailsStep booking={booking} hidden={step !== 'details'} />
        </>
      )}
    </>
  )
}

/** The call is booked; the whole page moves on to the confirmation. */
function DoneStep({ booked, booking }: { booked: Booked; booking: BookingController }) {
  const { reference, startsAt, zone, confirmationUrl } = booked
  return (
    <Done
      message={{ type: 'desk:booked', reference }}
      text={LABELS.doneText}
      next={confirmationUrl}
      linkText={LABELS.doneLink}
    >
      <StepHead title={TITLES.done} booking={booking} />
      <p className="mb-5 border-l-4 border-evergreen bg-evergreen p-4 font-semibold text-white">
        {noBreakTime(formatWhen(startsAt, zone))}
      </p>
    </Done>
  )
}
