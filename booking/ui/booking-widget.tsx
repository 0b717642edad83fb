import { DetailsStep } from './details-step.tsx'
import { DoneStep } from './done-step.tsx'
import { KeptNotice } from './kept-document.tsx'
import type { WidgetProps } from './props.ts'
import { TimeStep } from './time-step.tsx'
import { useBooking } from './use-booking.ts'

/**
 * The booking widget: choose a time, give the details, done. The same tree on the server, where its links
 * and forms work by themselves, and in the browser, where they act in place.
 */
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
        <KeptNotice {...props} visitorPhone={submission.phone} focus={focus} />
      ) : (
        <>
          {step === 'time' && <TimeStep booking={booking} />}
          {/* The form stays in the document while another time is looked for, so that nothing typed is lost. */}
          <DetailsStep booking={booking} hidden={step !== 'details'} />
        </>
      )}
    </>
  )
}
