import { iconNames } from '../content/site/icons.ts'
import { Island } from '../islands/island.tsx'
import { Agenda } from './agenda.tsx'
import { AreaForm, ZipForm } from './area/area-form.tsx'
import { BookingSquares, SquaresLegend } from './break-even/booking-squares.tsx'
import BreakEven from './break-even/break-even.island.tsx'
import { BreakEvenSection } from './break-even/break-even-section.tsx'
import { CallToActionSection } from './call-to-action-section.tsx'
import { ClosingBeside, ClosingCallToAction } from './closing-call-to-action.tsx'
import { Faq } from './faq.tsx'
import { FilmPlayer } from './film-player.tsx'
import { Guarantee } from './guarantee.tsx'
import { DrawnHero, PlainHero } from './hero.tsx'
import { Icon } from './icon.tsx'
import { Letter } from './letter.tsx'
import { MessagePage } from './message-page.tsx'
import NextTimes from './next-times.island.tsx'
import { PageHeading } from './page-heading.tsx'
import { PhoneLine } from './phone-line.tsx'
import { SectionHead } from './section-head.tsx'
import { SiteSearch } from './site-search.tsx'
import { TwoSides } from './two-sides.tsx'

const phone = { display: '(212) 555-0142', dial: '+12125550142' }
const hero = {
  kicker: 'Paid traffic',
  headline: { plain: 'Ads that bring', turn: 'patients who pay cash' },
  lead: 'We write the ads, build the pages and follow up with each lead, so that your front desk only has to schedule.',
  callToAction: 'Book a call',
  smallPrint: 'Free, 30 minutes, by video. We tell you if we can’t help.',
}
const long =
  'We look at what your practice charges, how many new patients your schedule has room for, and what a consultation costs in your area. Then we tell you whether ads can pay for themselves, and what we would do first.'
const guarantee = {
  kicker: 'Guarantee',
  headline: { plain: 'You get the consultations,', turn: 'or the fee back' },
  terms: 'It holds for each month in which you spend the ad budget that we agreed on.',
  link: { label: 'Read the terms', href: '/terms-of-service' },
}
const drawing = <p className="book-page">A drawing</p>
const film = {
  file: 'films/the-first-call.mp4',
  captions: 'films/the-first-call.vtt',
  poster: 'pictures/monthly-report.avif',
  title: 'How the first call goes',
  width: 1280,
  height: 720,
}

