import { WORDS } from './labels.ts'
import { IDS } from './use-booking.ts'

/** What the call is, and the one headline of the step. Focus comes here when the step changes. */
export function StepHead(props: { title: string; callTitle: string; callMinutes: number }) {
  return (
    <header className="head">
      <p className="kicker">
        {props.callTitle}, {WORDS.length(props.callMinutes)}
      </p>
      <h1 id={IDS.title} tabIndex={-1}>
        {props.title}
      </h1>
    </header>
  )
}
