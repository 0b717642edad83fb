import { EMAIL, NAME } from '../../core/questions.ts'
import { KeptNotice } from '../kept-notice.tsx'
import type { WidgetProps } from '../props.ts'
import { BookingWidget } from './booking-widget.tsx'

const HOUR = 3_600_000
const monday = Date.parse('2026-11-30T14:00:00Z')
/** Six hours on each of ten business days. */
const starts = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11].flatMap((day) =>
  [0, 1, 2, 4, 5, 6].map((hour) => monday + (24 * day + hour) * HOUR),
)
const [start = monday] = starts

const props: WidgetProps = {
  brand: 'Sample Agency',
  phone: '(212) 555-0142',
  dial: '+12125550142',
  email: 'hello@agency.example',
  callTitle: 'Strategy call',
  callMinutes: 30,
  callBackBusinessDays: 1,
  areas: { groups: [], taken: [], promised: [] },
  questions: [
    NAME,
    EMAIL,
    { name: 'specialty', label: 'Specialty', kind: 'choice', choices: ['Ketamine therapy'], required: true },
    { name: 'practice', label: 'Practice name', kind: 'text', required: true },
    { name: 'phone', label: 'Phone number', kind: 'phone' },
  ],
  texts: true,
  officeZone: 'America/New_York',
  zone: 'America/New_York',
  zoneChosen: false,
  week: null,
  day: null,
  step: 'time',
  start: null,
  starts,
  now: Date.parse('2026-11-28T15:00:00Z'),
  formKey: '',
  embed: false,
  attribution: {},
  typed: {},
  error: null,
  offsets: undefined,
}
const details: WidgetProps = { ...props, step: 'details', start }

export default {
  'Booking times': {
    Open: <BookingWidget {...props} />,
    'One time': <BookingWidget {...props} starts={[start]} />,
    'A day without openings': <BookingWidget {...props} starts={starts.slice(6)} week="2026-11-30" />,
    None: <BookingWidget {...props} starts={[]} />,
    Loading: <BookingWidget {...props} starts={null} />,
    'Taken meanwhile': <BookingWidget {...props} error={{ kind: 'taken', nearest: starts.slice(1, 5) }} />,
  },
  'Booking details': {
    Empty: <BookingWidget {...details} />,
    'Wrong answers': (
      <BookingWidget
        {...details}
        typed={{ name: ['Dana Reed'], email: ['dana@lakeside'] }}
        error={{
          kind: 'fields',
          fields: [
            { field: 'email', message: 'Enter your email address, like name@practice.com.' },
            { field: 'specialty', message: 'Choose your specialty from the list.' },
          ],
        }}
      />
    ),
    'Taken meanwhile': (
      <BookingWidget
        {...details}
        typed={{ name: ['Dana Reed'] }}
        error={{ kind: 'taken', nearest: starts.slice(1, 5) }}
      />
    ),
    'Not saved': <BookingWidget {...details} error={{ kind: 'not-saved', waitSeconds: 60 }} />,
    'Too many attempts': <BookingWidget {...details} error={{ kind: 'too-many', waitSeconds: 480 }} />,
  },
  'Booking kept for later': {
    Phone: <KeptNotice {...props} contact="(212) 555-0199" />,
    'Long address': (
      <KeptNotice {...props} contact="dana.reed.whitfield@lakeside-integrative-wellness.example" />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
