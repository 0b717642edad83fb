import type { CallState } from '../domain/call-state.ts'
import { bookingHref } from './addresses.ts'
import { HeldActions, UpcomingActions } from './call-actions.tsx'
import { CallPage, type CallPageProps } from './call-page.tsx'
import type { CallView, ShownCall } from './call-view.ts'
import { callPageWords } from './call-words.ts'
import { noBreakTime } from './labels.ts'

/** The page of one call in whatever state it is. */
export function CallDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { state, joinHref } = call
  const words = callPageWords(page.audience, page.staff !== null).call
  const shown = { page, call, words }
  return (
    <CallPage page={page} title={titleOf(shown)}>
      <p className="max-w-[40rem] text-lead">{textOf(shown)}</p>
      <CallFacts {...shown} />
      {isTold(state, page) && !call.hasEmail && <p className="mb-6 max-w-[40rem]">{words.phoneOnly}</p>}
      {state === 'ahead' && <UpcomingActions {...shown} />}
      {state === 'held' && <HeldActions {...shown} />}
      {state === 'begun' && joinHref && (
        <a className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold" href={joinHref}>
          {words.join}
        </a>
      )}
      {!page.staff && (state === 'cancelled' || state === 'lapsed' || state === 'over') && (
        <a
          className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold"
          href={bookingHref({ clinic: page.clinic, embed: false, attribution: {} })}
        >
          {words.again}
        </a>
      )}
    </CallPage>
  )
}

/** Whether the reader has to be told that nothing is e-mailed: the staff also after they canceled. */
const isTold = (state: CallState, { staff }: CallPageProps) =>
  state === 'ahead' || (staff !== null && state === 'cancelled')

function titleOf({ call: { state, canConfirm, isAttending, isMoved }, words }: ShownCall): string {
  if (state === 'held' && canConfirm) return words.heldTitle
  if (state === 'ahead' && isAttending) return words.attendingTitle
  if (state === 'ahead' && isMoved) return words.movedTitle
  return words.title[state]
}

function textOf({ call: { state, canConfirm, isAttending, heldUntil }, words }: ShownCall): string {
  if (state === 'held')
    return noBreakTime((canConfirm ? words.heldInMessage : words.heldInAddress)(heldUntil))
  if (state === 'ahead' && isAttending) return words.attending
  if (state === 'ahead' && !canConfirm) return words.aheadInAddress
  return words[state]
}

/** When it is or was; for a call to come also its length and who takes it. */
function CallFacts({ call: { state, when, minutes, hosts, place }, words }: ShownCall) {
  const isDue = state === 'ahead' || state === 'held' || state === 'begun'
  if (!isDue) {
    return (
      <p className="my-6 max-w-[40rem] border-l-4 border-rule bg-white p-4">
        <span className="block text-small text-soft">{words.was}</span>
        <span className="font-semibold">{noBreakTime(when)}</span>
      </p>
    )
  }
  return (
    <div className="my-6 max-w-[40rem]">
      <p className="bg-evergreen p-4 text-lead font-semibold text-white">
        <span className="sr-only">{words.when}: </span>
        {noBreakTime(when)}
      </p>
      <dl className="border border-t-0 border-rule bg-white px-4 py-1">
        <Fact term={words.length} value={words.minutes(minutes)} />
        {place && <Fact term={words.place} value={place} />}
        {hosts && <Fact term={words.hosts} value={hosts} />}
      </dl>
    </div>
  )
}

function Fact({ term, value }: { term: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-4 py-2 not-last:border-b not-last:border-rule">
      <dt className="w-20 text-soft">{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}
