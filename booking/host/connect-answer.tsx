import type { Handler } from 'hono'
import { CalendarFailed } from '../calendar/connected/connected-calendar.ts'
import { takeCalendar } from '../calendar/connected/grant.ts'
import { readCalendar } from '../calendar/connected/read-calendars.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { documentResponse, NoticeDocument } from '../form/responses.tsx'
import { enqueueUpcoming } from '../messages/outbox.ts'

/** Handles the redirect from Google or Microsoft after a person was asked for access to their calendar. */
export function connectAnswer(context: BookingContext): Handler<BookingEnv> {
  const { store, log, now } = context
  const page = (title: string, text: string, status = 200) =>
    documentResponse(<NoticeDocument context={context} title={title} text={text} />, status)
  return async (c) => {
    try {
      const calendar = await takeCalendar(context, new URL(c.req.url))
      await enqueueUpcoming(store, calendar.host, now())
      const { lastError } = await readCalendar(context, calendar)
      log.info({ calendar: calendar.id, provider: calendar.provider }, 'A calendar was connected.')
      context.wake()
      const calls = `Calls will be in the calendar of ${calendar.account}, starting with those already booked.`
      const state = lastError
        ? `It couldn’t be read just now (${lastError}). If you left a box unchecked, connect it again and check all of them.`
        : 'We won’t offer times when it’s busy. You can close this page.'
      return page('Your calendar is connected', `${calls} ${state}`)
    } catch (error) {
      if (!(error instanceof CalendarFailed)) throw error
      log.warn({ code: error.code }, 'A calendar could not be connected.')
      const text = `Nothing was changed (${error.code}). Open the office again, or run “desk connect”, for a new address, and use it within 30 minutes.`
      return page('Your calendar isn’t connected', text, 400)
    }
  }
}
