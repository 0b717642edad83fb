import { AGENCY_HOST } from './hosts.ts'
import type { BookingSettings } from './settings.ts'

/** Settings for tests: a demo agency in New York's zone, 30-minute calls with a 15-minute buffer. */
export const exampleSettings: BookingSettings = {
  host: AGENCY_HOST,
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
  retention: {
    bookingsMonths: 24,
    leadsMonths: 24,
    webhookDays: 30,
    mailDays: 30,
    networkDays: 30,
    backupDays: 30,
  },
  reminderHours: { day: 24, hour: 1 },
  videoLink: 'https://meet.example.com/wellbooked?room=1,2;3',
  callTitle: 'Free Patient Growth Strategy Call',
  people: [],
  specialties: ['Ketamine therapy'],
  dataDir: '',
  confirmationPath: '/bookingconfirmation',
  frameOrigins: [],
  attemptsPerTenMinutes: 10,
}
