import type { ReactNode } from 'react'
import type { Booking } from '../../core/booking.ts'
import { greetableName } from '../../core/sanitize.ts'
import type { BookingSettings } from '../../core/settings.ts'
import type { CallUrls } from './call-urls.ts'
import { Address, EmailLayout, Paragraph, SmallPrint } from './email-layout.tsx'

export interface CallEmailProps {
  booking: Booking
  settings: BookingSettings
  urls: CallUrls
  now: Temporal.Instant
}

interface VisitorEmailProps extends Pick<CallEmailProps, 'booking' | 'settings'> {
  title: string
  preview: string
  /** What to do when somebody else entered the address. */
  notYou: string
  children: ReactNode
}

/** An email to the visitor. Repeats only a plausible name: anyone can have it sent to any address. */
export function VisitorEmail({ booking, settings, title, preview, notYou, children }: VisitorEmailProps) {
  const { agency } = settings
  const name = greetableName(booking.name)
  return (
    <EmailLayout title={title} preview={preview} agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {children}
      <SmallPrint>
        Questions? Reply to this email or call us at{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{agency.phone}</span>. Please don’t send patient information by
        email.
      </SmallPrint>
      <SmallPrint>
        We sent this to {booking.email} because someone entered that address when booking a call at{' '}
        <Address href={agency.origin} />. {notYou}
      </SmallPrint>
    </EmailLayout>
  )
}
