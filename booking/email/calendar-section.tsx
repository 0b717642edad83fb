import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar-links.ts'
import { callEvent } from '../domain/call-event.ts'
import { ActionLinks } from './email-actions.tsx'
import { Paragraph, Subheading } from './email-layout.tsx'
import type { CallEmailProps } from './visitor-email.tsx'

/**
 * Links that add the call to a calendar: many calendars no longer add the invitation of an unknown sender by
 * themselves. `children` says what to do with them.
 */
export function CalendarSection({
  booking,
  settings,
  urls,
  children,
}: Omit<CallEmailProps, 'now'> & { children: string }) {
  const event = callEvent(booking, settings)
  return (
    <>
      <Subheading>In your calendar</Subheading>
      <Paragraph>{children}</Paragraph>
      <ActionLinks
        actions={[
          { label: 'Google Calendar', href: googleCalendarLink(event) },
          { label: 'Outlook', href: outlookCalendarLink(event) },
          ...(urls ? [{ label: 'Calendar file (.ics)', href: urls.invitation }] : []),
        ]}
      />
    </>
  )
}
