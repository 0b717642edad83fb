import type { ReactNode } from 'react'
import { CANCEL_PATH, callHref, dayCallSecret, MOVE_PATH } from '../core/addresses.ts'
import { touchesIn } from '../core/attribution.ts'
import type { Booking } from '../core/booking.ts'
import { roomOf } from '../core/call-hosts.ts'
import { PREPARATION_FORM } from '../core/fields.ts'
import { formatTouch } from '../core/format-attribution.ts'
import { formatTime } from '../core/format-time.ts'
import { toE164 } from '../core/phone-number.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { noBreak } from '../form/ui/labels.ts'
import { TallLink } from '../form/ui/links.tsx'
import { CALL_WORDS } from '../manage/labels.ts'
import { hasOutcome } from '../manage/mutations.ts'
import { OutcomeButtons } from '../manage/outcome-buttons.tsx'
import type { DayPage } from './data.ts'
import { clock, typedLine } from './page-parts.tsx'

interface Props {
  page: DayPage
  call: Booking
}

/** A call with its time, who it is with, and everything to know or do before it. */
export function CallCard({ page, call }: Props) {
  return (
    <article className="border border-rule bg-white">
      <p className="bg-evergreen px-4 pt-3 pb-2 text-white">
        <span className="font-serif text-major">{clock(page, call.startsAt)}</span>{' '}
        <span className="ms-1 inline-block">to {clock(page, call.endsAt)}</span>
      </p>
      <div className="p-4">
        <h3 className="text-middle">{oneLine(call.name)}</h3>
        <p className="text-lead font-semibold">{oneLine(call.practice)}</p>
        <p className="text-soft">{typedLine(call.specialty, call.area)}</p>
        <CallDetails page={page} call={call} />
      </div>
    </article>
  )
}

/** What can be done about a call, and what its visitor told us. */
export function CallDetails({ page, call }: Props) {
  const secret = dayCallSecret(page.secret, call.id)
  const dial = toE164(call.phone)
  const isOver = Temporal.Instant.compare(call.endsAt, page.now) <= 0
  const big = 'inline-flex min-h-13 w-full items-center justify-center wide:w-auto'
  return (
    <>
      <div className="my-4 flex flex-wrap gap-3 empty:hidden">
        {!isOver && (
          <a className={`cta px-6 py-3 font-semibold print:hidden ${big}`} href={roomOf(page.settings, call)}>
            {CALL_WORDS.join}
          </a>
        )}
        {dial && (
          <a className={`outline-button ${big}`} href={`tel:${dial}`}>
            Call {noBreak(oneLine(call.phone))}
          </a>
        )}
      </div>
      {hasOutcome(call, page.now) && (
        <div className="mb-4">
          <OutcomeButtons secret={secret} recorded={call.outcome} />
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
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          {[MOVE_PATH, CANCEL_PATH].map((path) => (
            <TallLink key={path} href={callHref(path, secret)}>
              {path === MOVE_PATH ? CALL_WORDS.move : CALL_WORDS.cancel}
            </TallLink>
          ))}
        </p>
      )}
    </>
  )
}

/** What is known about a call; a term without a fact is not shown. */
function factsOf(page: DayPage, call: Booking, isOver: boolean): [term: string, fact: ReactNode][] {
  const theirs = noBreak(formatTime(call.startsAt.epochMilliseconds, call.visitorZone))
  const { first, last } = touchesIn(call.attribution)
  const [firstSource, lastSource] = [first, last].map((touch) => oneLine(formatTouch(touch)))
  const isUnchecked = call.calendarCheck === 'unchecked'
  const { website, patientValue, marketing } = PREPARATION_FORM.fields
  return [
    ['Confirmed', !isOver && (call.attendingAt ? 'Yes, they’re coming' : 'Not yet')],
    ['Your calendar', isUnchecked && 'It didn’t answer at booking, so check that you’re free.'],
    ['Their time', theirs !== clock(page, call.startsAt) && theirs],
    ['Note', printableLines(call.note)],
    [website.title, call.website && <Website key="website" typed={oneLine(call.website)} />],
    [patientValue.title, printableLines(call.patientValue)],
    [marketing.title, printableLines(call.marketing)],
    [
      'Email',
      <TextLink key="email" href={`mailto:${encodeURIComponent(call.email)}`} text={oneLine(call.email)} />,
    ],
    ['Phone', !toE164(call.phone) && oneLine(call.phone)],
    [firstSource === lastSource ? 'Source' : 'First source', firstSource],
    ['Last source', firstSource !== lastSource && lastSource],
  ]
}

/** A link where what was typed is an address. */
function Website({ typed }: { typed: string }) {
  const url = URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`)
  return url?.hostname.includes('.') ? <TextLink href={url.href} text={typed} /> : typed
}

function TextLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="link" href={href}>
      {text}
    </a>
  )
}
