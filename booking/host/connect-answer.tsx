import type { Handler } from 'hono'
import { CalendarFailed } from '../calendar/connected/connected-calendar.ts'
import type { Connection } from '../calendar/connected/connections.ts'
import { takeCalendar } from '../calendar/connected/grant.ts'
import { readCalendar } from '../calendar/connected/read-calendars.ts'
import type { BookingContext, BookingEnv } from '../form/context.ts'
import { documentResponse, NoticeDocument } from '../form/responses.tsx'
import { enqueueUpcoming } from '../messages/outbox.ts'
import { recordAction } from '../store/actions.ts'

/**
 * Begins to use a calendar that a person has just connected: it gets the calls that are booked, and is read. Returns why it could
 * not be read. @throws StoreError
 */
export async function startCalendar(
  context: BookingContext,
  calendar: Connection,
  person: string,
): Promise<string | null> {
  const { host, provider } = calendar
  await enqueueUpcoming(context.store, host, context.now())
  const { lastError } = await readCalendar(context, calendar)
  await recordAction(context, person, `Calendar connected (${provider})`, host)
  context.wake()
  return lastError
}

/** Handles the redirect from Google or Microsoft after a person was asked for access to their calendar. */
export function connectAnswer(context: BookingContext): Handler<BookingEnv> {
  const page = (title: string, text: string, status = 200) =>
    documentResponse(<NoticeDocument context={context} title={title} text={text} />, status)
  return async (c) => {
    try {
      const { calendar, person } = await takeCalendar(context, new URL(c.req.url))
      const lastError = await startCalendar(context, calendar, person)
      const calls = `Calls will be in the calendar of ${calendar.account}, starting with those already booked.`
      const state = lastError
        ? `It couldn’t be read just now (${lastError}). If you left a box unchecked, connect it again and check all of them.`
        : 'We won’t offer times when it’s busy. You can close this page.'
      return page('Your calendar is connected', `${calls} ${state}`)
    } catch (error) {
      if (!(error instanceof CalendarFailed)) throw error
      context.log.warn({ code: error.code }, 'A calendar could not be connected.')
      const text = `Nothing was changed (${error.code}). Open the office again for a new address, and use it within 30 minutes.`
      return page('Your calendar isn’t connected', text, 400)
    }
  }
}