export default {
  Agenda: {
    'Three parts': (
      <Agenda
        parts={[
          { minutes: 5, what: 'What you treat and what you charge' },
          { minutes: 15, what: 'Your numbers' },
          { minutes: 10, what: 'A yes or a no, and why' },
        ]}
      />
    ),
    'Long text': <Agenda parts={[{ minutes: 30, what: long }]} />,
  },
  'Area form': {
    Empty: <AreaForm />,
    'Filled in': <AreaForm zip="75024" />,
    Error: <AreaForm zip="7502" wrongZip="Enter a 5-digit ZIP code, like 75024." />,
    'ZIP code alone': <ZipForm hint="of your practice" submit="Check my area" />,
  },
  'Booking squares': {
    'With legend': (
      <>
        <BookingSquares counts={[25, 18, 6]} ringed={6} className="h-11" />
        <SquaresLegend texts={['Booked', 'Came in', 'Started', 'Cover the month']} />
      </>
    ),
    'Nobody starts': <BookingSquares counts={[10, 4, 0]} ringed={0} className="h-11" />,
    'All start': <BookingSquares counts={[4, 4, 4]} ringed={4} className="h-11" />,
  },
  'Break-even': {
    Section: <BreakEvenSection />,
    'Field alone': <Island of={BreakEven} client="load" props={{}} />,
  },
  'Call to action section': {
    Usual: <CallToActionSection text="See what it would take." label="Book a call" />,
    'Long text': <CallToActionSection text={long} label="Book a call about your own numbers" />,
  },
  'Closing call to action': {
    Usual: (
      <ClosingCallToAction
        content={{ headline: 'Find out in 30 minutes', text: hero.lead, callToAction: 'Book a call' }}
      />
    ),
    'Long text': (
      <ClosingCallToAction
        content={{
          headline: 'Find out in 30 minutes whether ads can pay for themselves at your practice',
          text: long,
          callToAction: 'Book a call about your own numbers',
        }}
      />
    ),
    'With a second column': (
      <ClosingBeside
        content={{ headline: 'Find out in 30 minutes', text: hero.lead, callToAction: 'Book a call' }}
      >
        {drawing}
      </ClosingBeside>
    ),
  },
  'Drawn hero': {
    Usual: <DrawnHero content={hero}>{drawing}</DrawnHero>,
    'With terms, link and second button': (
      <DrawnHero
        content={{
          ...hero,
          terms: '25 consultations in 60 days, or the fee back.',
          link: { label: 'What’s included', href: '/whats-included' },
          onPage: { label: 'See the numbers', href: '#numbers' },
        }}
      >
        {drawing}
      </DrawnHero>
    ),
  },
  FAQ: {
    'Two questions': (
      <Faq
        content={{
          headline: 'Questions that practices ask',
          items: [
            { question: 'Do you work with insurance?', answer: 'No. We only work with cash-pay services.' },
            { question: 'Who answers the leads?', answer: 'Your front desk. We write the follow-up.' },
          ],
        }}
      />
    ),
    'With kicker and long text': (
      <Faq
        content={{
          kicker: 'Before you book',
          headline: 'Questions that practices ask before they schedule a first call with us',
          items: [
            {
              question: 'What do you look at before the call, and what should I have at hand?',
              answer: long,
            },
          ],
        }}
      />
    ),
  },
  'Film player': {
    Wide: <FilmPlayer film={film} download="Download the film" />,
    Upright: (
      <FilmPlayer
        film={{ ...film, title: 'A film of a phone', width: 720, height: 1280 }}
        download="Download the film"
      />
    ),
  },
  Guarantee: {
    Usual: <Guarantee content={guarantee}>{drawing}</Guarantee>,
    'With lead': (
      <Guarantee content={{ ...guarantee, lead: 'In writing, with a number and a date.', terms: long }}>
        {drawing}
      </Guarantee>
    ),
  },
  Icon: {
    All: (
      <p className="flex flex-wrap">
        {iconNames.map((name) => (
          <Icon key={name} name={name} />
        ))}
      </p>
    ),
  },
  Letter: { Usual: <Letter /> },
  'Message page': {
    Usual: (
      <MessagePage
        headline="This page isn’t available"
        text="Try again in a minute."
        homeHref="/"
        homeLabel="Back to the home page"
      />
    ),
    'Long text, with a search': (
      <MessagePage
        headline="Something went wrong on our end, and we’re looking into it"
        text={long}
        homeHref="/"
        homeLabel="Back to the home page"
      >
        <SiteSearch />
      </MessagePage>
    ),
  },
  'Next times': { Usual: <Island of={NextTimes} client="load" props={{ label: 'Next open times:' }} /> },
  'Page heading': {
    Plain: <PageHeading content={{ kicker: 'About', headline: 'Who we are' }} />,
    Turned: <PageHeading content={hero} />,
    Ringed: <PageHeading content={{ ...hero, headline: { ...hero.headline, ringed: 'pay cash' } }} />,
    Struck: (
      <PageHeading
        content={{ ...hero, headline: { ...hero.headline, struck: { word: 'leads', instead: 'patients' } } }}
      />
    ),
  },
  'Phone line': {
    'In a sentence': (
      <PhoneLine phone={phone} text="Call us at {phone} on any business day." className="text-lead" />
    ),
    'Number alone': <PhoneLine phone={phone} text="{phone}" className="" />,
  },
  'Plain hero': {
    Usual: <PlainHero content={hero} />,
    'Long text': (
      <PlainHero
        content={{
          ...hero,
          headline: {
            plain: 'Ads, landing pages and follow-up for cash-pay practices,',
            turn: 'measured by who walks into your office',
          },
          lead: long,
          link: { label: 'How we work', href: '/how-we-work' },
        }}
      />
    ),
  },
  'Search field': { Empty: <SiteSearch />, 'Filled in': <SiteSearch query="no-show" /> },
  'Section head': {
    Plain: <SectionHead id="head" content={{ kicker: 'Terms', headline: { plain: 'What you sign' } }} />,
    'Struck and turned, with lead': (
      <SectionHead
        id="head"
        content={{
          kicker: 'Results',
          headline: { plain: 'We report', struck: 'clicks', turn: 'kept consultations' },
          lead: 'One page each month, with the number that we answer for.',
        }}
      />
    ),
    'Long text': (
      <SectionHead
        id="head"
        content={{
          kicker: 'What happens in the first month',
          headline: {
            plain: 'From the signed agreement to the first patient who',
            turn: 'comes in and starts',
          },
          lead: long,
        }}
      />
    ),
  },
  'Two sides': {
    Usual: (
      <TwoSides
        yes={{ heading: 'Book if', items: ['patients pay you directly.', 'you have open hours.'] }}
        no={{ heading: 'Don’t if', items: ['insurance pays for most of your care.'] }}
      />
    ),
    'Long text': <TwoSides yes={{ heading: long, items: [long] }} no={{ heading: long, items: [long] }} />,
  },
} satisfies Record<string, Record<string, React.ReactNode>>
