import type { Booking } from '../domain/booking.ts'
import type { DeskSettings } from '../domain/settings.ts'
import type { NoticeKind } from '../store/outbox.ts'

/** A mail ready to be handed to a sender. */
export interface Notice {
  to: { name: string; address: string }
  from: string
  replyTo: string | { name: string; address: string }
  subject: string
  html: string
  text: string
  messageId: string
  icalEvent: { method: 'REQUEST'; filename: string; content: string }
}

export async function renderNotice(
  kind: NoticeKind,
  booking: Booking,
  settings: DeskSettings,
): Promise<Notice> {
  throw new Error(`not written yet ${kind} ${booking.id} ${settings.callTitle}`)
}
