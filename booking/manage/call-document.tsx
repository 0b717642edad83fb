import { bookingHref } from '../book/addresses.ts'
import {
  CALL_PATH,
  CANCEL_PATH,
  callHref,
  INVITATION_PATH,
  MOVE_PATH,
  OUTCOME_PATH,
} from '../core/addresses.ts'
import { noBreakTime } from '../form/ui/labels.ts'
import { LIST_ROLE, TallLink } from '../form/ui/links.tsx'
import { ActionForm, CallPage, type CallPageProps, type CallView, type ShownCall } from './call-page.tsx'
import { callPageWords, STAFF_WORDS } from './labels.ts'
import { isToCome } from './mutations.ts'

/** The page of one call, in any state. */
export function CallDocument({ page, call }: { page: CallPageProps; call: CallView }) {
  const { state } = call
  const isDue = state !== 'over' && state !== 'cancelled'
  const words = callPageWords(page.staff !== null).call
  const shown = { page, call, words }
  return (
    <CallPage page={page} title={titleOf(shown)}>
      <div className="max-w-[40rem] gap-x-16 lg:grid lg:max-w-none lg:grid-cols-[40rem_1fr]">
        <div>
          <p className="text-lead">{textOf(shown)}</p>
          <CallFacts {...shown} />
          {isDue && <MainActions {...shown} />}
        </div>
        {isDue && <OtherActions {...shown} />}
      </div>
      {page.staff?.hasOutcome && (
        <TallLink href={callHref(OUTCOME_PATH, call.secret)}>{STAFF_WORDS.outcome}</TallLink>
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
  if (isToCome(state) && isAttending) return words.attendingTitle
  if (isToCome(state) && isMoved) return words.movedTitle
  return words.title[state]
}

function textOf({ call: { state, canConfirm, isAttending, greeting }, words }: ShownCall): string {
  if (state !== 'ahead') return words[state]
  if (isAttending) return words.attending
  return canConfirm ? words.ahead(greeting) : words.aheadInAddress
}

function CallFacts({ call: { state, when, minutes, hosts }, words }: ShownCall) {
  if (state === 'over' || state === 'cancelled') {
    return (
      <p className="my-6 border-l-4 border-rule bg-white p-4">
        <span className="block text-small text-soft">{words.was}</span>
        <span className="font-semibold">{noBreakTime(when)}</span>
      </p>
    )
  }
  return (
    <div className="my-6">
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

function MainActions({ call, words }: ShownCall) {
  const { secret, state, canConfirm, isAttending, joinHref } = call
  const asks = canConfirm && !isAttending && state !== 'begun'
  const join = asks ? 'outline-button min-h-13 wide:min-w-40' : 'cta min-h-13 px-6 py-3 font-semibold'
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {asks && (
        <div className="w-full wide:w-auto">
          <ActionForm action={callHref(CALL_PATH, secret)} text={words.attend} main />
        </div>
      )}
      <a className={`${join} inline-flex w-full items-center justify-center wide:w-auto`} href={joinHref}>
        {words.join}
      </a>
    </div>
  )
}

function OtherActions({ page, call, words }: ShownCall) {
  const { secret, state } = call
  const hasBegun = state === 'begun'
  const href = (path: string) => callHref(path, secret)
  // Not for the staff: these add the visitor's entry, while the file is made for its reader.
  const visitorCalendars = [
    [words.google, call.googleHref],
    [words.outlook, call.outlookHref],
  ] as const
  const changes: Link[] = [
    ...(call.mayChange
      ? ([
          [words.move, href(MOVE_PATH)],
          [words.cancel, href(CANCEL_PATH)],
        ] as const)
      : []),
    ...(page.staff || hasBegun ? [] : ([[words.prepare, call.prepareHref]] as const)),
  ]
  return (
    <div className="mt-8 grid content-start gap-x-8 gap-y-6 border-t border-rule pt-5 empty:hidden print:hidden wide:grid-cols-2 lg:mt-1 lg:grid-cols-1 lg:border-t-0 lg:pt-0">
      {changes.length > 0 && (
        <section aria-labelledby="call-change">
          <h2 id="call-change" className="text-minor">
            {page.staff ? words.change : words.before}
          </h2>
          <Links links={changes} />
        </section>
      )}
      {!hasBegun && (
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar" className="text-minor">
            {words.calendar}
          </h2>
          <Links links={[...(page.staff ? [] : visitorCalendars), [words.file, href(INVITATION_PATH)]]} />
        </section>
      )}
    </div>
  )
}

type Link = readonly [text: string, href: string]

function Links({ links }: { links: Link[] }) {
  return (
    <ul className="mt-1" {...LIST_ROLE}>
      {links.map(([text, href]) => (
        <li key={href}>
          <TallLink href={href}>{text}</TallLink>
        </li>
      ))}
    </ul>
  )
}
