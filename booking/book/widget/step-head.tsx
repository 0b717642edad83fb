import { FocusedHeading } from '../../form/ui/focused-heading.tsx'
import { LABELS } from '../labels.ts'
import type { BookingController } from './use-booking.ts'

export function StepHead({ title, booking }: { title: string; booking: BookingController }) {
  const { props, step, submission, focus } = booking
  const isDone = submission.kind === 'booked'
  return (
    <FocusedHeading
      kicker={`${isDone ? props.callTitle : LABELS.step(step)}, ${LABELS.length(props.callMinutes)}`}
      title={title}
      focus={focus}
      isShownOutside={props.embed && !isDone}
    />
  )
}
