import { bookingHref } from '../book/booking-href.ts'
import { mayChange } from '../core/booking.ts'
import { formatHost, roomOf } from '../core/call-hosts.ts'
import { LIST_ROLE, TallLink } from '../form/ui/links.tsx'
import { greeting } from '../messages/emails/greeting.ts'
import { ActionForm, CallPage } from './call-page.tsx'
import { type CALL_LABELS, callPageLabels, HOST_LABELS } from './labels.ts'
import { isToCome } from './mutations.ts'
import { mayRecord, type RequestedCall, whenOf } from './requested-call.ts'

interface Props {
  call: RequestedCall
  labels: typeof CALL_LABELS
}

/** The page of one call, in any state. */
export function CallDocument({ call }: Pick<Props, 'call'>) {
  const { state, by, hrefs } = call
  const isDue = state !== 'over' && state !== 'canceled'
  const labels = callPageLabels(by).call
  const shown = { call, labels }
  return (
    <CallPage call={call} title={titleOf(shown)}>
      <div className="max-w-text gap-x-16 lg:grid lg:max-w-none lg:grid-cols-[40rem_1fr]">
        <div>
          <p className="text-lead">{textOf(shown)}</p>
          <CallFacts {...shown} />
          {isDue && <MainActions {...shown} />}
        </div>
        {isDue && <OtherActions {...shown} />}
      </div>
      {mayRecord(call) && <TallLink href={hrefs.outcome}>{HOST_LABELS.outcome}</TallLink>}
      {by === 'visitor' && !isDue && (
        <a className="cta inline-flex min-h-13 items-center px-6 py-3 font-semibold" href={bookingHref({})}>
          {labels.again}
        </a>
      )}
    </CallPage>
  )
}

function titleOf({ call: { state, booking }, labels }: Props): string {
  if (isToCome(state) && booking.attendingAt) return labels.attendingTitle
  if (isToCome(state) && booking.movedAt) return labels.movedTitle
  return labels.title[state]
}

function textOf({ call: { state, via, booking }, labels }: Props): string {
  if (state !== 'ahead') return labels[state]
  if (booking.attendingAt) return labels.attending
  return via === 'visitor' ? labels.ahead(greeting(booking.name)) : labels.aheadInAddress
}

function CallFacts({ call, labels }: Props) {
  const { state, minutes } = call
  const hosts = formatHost(call.host)
  if (state === 'over' || state === 'canceled') {
    return (
      <p className="my-6 border-l-4 border-rule bg-white p-4">
        <span className="block text-small text-soft">{labels.was}</span>
        <span className="font-semibold">{whenOf(call)}</span>
      </p>
    )
  }
  return (
    <div className="my-6">
      <p className="bg-evergreen p-4 text-lead font-semibold text-white">
        <span className="sr-only">{labels.when}: </span>
        {whenOf(call)}
      </p>
      <dl className="border border-t-0 border-rule bg-white px-4 py-1">
        <Fact term={labels.length} value={labels.minutes(minutes)} />
        {hosts && <Fact term={labels.hosts} value={hosts} />}
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

function MainActions({ call: { hrefs, state, via, booking, settings }, labels }: Props) {
  const asks = via === 'visitor' && !booking.attendingAt && state !== 'begun'
  const join = asks ? 'outline-button min-h-13 wide:min-w-40' : 'cta min-h-13 px-6 py-3 font-semibold'
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {asks && (
        <div className="w-full wide:w-auto">
          <ActionForm action={hrefs.call} text={labels.attend} main />
        </div>
      )}
      <a
        className={`${join} inline-flex w-full items-center justify-center wide:w-auto`}
        href={roomOf(settings, booking)}
      >
        {labels.join}
      </a>
    </div>
  )
}

function OtherActions({ call, labels }: Props) {
  const { state, by, hrefs } = call
  const hasBegun = state === 'begun'
  const isStaff = by === 'agency'
  const changes: Link[] = []
  if (mayChange(state, by)) changes.push([labels.move, hrefs.move], [labels.cancel, hrefs.cancel])
  if (!isStaff && !hasBegun) changes.push([labels.prepare, hrefs.confirmation])
  const calendars: Link[] = [[labels.file, hrefs.invitation]]
  // Not for the agency: these add the visitor's entry, while the file is made for its reader.
  if (!isStaff) calendars.unshift([labels.google, call.google], [labels.outlook, call.outlook])
  return (
    <div className="mt-8 grid content-start gap-x-8 gap-y-6 border-t border-rule pt-5 empty:hidden print:hidden wide:grid-cols-2 lg:mt-1 lg:grid-cols-1 lg:border-t-0 lg:pt-0">
      {changes.length > 0 && (
        <section aria-labelledby="call-change">
          <h2 id="call-change" className="text-minor">
            {isStaff ? labels.change : labels.before}
          </h2>
          <Links links={changes} />
          {isStaff && <ActionForm action={hrefs.resend} text={HOST_LABELS.resend} />}
        </section>
      )}
      {!hasBegun && (
        <section aria-labelledby="call-calendar">
          <h2 id="call-calendar" className="text-minor">
            {labels.calendar}
          </h2>
          <Links links={calendars} />
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
