import type { Booking } from '../core/booking.ts'
import { formatZone } from '../core/format-time.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { FocusedHeading } from '../form/ui/focused-heading.tsx'
import type { RefusedEntry } from '../form/ui/staff-field.tsx'
import { BlockedTimes, UnreadEntries } from './blocked-times.tsx'
import { CallBacks, CallCard, CallLines, DoneNotice, Unsettled } from './calls.tsx'
import { type DayPage, readDay } from './data.ts'
import { dateOf, ReportSection, Section } from './page-parts.tsx'

/** The page of the day; `done` is a call whose outcome was just recorded. @throws StoreError */
export async function dayResponse(
  context: BookingContext,
  opened: DayPage,
  { done, refused }: { done?: Booking; refused?: RefusedEntry },
  status = 200,
): Promise<Response> {
  const { rules, people } = opened.settings
  const day = await readDay(context.store, opened)
  const page = { ...opened, actions: day.actions }
  const date = dateOf(page, page.now)
  const zone = formatZone(page.now.epochMilliseconds, rules.officeZone)
  const [next, ...later] = day.ahead
  const others = [...day.settled, ...later]
  const hasBegun = next && Temporal.Instant.compare(next.startsAt, page.now) <= 0
  return documentResponse(
    <DocumentFrame title={`Your day: ${date}`} context={context}>
      <main className="mx-auto max-w-256 px-4 py-5 wide:px-6 wide:py-8">
        <FocusedHeading
          kicker={`${people.length > 1 ? `${page.host.name}. ` : ''}Times are ${zone}.`}
          title={date}
        />
        {done?.outcome && <DoneNotice page={page} call={done} outcome={done.outcome} />}
        <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_21rem]">
          <div>
            {next ? (
              <Section id="next" title={hasBegun ? 'Happening now' : 'Your next call'}>
                <CallCard page={page} call={next} />
              </Section>
            ) : (
              <p className="mb-9 text-lead">
                You have no calls ahead. When one is booked, you’ll get an email.
              </p>
            )}
            <Unsettled page={page} calls={day.unsettled} />
            {others.length > 0 && (
              <Section id="coming" title="Your other calls">
                <CallLines page={page} calls={others} />
              </Section>
            )}
            <CallBacks page={page} callBacks={day.callBacks} />
          </div>
          <div>
            <UnreadEntries calendars={day.unread} />
            <BlockedTimes page={page} blocks={day.blocks} refused={refused} />
            <ReportSection report={day.report} />
          </div>
        </div>
      </main>
    </DocumentFrame>,
    status,
  )
}
