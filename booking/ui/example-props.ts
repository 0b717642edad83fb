import { NO_ANSWERS, type WidgetProps } from './props.ts'

/** A widget's props with two open times, for tests. */
export const exampleProps: WidgetProps = {
  brand: 'Harbour & Sons',
  phone: '(555) 010-0142',
  dial: '+15550100142',
  email: 'hello@harbour.example',
  callTitle: 'Strategy Call',
  callMinutes: 30,
  specialties: ['Vision'],
  texts: true,
  officeZone: 'America/New_York',
  frameOrigins: [],
  zone: 'America/New_York',
  zoneChosen: false,
  week: null,
  day: null,
  step: 'time',
  start: null,
  starts: [Date.parse('2026-11-17T14:00:00Z'), Date.parse('2026-11-17T14:45:00Z')],
  now: Date.parse('2026-11-16T13:00:00Z'),
  formKey: 'k',
  embed: false,
  note: '',
  attribution: { utm_source: 'ads' },
  answers: NO_ANSWERS,
  error: null,
}
