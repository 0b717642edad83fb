import type { ReactNode } from 'react'
import type { CallHrefs } from '../../core/addresses.ts'
import type { Booking } from '../../core/booking.ts'
import type { BookingSettings, CallHost } from '../../core/settings.ts'
import { Address, EmailLayout, Lines, Paragraph, SmallPrint } from './email-layout.tsx'
import { greeting } from './greeting.ts'

export interface CallEmailProps {
  booking: Booking
  settings: BookingSettings
  urls: CallHrefs
  now: Temporal.Instant
}

interface VisitorEmailProps {
  title: string
  preview: string
  settings: BookingSettings
  visitor: { name: string; email: string }
  /** Who signs; without one the agency does. */
  signer?: CallHost | null
  /** When somebody entered the address. */
  occasion?: string
  /** What to do when somebody else did. */
  notYou?: string
  children: ReactNode
}

/** An email to the visitor, as a letter: greeting and signature are composed here only. */
export function VisitorEmail(props: VisitorEmailProps) {
  const { title, preview, settings, visitor, signer, occasion = 'when booking a call', children } = props
  const { notYou = 'If it wasn’t you, you don’t need to do anything.' } = props
  const { agency } = settings
  return (
    <EmailLayout title={title} preview={preview} agency={agency}>
      <Paragraph>{greeting(visitor.name)}</Paragraph>
      {children}
      <Lines lines={signer ? [signer.name, `${capitalized(signer.role)}, ${agency.name}`] : [agency.name]} />
      <SmallPrint>
        Questions? Reply to this email or call us at{' '}
        <span style={{ whiteSpace: 'nowrap' }}>{agency.phone}</span>. Please don’t send patient information by
        email.
      </SmallPrint>
      <SmallPrint>
        We sent this to {visitor.email} because someone entered that address {occasion} at{' '}
        <Address href={agency.origin} />. {notYou}
      </SmallPrint>
    </EmailLayout>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
