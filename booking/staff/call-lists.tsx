import { callHref, dayCallSecret, OUTCOME_PATH } from '../core/addresses.ts'
import { type Booking, OUTCOME_WORDS, type Outcome } from '../core/booking.ts'
import { oneLine } from '../core/sanitize.ts'
import { LIST_ROLE } from '../form/ui/links.tsx'
import { OutcomeButtons } from '../manage/outcome-buttons.tsx'
import { CallDetails } from './call-card.tsx'
import type { DayPage } from './data.ts'
import { clock, dateOf, Section, typedLine } from './page-parts.tsx'

interface Props {
  page: DayPage
  calls: Booking[]
}

/** The calls of the coming days, by day. */
export function ComingUp({ page, calls }: Props) {
  if (calls.length === 0) return null
  const days = [...Map.groupBy(calls, ({ startsAt }) => dateOf(page, startsAt))]
  return (
    <Section id="coming" title="Coming up">
      {days.map(([date, ofDay]) => (
        <div key={date} className="mb-4">
          <h3 className="font-sans text-label font-semibold tracking-normal text-soft">{date}</h3>
          <Lines page={page} calls={ofDay} />
        </div>
      ))}
    </Section>
  )
}

/** Calls of one day, each a line that opens. */
export function Lines({ page, calls }: Props) {
  return calls.map((call) => (
    <details key={call.id} className="group border-b border-rule">
      <summary className="flex min-h-13 items-center gap-x-3 py-2">
        <b className="w-20 shrink-0 font-semibold tabular">{clock(page, call.startsAt)}</b>
        <span className="grow">
          <span className="block font-semibold">{oneLine(call.name)}</span>
          <span className="block text-label text-soft">
            {typedLine(call.practice, call.specialty, call.area)}
          </span>
          {call.outcome && <span className="block text-label">{OUTCOME_WORDS[call.outcome]}</span>}
        </span>
        <span aria-hidden="true" className="text-minor text-evergreen group-open:rotate-45 print:hidden">
          +
        </span>
      </summary>
      <div className="pb-3">
        <CallDetails page={page} call={call} />
      </div>
    </details>
  ))
}

/** Calls that are over and wait to be recorded. */
export function Unsettled({ page, calls }: Props) {
  if (calls.length === 0) return null
  return (
    <Section id="unsettled" title="How did these go?">
      <ul className="grid gap-3" {...LIST_ROLE}>
        {calls.map(({ id, name, practice, startsAt: at }) => (
          <li key={id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{typedLine(name, practice)}</p>
            <p className="mb-3 text-label text-soft">{`${dateOf(page, at)}, ${clock(page, at)}`}</p>
            <OutcomeButtons secret={dayCallSecret(page.secret, id)} recorded={null} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Says what was recorded, with the way to correct it. */
export function DoneNotice({ page, call, outcome }: { page: DayPage; call: Booking; outcome: Outcome }) {
  return (
    <p className="mb-6 border-l-4 border-evergreen bg-wash px-4 py-3" role="status">
      {typedLine(call.name, call.practice)} is marked: {OUTCOME_WORDS[outcome]}.
      {outcome === 'no-show' && ' We’re sending them one email with a link to book again.'}{' '}
      <a className="link" href={callHref(OUTCOME_PATH, dayCallSecret(page.secret, call.id))}>
        Change it
      </a>
    </p>
  )
}
