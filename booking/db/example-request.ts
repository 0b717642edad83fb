import { createHash, randomUUID } from 'node:crypto'
import type { BookingRequest } from '../domain/booking.ts'
import type { CallRules } from '../domain/settings.ts'

/** Rules for tests: a 30-minute call and 15 minutes after it, any hour. */
export const exampleRules: CallRules = {
  officeZone: 'America/New_York',
  hours: {},
  daysOff: [],
  callMinutes: 30,
  bufferMinutes: 15,
  minimumNoticeMinutes: 0,
  horizonDays: 60,
}

/** A well-formed wish for tests; every call is another visitor's unless told otherwise. */
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
    note: '',
    consents: {
      reminderTexts: true,
      marketingTexts: false,
      wording: { reminderTexts: 'Text me reminders.' },
    },
    attribution: { utm_source: 'newsletter' },
    ...changes,
  }
}
