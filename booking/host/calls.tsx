import type { ReactNode } from 'react'
import { callHrefs, DAY_PATH, dayCallSecret, dayHref } from '../core/addresses.ts'
import { type Booking, OUTCOME_LABELS, type Outcome } from '../core/booking.ts'
import { roomOf } from '../core/call-hosts.ts'
import { toE164 } from '../core/contact/phone-number.ts'
import { formatTime } from '../core/format-time.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { LIST_ROLE, TallLink } from '../form/ui/links.tsx'
import { noBreakSpaces } from '../form/ui/no-break-spaces.ts'
import type { CallBacks as WaitingForCall } from '../lead/call-backs.ts'
import { ActionLines, formatAction } from '../manage/action-lines.tsx'
import { ActionForm, OutcomeButtons, PhoneLink } from '../manage/call-page.tsx'
import { CALL_LABELS, HOST_LABELS, SUMMARY_LABELS } from '../manage/labels.ts'
import { hasOutcome } from '../manage/mutations.ts'
import { sourceFacts } from '../messages/emails/agency-facts.ts'
import type { CallBack } from '../store/bookings.ts'
import type { DayPage } from './data.ts'
import { clock, dateOf, Section, shortDateOf, typedLine } from './page-parts.tsx'

interface Props {
  page: DayPage
  call: Booking
}

/** A call with its time, who it is with, and everything to know or do before it. */
export function CallCard({ page, call }: Props) {
  return (
    <article className="border border-rule bg-white">
      <p className="bg-evergreen px-4 pt-3 pb-2 text-white">
        <span className="block">{dateOf(page, call.startsAt)}</span>
        <span className="font-serif text-major">{clock(page, call.startsAt)}</span>{' '}
        <span className="ms-1 inline-block">to {clock(page, call.endsAt)}</span>
      </p>
      <div className="p-4">
        <h3 className="text-middle">{oneLine(call.name)}</h3>
        <p className="text-lead font-semibold">{oneLine(call.practice)}</p>
        <p className="text-soft">{oneLine(call.specialty)}</p>
        <CallDetails page={page} call={call} />
      </div>
    </article>
  )
}

/** What can be done about a call, and what its visitor told us. */
function CallDetails({ page, call }: Props) {
  const hrefs = callHrefs(dayCallSecret(page.secret, call.id))
  const dial = toE164(call.phone)
  const isOver = call.status === 'canceled' || Temporal.Instant.compare(call.endsAt, page.now) <= 0
  const big = 'inline-flex min-h-13 w-full items-center justify-center wide:w-auto'
  return (
    <>
      <div className="my-4 flex flex-wrap gap-3 empty:hidden">
        {!isOver && (
          <a className={`cta px-6 py-3 font-semibold print:hidden ${big}`} href={roomOf(page.settings, call)}>
            {CALL_LABELS.join}
          </a>
        )}
        {dial && (
          <a className={`outline-button ${big}`} href={`tel:${dial}`}>
            Call {noBreakSpaces(oneLine(call.phone))}
          </a>
        )}
      </div>
      {hasOutcome(call, page.now) && (
        <div className="mb-4">
          <Record page={page} call={call} />
        </div>
      )}
      <dl>
        {factsOf(page, call, isOver).map(
          ([term, fact]) =>
            fact && (
              <div key={term} className="border-t border-rule py-2 wide:flex wide:gap-x-4">
                <dt className="shrink-0 text-fine text-soft wide:w-36 wide:pt-0.5">{term}</dt>
                <dd className="whitespace-pre-line">{fact}</dd>
              </div>
            ),
        )}
      </dl>
      {!isOver && (
        <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <TallLink href={hrefs.move}>{CALL_LABELS.move}</TallLink>
          <TallLink href={hrefs.cancel}>{CALL_LABELS.cancel}</TallLink>
          <ActionForm action={hrefs.resend} text={HOST_LABELS.resend} />
        </div>
      )}
      <div className="mt-3 empty:hidden">
        <ActionLines settings={page.settings} actions={page.actions.get(call.id)} />
      </div>
    </>
  )
}

/** Records what became of a call, and leads to its summary. */
function Record({ page, call }: Props) {
  const secret = dayCallSecret(page.secret, call.id)
  return (
    <>
      <OutcomeButtons secret={secret} recorded={call.outcome} />
      <TallLink href={callHrefs(secret).summary}>{SUMMARY_LABELS.link}</TallLink>
    </>
  )
}

/** What is known about a call; a term without a fact is not shown. */
function factsOf(page: DayPage, call: Booking, isOver: boolean): [term: string, fact: ReactNode][] {
  const theirs = noBreakSpaces(formatTime(call.startsAt.epochMilliseconds, call.visitorZone))
  const isUnchecked = call.calendarCheck === 'unchecked'
  return [
    ['Confirmed', !isOver && (call.attendingAt ? 'Yes, they’re coming' : 'Not yet')],
    ['Your calendar', isUnchecked && 'It didn’t answer at booking, so check that you’re free.'],
    ['Their time', theirs !== clock(page, call.startsAt) && theirs],
    ...call.answers.map(({ name, title, text }): [string, ReactNode] => [
      oneLine(title),
      <Typed key={name} text={printableLines(text)} />,
    ]),
    [
      'Email',
      <TextLink key="email" href={`mailto:${encodeURIComponent(call.email)}`} text={oneLine(call.email)} />,
    ],
    ['Phone', !toE164(call.phone) && oneLine(call.phone)],
    ...sourceFacts(call.attribution, 'Last source').map(({ name, text }): [string, string] => [name, text]),
  ]
}

