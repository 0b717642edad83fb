import { createElement } from 'react'
import type { Connection } from '../../../calendar/connected/connections.ts'
import type { Booking } from '../../../core/booking.ts'
import { hostOf } from '../../../core/call-hosts.ts'
import { formatTime } from '../../../core/format-time.ts'
import { oneLine } from '../../../core/sanitize.ts'
import type { BookingSettings } from '../../../core/settings.ts'
import { agencyAddresses, composeEmail, type EmailMessage } from '../email-message.ts'
import { CalendarAlarm } from './calendar-alarm.tsx'
import { Morning } from './morning.tsx'

/** Renders the email about a host's calls of the day, of which there is at least one; `href` opens the day's page. */
export async function renderMorning(
  { id, host, calls, href }: { id: string; host: string; calls: Booking[]; href: string },
  settings: BookingSettings,
): Promise<EmailMessage> {
  const { email } = hostOf(settings, { host })
  const clock = ({ startsAt }: Booking) => formatTime(startsAt.epochMilliseconds, settings.rules.officeZone)
  const first = calls.slice(0, 1).map(clock).join()
  const many = `${calls.length} calls, first`
  const message = await composeEmail(
    {
      to: email ?? settings.mail.agencyCopyTo,
      replyTo: settings.agency.email,
      subject: `Today: ${calls.length === 1 ? '1 call' : many} at ${first}`,
      body: createElement(Morning, { calls, href, settings }),
      id: `${id}.morning`,
    },
    settings,
  )
  return { ...message, visitors: calls.map((call) => oneLine(call.email)) }
}

/** Renders the email that a calendar can't be read, to the agency and the host whose it is. */
export function renderCalendarAlarm(
  { id, calendar }: { id: string; calendar: Connection },
  settings: BookingSettings,
): Promise<EmailMessage> {
  const host = hostOf(settings, calendar)
  const whose = settings.people.length > 1 ? `${host.name || host.id}’s` : 'your'
  return composeEmail(
    {
      to: agencyAddresses(settings, host),
      replyTo: settings.agency.email,
      subject: `We can’t read ${whose} calendar`,
      body: createElement(CalendarAlarm, { whose, calendar, settings }),
      id: `${id}.calendar-alarm`,
    },
    settings,
  )
}
