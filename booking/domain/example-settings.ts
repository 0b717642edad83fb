import { AGENCY_HOST } from './hosts.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import type { BookingSettings } from './settings.ts'

/** Settings for tests: a demo agency in New York's zone, 30-minute calls with a 15-minute buffer. */
export const exampleSettings: BookingSettings = {
  host: AGENCY_HOST,
  audience: 'practices',
  place: '',
  clinics: [],
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
    clinicBookingsDays: 90,
    leadsMonths: 24,
    requestsMonths: 6,
    resultsDays: 30,
    webhookDays: 30,
    setAsideDays: 30,
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
  describeResult: (kind, figures) => {
    const visits = Number(figures.get('visits'))
    if (kind !== 'counter' || !Number.isInteger(visits) || visits < 1) return null
    return { subject: 'Your count', lines: [`Visits: ${visits}`], path: `/counter?visits=${visits}` }
  },
  frameOrigins: [],
  attemptsPerTenMinutes: 10,
  limits: DEFAULT_LIMITS,
}

/** The same with one clinic, in another zone: a Plano clinic with hour-long consultations on weekdays. */
export const settingsWithClinic: BookingSettings = {
  ...exampleSettings,
  clinics: [
    {
      host: 'legacy-oaks',
      clinic: {
        name: 'Legacy Oaks',
        email: 'front-desk@legacy-oaks.example',
        phone: '(972) 555-0117',
        dial: '+19725550117',
        address: '200 Example Road, Plano, TX 75024',
        origin: 'https://wellbooked.example',
      },
      rules: {
        officeZone: 'America/Chicago',
        hours: Object.fromEntries([1, 2, 3, 4, 5].map((day) => [day, [{ from: '09:00', to: '17:00' }]])),
        daysOff: [],
        callMinutes: 20,
        bufferMinutes: 10,
        minimumNoticeMinutes: 0,
        horizonDays: 60,
      },
      callTitle: 'Free consultation',
      place: 'The clinic calls you at the time you chose.',
    },
  ],
}
