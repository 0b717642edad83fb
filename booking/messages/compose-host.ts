import { createElement } from 'react'
import { listConnections } from '../calendar/connected/connections.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDays } from '../calendar/office-days.ts'
import { DAY_PATH, dayHref } from '../core/addresses.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatTime } from '../core/format-time.ts'
import { oneLine } from '../core/sanitize.ts'
import type { CallHost } from '../core/settings.ts'
import type { Outlets, Send } from './compose.ts'
import { createDayLink } from './day-links.ts'
import { agencyAddresses, composeEmail, type EmailMessage } from './emails/email-message.ts'
import { CalendarAlarm } from './emails/hosts/calendar-alarm.tsx'
import { Morning } from './emails/hosts/morning.tsx'
import type { PendingMessage } from './outbox-claims.ts'
import type { Dropped } from './wanted.ts'

/** Composes an email for a host, or about one, or says why it is not sent. */
export async function composeForHost(
  outlets: Outlets,
  { id, kind, host: hostId, occasion }: PendingMessage,
  now: Temporal.Instant,
): Promise<Send | Dropped> {
  // Neither is null, because `enqueueForHost` wants both.
  const host = hostOf(outlets.settings, { host: hostId ?? '' })
  const about = { id: `${id}.${kind}`, host, occasion: occasion ?? '' }
  const email = kind === 'morning' ? await morning(outlets, about, now) : await calendarAlarm(outlets, about)
  return 'reason' in email ? email : (signal) => outlets.sender.send(id, email, signal)
}

type About = { id: string; host: CallHost; occasion: string }

/** The calls of the day, with a link to its page. The occasion is the date. */
async function morning(
  { store, settings }: Outlets,
  { id, host, occasion }: About,
  now: Temporal.Instant,
): Promise<EmailMessage | Dropped> {
  const { agency, mail, rules } = settings
  const { startsAt, endsAt } = officeDays(rules, Temporal.PlainDate.from(occasion))
  const from = Temporal.Instant.compare(startsAt, now) > 0 ? startsAt : now
  const calls = await callsIn(store, host.id, { startsAt: from, endsAt })
  const [first] = calls
  if (!first) return { reason: 'no calls are left that day' }
  const time = formatTime(first.startsAt.epochMilliseconds, rules.officeZone)
  const href = agency.origin + dayHref(DAY_PATH, await createDayLink(store, host.id, now))
  const content = {
    ...{ id, to: host.email ?? mail.agencyCopyTo, replyTo: agency.email },
    subject: `Today: ${calls.length === 1 ? '1 call at' : `${calls.length} calls, first at`} ${time}`,
    body: createElement(Morning, { calls, href, settings }),
  }
  const visitors = calls.map(({ email }) => oneLine(email))
  return { ...(await composeEmail(content, settings)), visitors }
}

/** To the agency and the host whose it is. The occasion is the calendar's id and since when it fails. */
async function calendarAlarm(
  { store, settings }: Outlets,
  { id, host, occasion }: About,
): Promise<EmailMessage | Dropped> {
  const calendar = (await listConnections(store)).find((one) => `${one.id} ${one.failedAt}` === occasion)
  if (!calendar) return { reason: 'the calendar can be read again, or was disconnected' }
  const whose = settings.people.length > 1 ? `${host.name || host.id}’s` : 'your'
  const content = {
    ...{ id, to: agencyAddresses(settings, host), replyTo: settings.agency.email },
    subject: `We can’t read ${whose} calendar`,
    body: createElement(CalendarAlarm, { whose, calendar, settings }),
  }
  return await composeEmail(content, settings)
}
