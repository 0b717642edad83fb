import { clinics } from '../../content/patients/clinics.data.ts'
import { CallClinic } from './call-clinic.tsx'
import { ClinicAside } from './clinic-aside.tsx'
import { CrisisNote, Disclaimer } from './crisis-line.tsx'
import { LinkedText, LinkedTexts } from './linked-text.tsx'
import { PathButton } from './path-button.tsx'
import { StudyBars } from './study-bars.tsx'
import { VisitTimeline } from './visit-timeline.tsx'

const phone = { display: '(212) 555-0142', dial: '+12125550142' }
const [clinic] = clinics

export default {
  'Call clinic': {
    Usual: <CallClinic phone={phone} hours="Monday to Friday, 9:00 AM–5:00 PM MST" className="" />,
    'Long text': (
      <CallClinic
        phone={phone}
        hours="Monday to Thursday, 9:00 AM–5:00 PM, Friday, 9:00 AM–1:00 PM, and the first Saturday of each month, Mountain Standard Time"
        className=""
      />
    ),
  },
  'Clinic aside': clinic
    ? {
        'Before the presentation': <ClinicAside clinic={clinic} step="presentation" />,
        'Before the assessment': <ClinicAside clinic={clinic} step="assessment" />,
      }
    : {},
  'Crisis note': { Usual: <CrisisNote /> },
  Disclaimer: clinic ? { Usual: <Disclaimer clinic={clinic} /> } : {},
  'Linked text': {
    'Crisis line': (
      <p>
        <LinkedText text="Call or text 988, or open 988lifeline.org." />
      </p>
    ),
    'Clinic’s number': (
      <p>
        <LinkedText text="Call (212) 555-0142, or 911 in an emergency." phone={phone} />
      </p>
    ),
    'Nothing to link': (
      <p>
        <LinkedText text="Please ask your doctor." />
      </p>
    ),
  },
  'Linked texts': {
    Paragraphs: (
      <LinkedTexts texts={['Call or text 988.', 'Call (212) 555-0142.']} phone={phone} className="mt-2" />
    ),
    'List items': (
      <ul>
        <LinkedTexts as="li" texts={['Call 911.', 'Please ask your doctor.']} className="check mt-2" />
      </ul>
    ),
  },
  'Path button': clinic
    ? {
        Presentation: <PathButton clinic={clinic} step="presentation" />,
        Assessment: <PathButton clinic={clinic} step="assessment" />,
      }
    : {},
  'Study bars': { All: <StudyBars />, None: <StudyBars of={[]} /> },
  'Visit timeline': {
    Usual: (
      <VisitTimeline
        stops={[
          { minute: 0, what: 'You check in.' },
          { minute: 15, what: 'A nurse takes your blood pressure.' },
          { minute: 30, what: 'Your treatment begins.' },
          { minute: 90, what: 'You rest until you feel steady, and somebody drives you home.' },
        ]}
      />
    ),
    'Two stops': (
      <VisitTimeline
        stops={[
          { minute: 0, what: 'You check in.' },
          { minute: 20, what: 'You leave.' },
        ]}
      />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
