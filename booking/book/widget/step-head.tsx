import { PageHeading } from '../../form/ui/page-heading.tsx'
import { WORDS } from '../labels.ts'
import type { BookingController } from './use-booking.ts'

export function StepHead({ title, booking }: { title: string; booking: BookingController }) {
  const { callTitle, callMinutes } = booking.props
  return (
    <PageHeading kicker={`${callTitle}, ${WORDS.length(callMinutes)}`} title={title} focus={booking.focus} />
  )
}
