import type { Booking } from '../domain/booking.ts'
import type { DeskSettings } from '../domain/settings.ts'

/** Settings for tests: a demo agency in New York's zone. */
export const exampleSettings: DeskSettings = {
  agency: {
    name: 'Wellbooked',
    email: 'hello@wellbooked.example',
    phone: '(865) 555-0142',
    dial: '+18655550142',
    address: '100 Example Street, Knoxville, TN 37902',
    origin: 'https://wellbooked.example',
  },
  rules: {
    officeZone: 'America/New_York',
    hours: {},
    daysOff: [],
    callMinutes: 30,
    bufferMinutes: 15,
    minimumNoticeMinutes: 0,
    horizonDays: 60,
  },
  mail: { from: 'Wellbooked <calls@wellbooked.example>', agencyCopyTo: 'team@wellbooked.example' },
  guide: { formName: '2025 Telehealth Shift', title: 'The Telehealth Guide', path: '/growth_playbook_s' },
  videoLink: 'https://meet.example.com/wellbooked?room=1,2;3',
  callTitle: 'Free Patient Growth Strategy Call',
  specialties: ['Ketamine therapy'],
  dataDir: '',
  confirmationPath: '/bookingconfirmation',
  frameOrigins: [],
  attemptsPerTenMinutes: 10,
}

/** A booking for tests, with telltale words in every field that must not travel where it has no business. */
export function exampleBooking(changes: Partial<Booking> = {}): Booking {
  return {
    id: '3c4e0a52-7d1f-4a8e-9b57-0f6f3f6f2a10',
    startsAt: Temporal.Instant.from('2026-12-01T15:00:00Z'),
    endsAt: Temporal.Instant.from('2026-12-01T15:30:00Z'),
    visitorZone: 'America/St_Johns',
    name: 'Zoë O’Neil-Example',
    email: 'zoe@example.com',
    phone: '+1 555 0100 PHONE',
    practice: 'PRACTICE & Partners',
    specialty: 'SPECIALTY therapy',
    note: 'NOTE line one\nNOTE line two',
    consents: {
      reminderTexts: true,
      marketingTexts: false,
      wording: { reminderTexts: 'Text me REMINDERS.' },
    },
    attribution: { utm_source: 'NEWSLETTER' },
    status: 'confirmed',
    sequence: 0,
    createdAt: Temporal.Instant.from('2026-11-20T12:00:00Z'),
    ...changes,
  }
}
