import type { Person } from '../../content/site/site.schema.ts'
import { People, PeopleLines } from './people.tsx'
import { Portrait } from './portrait.tsx'

const alex: Person = {
  id: 'alex',
  name: 'Alex Sample',
  role: 'growth strategist',
  about: 'Takes the strategy calls and runs your numbers with you.',
  calls: 'all',
  duties: [],
}
const dana: Person = {
  ...alex,
  id: 'dana',
  name: 'Dana Sample-Whitfield',
  role: 'writes the ads, the landing pages and the follow-up emails',
  about:
    'Writes everything that a patient reads before the first visit, and checks each sentence against the rules of the platforms and of your state board before it goes live.',
  says: 'If I can’t show where a claim comes from, it isn’t in the ad.',
  struck: { line: '“Guaranteed relief.”', why: 'Nobody can promise how a treatment works.' },
  calls: ['Ketamine therapy', 'Hormone therapy'],
}

export default {
  People: {
    One: <People people={[alex]} />,
    'Two, with a note and long text': (
      <People
        people={[alex, dana]}
        heading="Who you work with"
        note="You talk to the same people every month."
      />
    ),
  },
  'People lines': {
    One: <PeopleLines people={[alex]} heading="Your call is with" />,
    'Two, with long text': <PeopleLines people={[alex, dana]} heading="Your call is with one of these" />,
  },
  Portrait: {
    Initials: <Portrait person={alex} sizes="6rem" className="w-20" />,
    Large: <Portrait person={dana} sizes="12rem" className="w-full" />,
  },
} satisfies Record<string, Record<string, React.ReactNode>>
