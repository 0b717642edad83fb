import type { ReactNode } from 'react'
import type { Booking } from '../domain/booking.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { CallUrls } from './call-urls.ts'
import { ActionButton, ActionLinks } from './email-actions.tsx'
import { Address, EmailLayout, List, Paragraph, SmallPrint, Subheading } from './email-layout.tsx'
import { greetableName } from './sanitize.ts'

/** What every e-mail about a call is made from. */
export interface CallEmailProps {
  booking: Booking
  settings: BookingSettings
  /** Null: the e-mail gives the phone number instead of links. */
  urls: CallUrls | null
  /** When the e-mail is rendered. It mentions only what is still ahead then. */
  now: Temporal.Instant
}

interface VisitorEmailProps extends Pick<CallEmailProps, 'booking' | 'settings'> {
  title: string
  preview: string
  /** What to do when somebody else entered the address. */
  notYou: string
  children: ReactNode
}

/**
 * An e-mail to the visitor. It repeats nothing they typed except a plausible name, because anyone can have it sent to
 * any address.
 */
export function VisitorEmail({ booking, settings, title, preview, notYou, children }: VisitorEmailProps) {
  const { agency } = settings
  const name = greetableName(booking.name)
  return (
    <EmailLayout title={title} preview={preview} agency={agency}>
      <Paragraph>{name ? `Hello ${name},` : 'Hello,'}</Paragraph>
      {children}
      <SmallPrint>
        Questions? Reply to this e-mail or call us at{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{agency.phone}</span>. Please don’t send patient information by
        e-mail.
      </SmallPrint>
      <SmallPrint>
        We sent this to {booking.email} because someone entered that address when booking a call at{' '}
        <Address href={agency.origin} />. {notYou}
      </SmallPrint>
    </EmailLayout>
  )
}

/** For somebody who got the e-mail about a call that they did not book. */
export function cancelIfNotYou({ urls }: Pick<CallEmailProps, 'urls'>): string {
  return urls
    ? 'If it wasn’t you, cancel the call with the link above.'
    : 'If it wasn’t you, reply and we’ll cancel the call.'
}

/** Join, confirm, move, cancel. */
export function CallActions({ booking, settings, urls }: Omit<CallEmailProps, 'now'>) {
  const { videoLink, agency } = settings
  return (
    <>
      <ActionButton href={videoLink}>Join the video call</ActionButton>
      {booking.attendingAt ? <Paragraph>You told us you’ll be there. Thank you.</Paragraph> : null}
      {urls ? (
        <ActionLinks
          actions={[
            ...(booking.attendingAt ? [] : [{ label: 'I’ll be there', href: urls.call }]),
            { label: 'Move the call', href: urls.move },
            { label: 'Cancel the call', href: urls.cancel },
          ]}
        />
      ) : (
        <Paragraph>To move or cancel the call, reply to this e-mail or call us at {agency.phone}.</Paragraph>
      )}
    </>
  )
}

const AGENDA = [
  'Your prices, and what an average patient is worth to your practice.',
  'How many new patients you can see each week or month.',
  'The marketing you run now, and roughly what it costs.',
  'Your questions about how we work.',
]

/** What the call goes through, so that the visitor can have it ready. */
export function Agenda() {
  return (
    <>
      <Subheading>What we’ll look at</Subheading>
      <Paragraph>We’ll go through these with you, so have them ready:</Paragraph>
      <List items={AGENDA} />
    </>
  )
}
