import { formatWhen } from '../domain/format-time.ts'
import { TITLES, WORDS } from './labels.ts'
import type { Booked, WidgetProps } from './props.ts'
import { StepHead } from './step-head.tsx'
import { IDS } from './use-booking.ts'

/** The call is booked; the whole page moves on to the confirmation, and a link stands here if it does not. */
export function DoneStep({ booked, props }: { booked: Booked; props: WidgetProps }) {
  return (
    <section>
      <StepHead title={TITLES.done} callTitle={props.callTitle} callMinutes={props.callMinutes} />
      <div className="your-time booked">
        <p>
          <strong>{formatWhen(booked.startsAt, booked.zone)}</strong>
        </p>
      </div>
      <p>{WORDS.doneText}</p>
      <p>
        <a id={IDS.doneLink} className="on" href={booked.confirmationUrl} target="_top">
          {WORDS.doneLink}
        </a>
      </p>
    </section>
  )
}
