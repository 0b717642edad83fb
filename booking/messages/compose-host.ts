import { listConnections } from '../calendar/connected/connections.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref } from '../core/addresses.ts'
import type { Outlets, Send } from './compose.ts'
import { createDayLink } from './day-links.ts'
import type { EmailMessage } from './emails/email-message.ts'
import { renderCalendarAlarm, renderMorning } from './emails/hosts/render-host.ts'
import type { PendingMessage } from './outbox-claims.ts'
import type { Dropped } from './wanted.ts'

type HostMessage = Pick<PendingMessage, 'id'> & { host: string; occasion: string }

/** Composes an email for a host, or about one, or says why it is not sent. */
export async function composeForHost(
  outlets: Outlets,
  { id, kind, host, occasion }: PendingMessage,
  now: Temporal.Instant,
): Promise<Send | Dropped> {
  const compose = kind === 'morning' ? composeMorning : composeCalendarAlarm
  // Neither is null, because `enqueueForHost` wants both.
  const message = { id, host: host ?? '', occasion: occasion ?? '' }
  const email = await compose(outlets, message, now)
  return 'reason' in email ? email : (signal) => outlets.sender.send(id, email, signal)
}

/** The occasion is the date. */
async function composeMorning(
  { store, settings }: Outlets,
  { id, host, occasion }: HostMessage,
  now: Temporal.Instant,
): Promise<EmailMessage | Dropped> {
  const { startsAt, endsAt } = officeDays(settings.rules, Temporal.PlainDate.from(occasion))
  const from = Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now
  const calls = await callsIn(store, host, { startsAt: from, endsAt })
  if (calls.length === 0) return { reason: 'no calls are left that day' }
  const href = settings.agency.origin + dayHref(DAY_PATH, await createDayLink(store, host, now))
  return await renderMorning({ id, host, calls, href }, settings)
}

/** The occasion is the calendar's id and since when it fails. */
async function composeCalendarAlarm(
  { store, settings }: Outlets,
  { id, occasion }: HostMessage,
): Promise<EmailMessage | Dropped> {
  const calendar = (await listConnections(store)).find((one) => `${one.id} ${one.failedAt}` === occasion)
  if (!calendar) return { reason: 'the calendar can be read again, or was disconnected' }
  return await renderCalendarAlarm({ id, calendar }, settings)
}
