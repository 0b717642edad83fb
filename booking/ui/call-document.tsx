import { bookingHref } from './addresses.ts'
import { UpcomingActions } from './call-actions.tsx'
import { CallPage, type CallPageProps } from './call-page.tsx'
import type { CallView, ShownCall } from './call-view.ts'
import { callPageWords } from './call-words.ts'
import { noBreakTime } from './labels.ts'

/** The page of one call in whatever state it is. */
export function CallDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { state, joinHref } = call
  const words = callPageWords(page.staff !== null).call
  const shown = { page, call, words }
  return (
    <CallPage page={page} title={titleOf(shown)}>
      <p className="max-w-[40rem] text-lead">{textOf(shown)}</p>
      <CallFacts {...shown} />
      {state === 'ahead' && <UpcomingActions {...shown} />}
      {state === 'begun' && (
        <a className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold" href={joinHref}>
          {words.join}
        </a>
      )}
      {!page.staff && (state === 'cancelled' || state === 'over') && (
        <a
          className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold"
          href={bookingHref({ embed: false, attribution: {} })}
        >
          {words.again}
        </a>
      )}
    </CallPage>
  )
}

function titleOf({ call: { state, isAttending, isMoved }, words }: ShownCall): string {
  if (state === 'ahead' && isAttending) return words.attendingTitle
  if (state === 'ahead' && isMoved) return words.movedTitle
  return words.title[state]
}

function textOf({ call: { state, canConfirm, isAttending }, words }: ShownCall): string {
  if (state === 'ahead' && isAttending) return words.attending
  if (state === 'ahead' && !canConfirm) return words.aheadInAddress
  return words[state]
}

/** When it is or was; for a call to come also its length and who takes it. */
function CallFacts({ call: { state, when, minutes, hosts }, words }: ShownCall) {
  if (state !== 'ahead' && state !== 'begun') {
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
