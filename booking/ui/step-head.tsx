import { PageHeading } from './page-heading.tsx'
import type { BookingController } from './use-booking.ts'

/** The heading of a step: what the call is, and what to do now. */
export function StepHead({ title, booking }: { title: string; booking: BookingController }) {
  const { words, props, focus } = booking
  const { callTitle, callMinutes, place } = props
  return (
    <>
      <PageHeading kicker={`${callTitle}, ${words.length(callMinutes)}`} title={title} focus={focus} />
      {place && booking.step === 'time' && <p className="mb-4">{place}</p>}
    </>
  )
}
