import type { ReactNode } from 'react'
import { CANCEL_PATH, callHref, dayCallSecret, MOVE_PATH } from '../core/addresses.ts'
import { touchesIn } from '../core/attribution.ts'
import type { Booking } from '../core/booking.ts'
import { roomOf } from '../core/call-hosts.ts'
import { fieldsOf, PREPARATION_FORM, type Question } from '../core/fields.ts'
import { formatTouch } from '../core/format-attribution.ts'
import { formatTime } from '../core/format-time.ts'
import { toE164 } from '../core/phone-number.ts'
import { oneLine, printableLines } from '../core/sanitize.ts'
import { noBreak } from '../form/ui/labels.ts'
import { hasOutcome } from '../manage/outcome.ts'
import { OutcomeButtons } from '../manage/outcome-buttons.tsx'
import type { DayPage } from './day-page.tsx'

interface Props {
  page: DayPage
  call: Booking
}

/** A call with its time, who it is with, and everything to know or do before it. */
export function CallCard({ page, call }: Props) {
  const clock = (instant: Temporal.Instant) =>
    noBreak(formatTime(instant.epochMilliseconds, page.settings.rules.officeZone))
  return (
    <article className="border border-rule bg-white">
      <p className="bg-evergreen px-4 pt-3 pb-2 text-white">
        <span className="font-serif text-major">{clock(call.startsAt)}</span>{' '}
        <span className="ms-1 inline-block">to {clock(call.endsAt)}</span>
      </p>
      <div className="p-4">
        <h3 className="text-middle">{oneLine(call.name)}</h3>
        <p className="text-lead font-semibold">{oneLine(call.practice)}</p>
        <p className="text-soft">{[call.specialty, call.area].filter(Boolean).map(oneLine).join(', ')}</p>
        <CallDetails page={page} call={call} />
      </div>
    </article>
  )
}

/** What can be done about a call, and what its visitor told us. */
export function CallDetails({ page, call }: Props) {
  const secret = dayCallSecret(page.secret, call.id)
  const dial = toE164(call.phone)
  const phone = oneLine(call.phone)
  const isOver = Temporal.Instant.compare(call.endsAt, page.now) <= 0
  const timeIn = (zone: string) => formatTime(call.startsAt.epochMilliseconds, zone)
  const theirs = timeIn(call.visitorZone)
  const theirTime = theirs === timeIn(page.settings.rules.officeZone) ? null : theirs
  const { first, last } = touchesIn(call.attribution)
  const [firstSource, lastSource] = [oneLine(formatTouch(first)), oneLine(formatTouch(last))]
  return (
    <>
      <div className="my-4 flex flex-wrap gap-3 empty:hidden">
        {!isOver && (
          <a
            className="cta inline-flex min-h-13 w-full items-center justify-center px-6 py-3 font-semibold wide:w-auto print:hidden"
            href={roomOf(page.settings, call)}
          >
            Join the video call
          </a>
        )}
        {dial && (
          <a
            className="outline-button inline-flex min-h-13 w-full items-center justify-center wide:w-auto"
            href={`tel:${dial}`}
          >
            Call {noBreak(phone)}
          </a>
        )}
      </div>
      {hasOutcome(call, page.now) && (
        <div className="mb-4">
          <OutcomeButtons secret={secret} recorded={call.outcome} />
        </div>
      )}
      <dl>
        {!isOver && <Fact term="Confirmed">{call.attendingAt ? 'Yes, they’re coming' : 'Not yet'}</Fact>}
        {call.calendarCheck === 'unchecked' && (
          <Fact term="Your calendar">It didn’t answer at booking, so check that you’re free.</Fact>
        )}
        {theirTime && <Fact term="Their time">{noBreak(theirTime)}</Fact>}
        {call.note && <Fact term="Note">{printableLines(call.note)}</Fact>}
        {fieldsOf(PREPARATION_FORM).map(
          ([name, { title }]: [keyof typeof PREPARATION_FORM.fields, Question]) =>
            name !== 'area' &&
            call[name] && (
              <Fact key={name} term={title}>
                {name === 'website' ? <Website typed={oneLine(call.website)} /> : printableLines(call[name])}
              </Fact>
            ),
        )}
        <Fact term="Email">
          <a className="link" href={`mailto:${encodeURIComponent(call.email)}`}>
            {oneLine(call.email)}
          </a>
        </Fact>
        {phone && !dial && <Fact term="Phone">{phone}</Fact>}
        <Fact term={firstSource === lastSource ? 'Source' : 'First source'}>{firstSource}</Fact>
        {firstSource !== lastSource && <Fact term="Last source">{lastSource}</Fact>}
      </dl>
      {!isOver && (
        <p className="mt-2 flex flex-wrap gap-x-6 print:hidden">
          <a className="link inline-flex min-h-11 items-center" href={callHref(MOVE_PATH, secret)}>
            Move the call
          </a>
          <a className="link inline-flex min-h-11 items-center" href={callHref(CANCEL_PATH, secret)}>
            Cancel the call
          </a>
        </p>
      )}
    </>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-t border-rule py-2 wide:flex wide:gap-x-4">
      <dt className="shrink-0 text-fine text-soft wide:w-36 wide:pt-0.5">{term}</dt>
      <dd className="whitespace-pre-line">{children}</dd>
    </div>
  )
}

/** A link where what was typed is an address. */
function Website({ typed }: { typed: string }) {
  const url = URL.parse(/^https?:/i.test(typed) ? typed : `https://${typed}`)
  if (!url?.hostname.includes('.')) return typed
  return (
    <a className="link" href={url.href}>
      {typed}
    </a>
  )
}
