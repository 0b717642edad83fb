import { WORDS } from './labels.ts'
import { PageHeading } from './page-heading.tsx'
import type { BookingController } from './use-booking.ts'

/** The heading of a step: what the call is, and what to do now. */
export function StepHead({ title, booking }: { title: string; booking: BookingController }) {
  const { callTitle, callMinutes } = booking.props
  return (
    <PageHeading kicker={`${callTitle}, ${WORDS.length(callMinutes)}`} title={title} focus={booking.focus} />
  )
}
