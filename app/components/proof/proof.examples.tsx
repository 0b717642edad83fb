import { OurRecord } from './our-record.tsx'
import { Proof, Quote } from './proof.tsx'

const review = {
  slug: 'sample',
  name: 'Name of the client',
  role: 'their role',
  practice: 'their practice',
  date: '2026-11-02',
  payment: 'Nothing was given for it.',
  consent: { who: 'The client', date: '2026-11-02', howGiven: 'By email', note: 'For this page.' },
  words: 'Here are a client’s own words.',
}

export default {
  'Our record': {
    'As it is': <OurRecord desk={{ held: 0, calledBack: 0, medianHours: null }} className="" />,
    'Without the desk’s record': <OurRecord desk={null} className="" />,
  },
  Proof: { 'As it is': <Proof /> },
  Quote: {
    Short: <Quote review={review} />,
    'Long text': (
      <Quote
        review={{
          ...review,
          words:
            'Here are a client’s own words, which may be a whole paragraph. They stand as they were written, with whatever the client didn’t like, and below them is whether anything was given for them.',
        }}
      />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
