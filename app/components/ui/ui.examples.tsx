import { CallToAction } from './call-to-action.tsx'
import { CardTable } from './card-table.tsx'
import { Headline } from './heading.tsx'
import { Ringed } from './ring.tsx'
import { Section } from './section.tsx'
import { MoreLink, SourceLink, TextLink } from './text-link.tsx'
import { ListItems, Paragraphs, Steps, TermItems } from './texts.tsx'

const long =
  'This text is as long as the longest of its kind, so that it takes several lines on a phone and still reads well on a wide screen.'
const link = { label: 'Read the terms', href: '/terms-of-service' }
const steps = [
  { title: 'Call', text: 'We look at your numbers together.' },
  { title: 'Agree', text: 'You sign once the terms are clear.' },
  { title: 'Launch', text: 'Your ads and pages go live.' },
]

export default {
  'Call to action': {
    Wide: <CallToAction>Book a call</CallToAction>,
    Slim: <CallToAction size="slim">Book a call</CallToAction>,
    'To a place on the page': <CallToAction href="#numbers">See the numbers</CallToAction>,
    'On a dark ground': (
      <p className="on-dark bg-night text-paper">
        <CallToAction>Book a call</CallToAction> <CallToAction href="#numbers">See the numbers</CallToAction>
      </p>
    ),
    'Long text': <CallToAction>Book a call about what a new patient may cost your practice</CallToAction>,
  },
  'Card table': {
    Usual: (
      <CardTable
        caption="Terms"
        columns={['Term', 'What it means', 'Where it’s written']}
        rows={[
          ['Consultation', 'A visit that a patient has booked', 'Section 2'],
          ['Show rate', 'How many of those come in', 'Section 3'],
        ]}
      />
    ),
    'Long text': (
      <CardTable
        caption="Terms"
        columns={['Term', { label: 'What it means', bare: true }, 'Where it’s written']}
        rows={[['A consultation that a patient has booked', long, long]]}
      />
    ),
    Empty: <CardTable caption="Terms" columns={['Term', 'What it means']} rows={[]} />,
  },
  Headline: {
    Usual: <Headline id="headline" text="What a cash-pay practice needs" />,
    Small: <Headline id="headline" as="h3" className="text-minor" text="What a cash-pay practice needs" />,
    'Long text': <Headline id="headline" className="max-w-headline text-major" text={long} />,
  },
  Lists: {
    Usual: (
      <ul>
        <ListItems texts={['The ads', 'The pages', 'The follow-up']} className="check" />
      </ul>
    ),
    'Long text': (
      <ul>
        <ListItems texts={[long, `${long} It has a second sentence.`]} className="cross" />
      </ul>
    ),
  },
  Paragraphs: { Two: <Paragraphs texts={['The first paragraph.', long]} className="mt-3" /> },
  Ring: {
    'Around a word': (
      <p className="text-major">
        You get your fee <Ringed>back</Ringed>
      </p>
    ),
    'Around several words': (
      <p className="text-lead">
        <Ringed>25 consultations in 60 days</Ringed>
      </p>
    ),
    'Other marks of the pencil': (
      <p className="text-lead">
        <del className="struck">Leads from $9</del> <s className="struck-thin">Clicks</s>{' '}
        <span className="underscored">Alex Sample</span> <span className="pencil-note">A note</span>
      </p>
    ),
  },
  Section: {
    Paper: <Section>{long}</Section>,
    Leaf: <Section tone="leaf">{long}</Section>,
    Evergreen: <Section tone="evergreen">{long}</Section>,
    Night: <Section tone="night">{long}</Section>,
    Slim: <Section slim>{long}</Section>,
  },
  Steps: {
    Three: <Steps steps={steps} />,
    'Long text': <Steps steps={[...steps.slice(0, 2), { title: 'Launch in your area', text: long }]} />,
  },
  'Term items': {
    Usual: (
      <dl>
        <TermItems
          terms={[{ term: 'Who pays for the ads?', meaning: 'You do, directly.' }]}
          className="mt-4"
        />
      </dl>
    ),
    'With a source': (
      <dl>
        <TermItems
          className="mt-4"
          terms={[
            {
              term: 'May we text patients?',
              meaning: long,
              source: { name: '47 CFR 64.1200', address: 'https://www.ecfr.gov/current/title-47/part-64' },
            },
          ]}
        />
      </dl>
    ),
  },
  'Text link': {
    'In a text': (
      <p>
        You can <TextLink link={link} /> first.
      </p>
    ),
    'To details': <MoreLink link={link} />,
    'To a source': (
      <SourceLink source={{ name: 'Meta, Personal attributes', address: 'https://example.com' }} />
    ),
  },
} satisfies Record<string, Record<string, React.ReactNode>>
