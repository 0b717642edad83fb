import type { Booking } from '../domain/booking.ts'
import { AGENCY_HOST } from '../domain/hosts.ts'

/** A booking for tests, with recognizable words in every field that must not leak into other places. */
export function exampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    host: AGENCY_HOST,
    id: '3c4e0a52-7d1f-4a8e-9b57-0f6f3f6f2a10',
    startsAt: Temporal.Instant.from('2026-12-01T15:00:00Z'),
    endsAt: Temporal.Instant.from('2026-12-01T15:30:00Z'),
    visitorZone: 'America/St_Johns',
    name: 'Zoë O’Neil-Example',
    email: 'zoe@example.com',
    phone: '+1 555 0100 PHONE',
    practice: 'PRACTICE & Partners',
    specialty: 'SPECIALTY therapy',
    area: 'AREA, TN',
    note: 'NOTE line one\nNOTE line two',
    consents: {
      reminderTexts: true,
      marketingTexts: false,
      wording: { reminderTexts: 'Text me REMINDERS.' },
    },
    attribution: { utm_source: 'NEWSLETTER' },
    status: 'confirmed',
    attendingAt: null,
    movedAt: null,
    cancelledAt: null,
    cancelledBy: null,
    sequence: 0,
    createdAt: Temporal.Instant.from('2026-11-20T12:00:00Z'),
    ...changes,
  }
}
