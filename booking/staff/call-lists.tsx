import { callHref, dayCallSecret, OUTCOME_PATH } from '../core/addresses.ts'
import { type Booking, OUTCOME_WORDS, type Outcome } from '../core/booking.ts'
import { formatDate, formatTime } from '../core/format-time.ts'
import { oneLine } from '../core/sanitize.ts'
import { noBreak } from '../form/ui/labels.ts'
import { LIST_ROLE } from '../form/ui/list-role.ts'
import { OutcomeButtons } from '../manage/outcome-buttons.tsx'
import { CallDetails } from './call-card.tsx'
import { type DayPage, Section } from './day-page.tsx'

interface Props {
  page: DayPage
  calls: Booking[]
}

/** The other calls of today, each a line that opens. */
export function AlsoToday({ page, calls }: Props) {
  if (calls.length === 0) return null
  return (
    <Section id="today" title="Also today">
      <Lines page={page} calls={calls} />
    </Section>
  )
}

/** The calls of the coming days, by day. */
export function ComingUp({ page, calls }: Props) {
  if (calls.length === 0) return null
  const zone = page.settings.rules.officeZone
  const days = [...Map.groupBy(calls, ({ startsAt }) => formatDate(startsAt.epochMilliseconds, zone))]
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

function Lines({ page, calls }: Props) {
  const zone = page.settings.rules.officeZone
  return calls.map((call) => (
    <details key={call.id} className="group border-b border-rule">
      <summary className="flex min-h-13 items-center gap-x-3 py-2">
        <b className="w-20 shrink-0 font-semibold tabular">
          {noBreak(formatTime(call.startsAt.epochMilliseconds, zone))}
        </b>
        <span className="grow">
          <span className="block font-semibold">{oneLine(call.name)}</span>
          <span className="block text-label text-soft">
            {[call.practice, call.specialty, call.area].filter(Boolean).map(oneLine).join(', ')}
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
        {calls.map((call) => (
          <li key={call.id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{who(call)}</p>
            <p className="mb-3 text-label text-soft">{when(page, call)}</p>
            <OutcomeButtons secret={dayCallSecret(page.secret, call.id)} recorded={null} />
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
      {who(call)} is marked: {OUTCOME_WORDS[outcome]}.
      {outcome === 'no-show' && ' We’re sending them one email with a link to book again.'}{' '}
      <a className="link" href={callHref(OUTCOME_PATH, dayCallSecret(page.secret, call.id))}>
        Change it
      </a>
    </p>
  )
}

const who = ({ name, practice }: Booking) => [name, practice].map(oneLine).join(', ')

function when({ settings: { rules } }: DayPage, { startsAt }: Booking): string {
  const at = startsAt.epochMilliseconds
  return `${formatDate(at, rules.officeZone)}, ${noBreak(formatTime(at, rules.officeZone))}`
}
