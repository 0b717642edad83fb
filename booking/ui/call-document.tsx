import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from '../domain/call-addresses.ts'
import type { CallState } from '../domain/call-state.ts'
import { bookingHref } from './addresses.ts'
import { CALL_WORDS } from './call-labels.ts'
import { ActionForm, CallPage, type CallPageProps } from './call-page.tsx'
import { noBreakTime } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'

/** A call as its page shows it. Times are in words, in the visitor's zone. */
export interface CallView {
  /** Of the link that the page was opened with. */
  secret: string
  state: CallState
  /** Whether the link is from the visitor's own e-mail: only then can it be confirmed here. */
  canConfirm: boolean
  isAttending: boolean
  isMoved: boolean
  when: string
  /** Until when the time is held; empty for other calls. */
  heldUntil: string
  minutes: number
  /** Who takes the call; empty when nobody is named. */
  hosts: string
  joinHref: string
  googleHref: string
  outlookHref: string
  /** The site's page about the call, with how to prepare. */
  prepareHref: string
}

/** The page of one call in whatever state it is. */
export function CallDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { state } = call
  return (
    <CallPage page={page} title={titleOf(call)}>
      <p className="max-w-[40rem] text-lead">{textOf(call)}</p>
      <CallFacts call={call} />
      {state === 'ahead' && <UpcomingActions call={call} />}
      {state === 'held' && <HeldActions call={call} />}
      {state === 'begun' && (
        <a className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold" href={call.joinHref}>
          {CALL_WORDS.join}
        </a>
      )}
      {(state === 'cancelled' || state === 'lapsed' || state === 'over') && (
        <a
          className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold"
          href={bookingHref({ embed: false, attribution: {} })}
        >
          {CALL_WORDS.again}
        </a>
      )}
    </CallPage>
  )
}

function titleOf({ state, canConfirm, isAttending, isMoved }: CallView): string {
  if (state === 'held' && canConfirm) return CALL_WORDS.heldTitle
  if (state === 'ahead' && isAttending) return CALL_WORDS.attendingTitle
  if (state === 'ahead' && isMoved) return CALL_WORDS.movedTitle
  return CALL_WORDS.title[state]
}

function textOf({ state, canConfirm, isAttending, heldUntil }: CallView): string {
  if (state === 'held')
    return noBreakTime((canConfirm ? CALL_WORDS.heldInMessage : CALL_WORDS.heldInAddress)(heldUntil))
  if (state === 'ahead' && isAttending) return CALL_WORDS.attending
  if (state === 'ahead' && !canConfirm) return CALL_WORDS.aheadInAddress
  return CALL_WORDS[state]
}

/** When it is or was; for a call to come also its length and who takes it. */
function CallFacts({ call: { state, when, minutes, hosts } }: { call: CallView }) {
  const isDue = state === 'ahead' || state === 'held' || state === 'begun'
  if (!isDue) {
    return (
      <p className="my-6 max-w-[40rem] border-l-4 border-rule bg-white p-4">
        <span className="block text-small text-soft">{CALL_WORDS.was}</span>
        <span className="font-semibold">{noBreakTime(when)}</span>
      </p>
    )
  }
  return (
    <div className="my-6 max-w-[40rem]">
      <p className="bg-evergreen p-4 text-lead font-semibold text-white">
        <span className="sr-only">{CALL_WORDS.when}: </span>
        {noBreakTime(when)}
      </p>
      <dl className="border border-t-0 border-rule bg-white px-4 py-1">
        <Fact term={CALL_WORDS.length} value={CALL_WORDS.minutes(minutes)} />
        {hosts && <Fact term={CALL_WORDS.hosts} value={hosts} />}
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

function UpcomingActions({ call }: { call: CallView }) {
  const { secret, isAttending, joinHref } = call
  const asks = call.canConfirm && !isAttending
  const join = !asks
    ? 'cta min-h-13 px-6 py-3 font-semibold'
    : 'outline-button min-h-13 wide:min-w-40 justify-center'
  return (
    <>
      <div className="flex max-w-[40rem] flex-wrap gap-3 print:hidden">
        {asks && (
          <div className="w-full wide:w-auto">
            <ActionForm action={callHref(CALL_PATH, secret)} text={CALL_WORDS.attend} main />
          </div>
        )}
        <a className={`${join} inline-flex items-center`} href={joinHref}>
          {CALL_WORDS.join}
        </a>
      </div>
      <div className="mt-8 grid max-w-[40rem] gap-x-8 gap-y-6 border-t border-rule pt-5 print:hidden wide:grid-cols-2">
        <section aria-labelledby="call-change">
          <h2 id="call-change" className="text-minor">
            {CALL_WORDS.change}
          </h2>
          <Links
            links={[
              [CALL_WORDS.move, callHref(MOVE_PATH, secret)],
              [CALL_WORDS.cancel, callHref(CANCEL_PATH, secret)],
              [CALL_WORDS.prepare, call.prepareHref],
            ]}
          />
        </section>
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar" className="text-minor">
            {CALL_WORDS.calendar}
          </h2>
          <Links
            links={[
              [CALL_WORDS.google, call.googleHref],
              [CALL_WORDS.outlook, call.outlookHref],
              [CALL_WORDS.file, callHref(INVITATION_PATH, secret)],
            ]}
          />
        </section>
      </div>
    </>
  )
}

function HeldActions({ call: { secret, canConfirm } }: { call: CallView }) {
  return (
    <div className="flex max-w-[40rem] flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {canConfirm && (
        <div className="w-full wide:w-auto">
          <ActionForm action={callHref(CALL_PATH, secret)} text={CALL_WORDS.confirm} main />
        </div>
      )}
      <a className="link inline-flex min-h-11 items-center" href={callHref(CANCEL_PATH, secret)}>
        {CALL_WORDS.cancel}
      </a>
    </div>
  )
}

function Links({ links }: { links: [text: string, href: string][] }) {
  return (
    <ul className="mt-1" {...LIST_ROLE}>
      {links.map(([text, href]) => (
        <li key={href}>
          <a className="link inline-flex min-h-11 items-center" href={href}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
