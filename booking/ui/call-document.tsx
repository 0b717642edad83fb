import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from '../domain/call-addresses.ts'
import type { CallState } from '../domain/call-state.ts'
import { bookingHref } from './addresses.ts'
import type { CALL_WORDS } from './call-labels.ts'
import { ActionForm, CallPage, type CallPageProps } from './call-page.tsx'
import { CALL_WORDS_FOR } from './call-words.ts'
import { noBreakTime } from './labels.ts'
import { LIST_ROLE } from './list-role.ts'
import { PHONE_ONLY } from './patient-labels.ts'

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
  /** How a clinic's consultation takes place, one sentence; empty for the agency's calls. */
  place: string
  /** Whether its visitor gets e-mails. */
  hasEmail: boolean
  /** Who takes the call; empty when nobody is named. */
  hosts: string
  /** The video room; empty without one. */
  joinHref: string
  googleHref: string
  outlookHref: string
  /** The site's page about the call, with how to prepare. */
  prepareHref: string
}

/** The page of one call in whatever state it is. */
export function CallDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { state, joinHref } = call
  const words = CALL_WORDS_FOR[page.audience]
  const shown = { page, call, words }
  return (
    <CallPage page={page} title={titleOf(shown)}>
      <p className="max-w-[40rem] text-lead">{textOf(shown)}</p>
      <CallFacts {...shown} />
      {state === 'ahead' && !call.hasEmail && <p className="mb-6 max-w-[40rem]">{PHONE_ONLY}</p>}
      {state === 'ahead' && <UpcomingActions {...shown} />}
      {state === 'held' && <HeldActions {...shown} />}
      {state === 'begun' && joinHref && (
        <a className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold" href={joinHref}>
          {words.join}
        </a>
      )}
      {(state === 'cancelled' || state === 'lapsed' || state === 'over') && (
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

interface Shown {
  page: CallPageProps
  call: CallView
  words: typeof CALL_WORDS
}

function titleOf({ call: { state, canConfirm, isAttending, isMoved }, words }: Shown): string {
  if (state === 'held' && canConfirm) return words.heldTitle
  if (state === 'ahead' && isAttending) return words.attendingTitle
  if (state === 'ahead' && isMoved) return words.movedTitle
  return words.title[state]
}

function textOf({ call: { state, canConfirm, isAttending, heldUntil }, words }: Shown): string {
  if (state === 'held')
    return noBreakTime((canConfirm ? words.heldInMessage : words.heldInAddress)(heldUntil))
  if (state === 'ahead' && isAttending) return words.attending
  if (state === 'ahead' && !canConfirm) return words.aheadInAddress
  return words[state]
}

/** When it is or was; for a call to come also its length and who takes it. */
function CallFacts({ call: { state, when, minutes, hosts, place }, words }: Shown) {
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

function UpcomingActions({ page, call, words }: Shown) {
  const { secret, isAttending, joinHref } = call
  const href = (path: string) => callHref(path, secret, page.clinic)
  const asks = call.canConfirm && !isAttending
  const join = !asks
    ? 'cta min-h-13 px-6 py-3 font-semibold'
    : 'outline-button min-h-13 wide:min-w-40 justify-center'
  return (
    <>
      {(asks || joinHref) && (
        <div className="flex max-w-[40rem] flex-wrap gap-3 print:hidden">
          {asks && (
            <div className="w-full wide:w-auto">
              <ActionForm action={href(CALL_PATH)} text={words.attend} main />
            </div>
          )}
          {joinHref && (
            <a className={`${join} inline-flex items-center`} href={joinHref}>
              {words.join}
            </a>
          )}
        </div>
      )}
      <div className="mt-8 grid max-w-[40rem] gap-x-8 gap-y-6 border-t border-rule pt-5 print:hidden wide:grid-cols-2">
        <section aria-labelledby="call-change">
          <h2 id="call-change" className="text-minor">
            {words.change}
          </h2>
          <Links
            links={[
              [words.move, href(MOVE_PATH)],
              [words.cancel, href(CANCEL_PATH)],
              [words.prepare, call.prepareHref],
            ]}
          />
        </section>
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar" className="text-minor">
            {words.calendar}
          </h2>
          <Links
            links={[
              [words.google, call.googleHref],
              [words.outlook, call.outlookHref],
              [words.file, href(INVITATION_PATH)],
            ]}
          />
        </section>
      </div>
    </>
  )
}

function HeldActions({ page, call: { secret, canConfirm }, words }: Shown) {
  return (
    <div className="flex max-w-[40rem] flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
      {canConfirm && (
        <div className="w-full wide:w-auto">
          <ActionForm action={callHref(CALL_PATH, secret, page.clinic)} text={words.confirm} main />
        </div>
      )}
      <a className="link inline-flex min-h-11 items-center" href={callHref(CANCEL_PATH, secret, page.clinic)}>
        {words.cancel}
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