/** A link where what was typed is the address of a website. */
function Typed({ text }: { text: string }) {
  if (!/^(https?:\/\/)?[\w-]+(\.[\w-]+)+(\/\S*)?$/i.test(text)) return text
  const url = URL.parse(/^https?:/i.test(text) ? text : `https://${text}`)
  return url ? <TextLink href={url.href} text={text} /> : text
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href}>
      {text}
    </a>
  )
}

interface CallsProps {
  page: DayPage
  calls: Booking[]
}

/** Calls, each a line that opens. */
export function CallLines({ page, calls }: CallsProps) {
  return calls.map((call) => {
    const latest = page.actions.get(call.id)?.at(-1)
    return (
      <details key={call.id} className="group border-b border-rule">
        <summary className="flex min-h-13 gap-x-3 py-2">
          <span className="w-22 shrink-0">
            <b className="block font-semibold tabular">{clock(page, call.startsAt)}</b>
            <span className="text-label text-soft">{shortDateOf(page, call.startsAt)}</span>
          </span>
          <span className="min-w-0 grow">
            <span className="block font-semibold">{oneLine(call.name)}</span>
            <span className="block text-label text-soft">{typedLine(call.practice, call.specialty)}</span>
            <span className="block text-label tabular">{noBreakSpaces(oneLine(call.phone))}</span>
            {call.status === 'canceled' && <span className="block text-label text-pencil">Canceled</span>}
            {call.outcome && <span className="block text-label">{OUTCOME_LABELS[call.outcome]}</span>}
            {latest && (
              <span className="block text-fine text-soft">{formatAction(page.settings, latest)}</span>
            )}
          </span>
          <span
            aria-hidden="true"
            className="shrink-0 text-minor text-evergreen group-open:rotate-45 print:hidden"
          >
            +
          </span>
        </summary>
        <div className="pb-3">
          <CallDetails page={page} call={call} />
        </div>
      </details>
    )
  })
}

/** Calls that are over and wait to be recorded. */
export function Unsettled({ page, calls }: CallsProps) {
  if (calls.length === 0) return null
  return (
    <Section id="unsettled" title="How did these go?">
      <ul className="grid gap-3" {...LIST_ROLE}>
        {calls.map((call) => (
          <li key={call.id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{typedLine(call.name, call.practice)}</p>
            <p className="text-label text-soft">
              {`${dateOf(page, call.startsAt)}, ${clock(page, call.startsAt)}`}
            </p>
            <p className="mb-1">
              <PhoneLink phone={call.phone} />
            </p>
            <Record page={page} call={call} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The visitors of all hosts who left a number, each until somebody has called. */
export function CallBacks({ page, callBacks }: { page: DayPage; callBacks: WaitingForCall }) {
  const { alone, folds } = callBacks
  if (alone.length === 0) return null
  const action = dayHref(`${DAY_PATH}/called`, page.secret)
  const isLate = ({ callBy }: CallBack) => Temporal.Instant.compare(callBy, page.now) < 0
  return (
    <Section id="call-back" title="Call these visitors back">
      <ul className="grid gap-3" {...LIST_ROLE}>
        {alone.map((lead) => (
          <li key={lead.id} className="border border-rule bg-white p-4">
            <p className="font-semibold">{typedLine(lead.name, lead.practice, lead.email)}</p>
            <p className="mb-3 text-label text-soft">
              {isLate(lead) && 'Late. '}Promised by the end of {dateOf(page, lead.callBy)}.{' '}
              {lead.answers.map(({ title, text }) => `${title}: ${oneLine(text)}`).join('. ')}
            </p>
            <div className="flex flex-wrap gap-2">
              <a className="outline-button" href={`tel:${toE164(lead.phone) ?? lead.phone}`}>
                Call {noBreakSpaces(oneLine(lead.phone))}
              </a>
              <ActionForm action={action} text="Called" fields={{ id: lead.id }} />
            </div>
          </li>
        ))}
        {folds.map((fold) => (
          <FoldedCallBacks key={fold[0]?.id} page={page} fold={fold} action={action} />
        ))}
      </ul>
    </Section>
  )
}

/** Visitors of one network and day beyond the first, with one button for all. */
function FoldedCallBacks({ page, fold, action }: { page: DayPage; fold: CallBack[]; action: string }) {
  const [first, last] = [fold[0], fold.at(-1)]
  if (!first || !last) return null
  return (
    <li className="border border-rule bg-white p-4">
      <details>
        <summary className="min-h-11 py-2 font-semibold">
          {`${fold.length} more from the same network on ${dateOf(page, first.createdAt)}`}
        </summary>
        <ul {...LIST_ROLE}>
          {fold.map((lead) => (
            <li key={lead.id} className="border-b border-rule py-2 text-label break-words">
              {typedLine(lead.name, lead.practice, lead.email, lead.phone)}
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-2 mb-3 text-label text-soft">
        They may be made up. The button marks all of them, whether or not you called.
      </p>
      <ActionForm
        action={action}
        text={`Done with these ${fold.length}`}
        fields={{ id: last.id, fold: 'yes' }}
      />
    </li>
  )
}

/** Says what was recorded, with the way to correct it. */
export function DoneNotice({ page, call, outcome }: { page: DayPage; call: Booking; outcome: Outcome }) {
  return (
    <p className="mb-6 border-l-4 border-evergreen bg-wash px-4 py-3" role="status">
      {typedLine(call.name, call.practice)} is marked: {OUTCOME_LABELS[outcome]}.
      {outcome === 'no-show' && ' We’re sending them one email with a link to book again.'}{' '}
      <a className="link" href={callHrefs(dayCallSecret(page.secret, call.id)).outcome}>
        Change it
      </a>
    </p>
  )
}
