import { BookCover } from './book-cover.tsx'
import { HundredSquares } from './hundred-squares.tsx'
import { KeptPage } from './kept-page.tsx'
import { Milestones } from './milestones.tsx'
import { PhaseBars } from './phase-bars.tsx'
import { Phones, Screen } from './phones.tsx'
import { StruckLine } from './struck-line.tsx'
import { StruckTable } from './struck-table.tsx'

const long =
  'What happens then takes a few sentences, because two people have to agree on a day. We write to both.'
const times = ['Tuesday, 9:00 AM', 'Tuesday, 4:30 PM', 'Wednesday, 8:00 AM']

export default {
  'Book cover': {
    Usual: (
      <div style={{ maxWidth: '20rem' }}>
        <BookCover />
      </div>
    ),
  },
  'Hundred squares': {
    None: <HundredSquares first={0} firstClass="fill-evergreen" restClass="fill-rule" className="h-22" />,
    'A part of a column': (
      <HundredSquares first={17} firstClass="fill-evergreen" restClass="fill-rule" className="h-22" />
    ),
    All: <HundredSquares first={100} firstClass="fill-evergreen" restClass="fill-rule" className="h-22" />,
  },
  'Kept page': { Usual: <KeptPage /> },
  Milestones: {
    Three: (
      <Milestones
        items={[
          { name: 'Day 1', text: 'You sign.' },
          { name: 'Weeks 1–4', text: 'We build.' },
          { name: 'Week 5', text: 'Your ads go live.' },
        ]}
      />
    ),
    'Long text': (
      <Milestones
        items={[
          { name: 'Before the first call', text: long },
          { name: 'Within 3 business days', text: long },
        ]}
      />
    ),
  },
  'Phase bars': {
    Plain: <PhaseBars />,
    'With links': <PhaseBars hrefOf={({ number }) => `#phase-${number}`} />,
  },
  Phones: {
    One: (
      <Phones
        label="A question"
        screens={[{ name: 'The form', drawn: <Screen title="When?" text="Pick a time." choices={times} /> }]}
      />
    ),
    'Several, with a ring and a choice': (
      <Phones
        label="From the ad to the appointment"
        screens={['The page', 'The form', 'The reminder', 'The visit'].map((name, index) => ({
          name,
          when: `Minute ${index + 1}`,
          drawn: <Screen title={name} text={long} ringed="$250" choices={times} chosen={1} />,
        }))}
      />
    ),
  },
  'Struck line': {
    Plain: <StruckLine text="“Leads from $9.”" />,
    'With a note': (
      <StruckLine text="“Guaranteed results.”" note="Without a number and a date it means nothing." />
    ),
    'Long text': <StruckLine text={`“${long}”`} note={long} />,
  },
  'Struck table': {
    Usual: (
      <StruckTable
        heads={['Usual', 'Here']}
        rows={[
          { struck: 'Clicks', instead: 'Kept consultations' },
          { struck: '12 months', instead: 'Month to month' },
        ]}
      />
    ),
    'With names': (
      <StruckTable
        heads={['Usual', 'Here']}
        rows={[{ name: 'Report', struck: 'A dashboard with 40 charts that nobody opens', instead: long }]}
      />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
