import { createHash, randomUUID } from 'node:crypto'
import type { BookingRequest } from '../domain/booking.ts'

/** A valid booking request for tests; each call is from another visitor. */
export function exampleRequest(changes: Partial<BookingRequest> = {}): BookingRequest {
  const formKey = changes.formKey ?? randomUUID()
  return {
    formKey,
    referenceHash: createHash('sha256').update(formKey).digest('hex'),
    startsAt: Temporal.Instant.from('2026-12-01T15:00:00Z'),
    visitorZone: 'America/St_Johns',
    name: 'Dana Example',
    email: `visitor-${formKey}@example.com`,
    phone: '+1 555 0100',
    practice: 'Example Practice',
    specialty: 'Ketamine therapy',
    area: 'Knoxville, TN',
    note: '',
    consents: {
      reminderTexts: true,
      marketingTexts: false,
      wording: { reminderTexts: 'Text me reminders.' },
    },
    attribution: { utm_source: 'newsletter' },
    network: '',
    ...changes,
  }
}
