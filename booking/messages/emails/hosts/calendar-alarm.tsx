import type { Connection } from '../../../calendar/connected/connections.ts'
import { formatWhen } from '../../../core/format-time.ts'
import type { BookingSettings } from '../../../core/settings.ts'
import { DetailsBox } from '../call-details.tsx'
import { EmailLayout, Fact, Paragraph } from '../email-layout.tsx'

interface CalendarAlarmProps {
  /** `Ana Ruiz’s` or `your` */
  whose: string
  calendar: Connection
  settings: BookingSettings
}

const PROVIDERS = { google: 'Google', microsoft: 'Microsoft 365', caldav: 'CalDAV' }

/** Says that a connected calendar can't be read, what that means for new calls, and how to fix it. */
export function CalendarAlarm({ whose, calendar, settings }: CalendarAlarmProps) {
  const { provider, account, failedAt, readAt } = calendar
  const when = (instant: Temporal.Instant) => formatWhen(instant.epochMilliseconds, settings.rules.officeZone)
  return (
    <EmailLayout
      title={`We can’t read ${whose} calendar`}
      preview="Calls can still be booked, so you could get double-booked."
      agency={settings.agency}
    >
      <Paragraph>
        Calls can still be booked, but only against what we last read. Anything added to the calendar since
        then won’t block its time, so you could get double-booked.
      </Paragraph>
      <DetailsBox>
        <Fact name="Calendar">
          {PROVIDERS[provider]}, {account}
        </Fact>
        {failedAt ? <Fact name="Can’t be read since">{when(failedAt)}</Fact> : null}
        <Fact name="Last read">{readAt ? when(readAt) : 'Never'}</Fact>
      </DetailsBox>
      <Paragraph>
        To see why and how to fix it, run <b>npm run desk -- calendars</b> on the server. Until then, check
        each new call against the calendar, or block times by hand.
      </Paragraph>
    </EmailLayout>
  )
}
