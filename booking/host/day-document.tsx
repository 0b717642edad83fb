import type { Booking } from '../core/booking.ts'
import { formatZone } from '../core/format-time.ts'
import { BOOKED_NOTE, COUNTED, count, formatRate, REPORT_PERIOD } from '../counts/report.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { FocusedHeading } from '../form/ui/focused-heading.tsx'
import type { RefusedEntry } from '../form/ui/staff-field.tsx'
import { BlockedTimes, UnreadEntries } from './blocked-times.tsx'
import { CallBacks, CallCard, CallLines, DoneNotice, Unsettled } from './calls.tsx'
import { type Day, type DayPage, readDay } from './data.ts'
import { dateOf, Section } from './page-parts.tsx'

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
  const unsettled = <Unsettled page={page} calls={day.unsettled} />
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
            {!day.nextIsToday && unsettled}
            <NextCall page={page} day={day} />
            {day.others.length > 0 && (
              <Section id="today" title="Also today">
                <CallLines page={page} calls={day.others} />
              </Section>
            )}
            <CallBacks page={page} callBacks={day.callBacks} />
            {day.nextIsToday && unsettled}
            {day.coming.length > 0 && (
              <Section id="coming" title="Coming up">
                <CallLines page={page} calls={day.coming} />
              </Section>
            )}
          </div>
          <div>
            <UnreadEntries calendars={day.unread} />
            <BlockedTimes page={page} blocks={day.blocks} refused={refused} />
            <ShowRate report={day.report} week={day.week} />
          </div>
        </div>
      </main>
    </DocumentFrame>,
    status,
  )
}

/** The call that is on or comes next, at the top of the page. */
function NextCall({ page, day: { next, nextIsToday, nextIsFirst } }: { page: DayPage; day: Day }) {
  if (!next)
    return <p className="mb-9 text-lead">You have no calls ahead. When one is booked, you’ll get an email.</p>
  const hasBegun = Temporal.Instant.compare(next.startsAt, page.now) <= 0
  const ofToday = hasBegun ? 'Happening now' : nextIsFirst ? 'Your first call today' : 'Your next call'
  const ofLater = `${nextIsFirst ? 'No calls' : 'No more calls'} today. Your next call is ${dateOf(page, next.startsAt)}.`
  return (
    <Section id="next" title={nextIsToday ? ofToday : ofLater}>
      <CallCard page={page} call={next} />
    </Section>
  )
}

/** How many showed up, and where bookings come from. */
function ShowRate({ report, week }: Pick<Day, 'report' | 'week'>) {
  const sources = report.sources.filter(({ booked }) => booked > 0)
  return (
    <Section id="report" title={`The last ${REPORT_PERIOD.hours / 24} days`}>
      <p className="mb-3">
        Showed up, of the calls with an outcome: {formatRate(report.showedUp, report.recorded)}. {BOOKED_NOTE}
      </p>
      <p className="mb-3">
        In the last 7 days, {count(week.arrived)} arrived at the site, the calendar was seen{' '}
        {count(week.sawCalendar)} times, and {week.booked === 1 ? '1 call was' : `${week.booked} calls were`}{' '}
        booked.
      </p>
      {sources.length > 0 && (
        <table className="w-full text-label">
          <thead>
            <tr className="border-b border-soft text-fine text-soft">
              <th className="py-1 text-start font-normal" scope="col">
                Source
              </th>
              {COUNTED.map(([name]) => (
                <th key={name} className="py-1 ps-2 text-end align-bottom font-normal" scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sources.map(({ name: source, ...counts }) => (
              <tr key={source} className="border-b border-rule">
                <th className="py-1.5 text-start font-normal break-words" scope="row">
                  {source}
                </th>
                {COUNTED.map(([name, count]) => (
                  <td key={name} className="ps-2 text-end tabular">
                    {counts[count]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  )
}
