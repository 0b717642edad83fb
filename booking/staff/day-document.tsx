import { officeDate } from '../calendar/office-days.ts'
import type { Booking } from '../core/booking.ts'
import { formatDate, formatZone } from '../core/format-time.ts'
import type { CallHost } from '../core/settings.ts'
import type { BookingContext } from '../form/context.ts'
import { documentResponse } from '../form/responses.tsx'
import { DocumentFrame } from '../form/ui/document-frame.tsx'
import { PageHeading } from '../form/ui/page-heading.tsx'
import { BlockedTimes, type RefusedBlock } from './blocked-times.tsx'
import { CallCard } from './call-card.tsx'
import { AlsoToday, ComingUp, DoneNotice, Unsettled } from './call-lists.tsx'
import type { Day } from './data.ts'
import { type DayPage, Section } from './day-page.tsx'
import { ShowRate } from './show-rate.tsx'

interface DayNews {
  /** A call whose outcome was just recorded. */
  done?: Booking | null
  refused?: RefusedBlock
}

export function dayResponse(
  { settings, assets, now }: BookingContext,
  { secret, host }: { secret: string; host: CallHost },
  day: Day,
  news: DayNews,
  status = 200,
): Response {
  const page = { settings, secret, now: now() }
  const { agency, rules, people } = settings
  const at = day.date.toZonedDateTime(rules.officeZone).epochMilliseconds
  const date = formatDate(at, rules.officeZone)
  const isToday = day.next !== null && officeDate(rules, day.next.startsAt).equals(day.date)
  const zone = formatZone(page.now.epochMilliseconds, rules.officeZone)
  return documentResponse(
    <DocumentFrame title={`Your day: ${date}`} style={assets.style} agency={agency}>
      <main className="mx-auto max-w-[64rem] px-4 py-5 wide:px-6 wide:py-8">
        <PageHeading kicker={`${people.length > 1 ? `${host.name}. ` : ''}Times are ${zone}.`} title={date} />
        {news.done?.outcome && <DoneNotice page={page} call={news.done} outcome={news.done.outcome} />}
        <div className="gap-x-12 lg:grid lg:grid-cols-[1fr_21rem]">
          <div>
            {!isToday && <Unsettled page={page} calls={day.unsettled} />}
            <NextCall page={page} day={day} />
            <AlsoToday page={page} calls={day.others} />
            {isToday && <Unsettled page={page} calls={day.unsettled} />}
            <ComingUp page={page} calls={day.coming} />
          </div>
          <div>
            <BlockedTimes page={page} blocks={day.blocks} refused={news.refused} />
            <ShowRate report={day.report} />
          </div>
        </div>
      </main>
    </DocumentFrame>,
    status,
  )
}

/** The first thing to know in the morning. */
function NextCall({ page, day: { date, next, others, unsettled } }: { page: DayPage; day: Day }) {
  const { officeZone } = page.settings.rules
  if (!next)
    return <p className="text-lead">You have no calls ahead. When one is booked, you’ll get an email.</p>
  const at = next.startsAt.toZonedDateTimeISO(officeZone)
  const isToday = at.toPlainDate().equals(date)
  const hasBegun = Temporal.Instant.compare(next.startsAt, page.now) <= 0
  const isEarlier = (call: Booking) =>
    call.startsAt.toZonedDateTimeISO(officeZone).toPlainDate().equals(date) &&
    Temporal.Instant.compare(call.startsAt, next.startsAt) < 0
  const isFirst = ![...others, ...unsettled].some(isEarlier)
  const day = formatDate(next.startsAt.epochMilliseconds, officeZone)
  const title = hasBegun ? 'Happening now' : isFirst ? 'Your first call today' : 'Your next call'
  return (
    <Section
      id="next"
      title={isToday ? title : `${isFirst ? 'No calls' : 'No more calls'} today. Your next call is ${day}.`}
    >
      <CallCard page={page} call={next} />
    </Section>
  )
}
