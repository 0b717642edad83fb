import { funnelCreationSchema } from '../../content/conversion.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, inWords } from '../../content/format-figures.ts'
import { clockFromLiveWork, guaranteeLink, heroGuaranteeLink } from '../../content/guarantee-terms.ts'
import { guarantees, pathwayAssessment, strategyCall } from '../../content/promises.ts'

const { funnel } = guarantees
const questions = inWords(pathwayAssessment.questions)
const minutes = inWords(pathwayAssessment.underMinutes)
const visitors = 100

export const funnelCreation = checkContent('app/routes/funnel-creation/content.ts', funnelCreationSchema, {
  meta: {
    title: 'Funnel creation for cash-pay practices',
    description: `Pages, assessment, guide and booking that lead one reader to one appointment. ${funnel.percentOfTraffic}% of traffic becomes a qualified lead, or we rebuild it free.`,
  },
  hero: {
    kicker: 'Funnel creation',
    headline: { plain: 'A practice website informs.', turn: 'A funnel books.' },
    lead: 'We build the four things between a click and an appointment: a page, an assessment, a guide and a calendar. They speak to one reader with one complaint, and they leave one thing to do next.',
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We open your site on a phone and count the taps to an appointment.`,
  },
  funnel: {
    visitors,
    leads: (visitors * funnel.percentOfTraffic) / 100,
    visitorsLabel: `Of ${visitors} visitors`,
    leadsLabel: `${funnel.percentOfTraffic} become qualified leads`,
    restLabel: 'The others leave, or take the guide and hear from you until they decide.',
    description: `A funnel. One hundred small squares lie above it, ${inWords(funnel.percentOfTraffic)} of them dark. Only the ${inWords(funnel.percentOfTraffic)} dark ones come out below.`,
    note: 'The share we guarantee, drawn to scale. The terms stand further down.',
  },
  websites: {
    kicker: 'Why websites lose people',
    headline: 'Nine doors, and none of them is theirs.',
    paragraphs: [
      'Your website has to serve patients, colleagues, applicants and the landlord. So it has a door for each. A person whose knee hurts reads nine labels, opens two, finds a paragraph about your philosophy, and goes back to the search results.',
      'They wanted three answers: whether this is for a knee like theirs, what it costs, and when they could come. On most practice sites the first is on one page, the second on none, and the third behind a form that somebody reads on Monday.',
      'The website should stay. It does its own work well enough. It is only the wrong place to send a person who has just clicked.',
    ],
    site: {
      label: 'A practice website',
      menu: [
        'Home',
        'About us',
        'Our team',
        'Services',
        'Conditions',
        'Patient forms',
        'News',
        'Careers',
        'Contact',
      ],
    },
    page: {
      label: 'A funnel page',
      title: 'For knees that hurt on the stairs',
      price: 'What a visit and a treatment cost',
      button: 'See if it fits',
    },
    description:
      'Two drawn phone screens. The first shows a website’s menu with nine entries. The second shows one page with a headline about one complaint, a price range and one button.',
    note: 'Both screens are drawings.',
  },
  parts: {
    kicker: 'How a funnel works',
    headline: 'Four parts, each narrower than the one before.',
    items: [
      {
        name: 'The page',
        text: 'It repeats the sentence that was clicked, explains the treatment with its limits, and states the price range. Whoever cannot pay it leaves here, before anyone has spent time on it.',
        stays: 'Goes on: whoever still wants to know more.',
      },
      {
        name: 'The assessment',
        text: `${capitalized(pathwayAssessment.questions)} questions, done in under ${minutes} minutes, about area, condition, history and budget. It never diagnoses and says so. No advertising pixel runs on it, so no ad platform learns an answer.`,
        stays: 'Goes on: whoever fits what you treat and charge.',
      },
      {
        name: 'The guide',
        text: 'For people who fit and hesitate. A short booklet in your name with every option, its evidence and its price. They leave an address for it, and the follow-up begins.',
        stays: 'Goes on: whoever has read enough.',
      },
      {
        name: 'The calendar',
        text: 'Your real free times, on the same screen, while the phone is still in their hand. The booking is confirmed at once and can be moved by the patient without a call.',
        stays: 'Comes out: an appointment with answers beside it.',
      },
    ],
  },
  integrations: {
    kicker: 'With the other services',
    headline: 'The funnel stands in the middle and is fed from three sides.',
    fromLabel: 'Service',
    givesLabel: 'Hands over',
    soThatLabel: 'So that',
    and: 'and',
    rows: [
      {
        from: [{ label: 'Paid traffic', href: '/paid-traffic' }],
        gives: 'A visitor, and the very sentence that made them click.',
        soThat: 'the page can begin with that sentence instead of a greeting.',
      },
      {
        from: [{ label: 'The funnel' }],
        gives: 'Back to the ads: which of them led to a booking. No answer, no name.',
        soThat: 'the budget follows bookings while the health answers stay with you.',
      },
      {
        from: [{ label: 'Automated follow-ups', href: '/automated-follow-ups' }],
        gives: 'A second and a third reason to come, to those who stopped halfway.',
        soThat: 'a visit that ended at the guide can still end in the calendar.',
      },
      {
        from: [
          { label: 'SEO', href: '/seo' },
          { label: 'Google Business', href: '/google-business' },
        ],
        gives: 'Readers who found you themselves and have already read one page.',
        soThat: 'they meet the same assessment, and you can compare what each source brings.',
      },
    ],
  },
  deliverables: {
    kicker: 'What you get',
    headline: 'A packing list. Everything on it stays with you.',
    items: [
      'One page for each treatment we advertise, on your domain',
      `An assessment of ${questions} questions, with your rules for who fits`,
      'A guide in your name, checked by you, as a page and as a PDF',
      'A calendar that shows your real free times',
      'Confirmation and reminder messages in your words',
      'Counts of visits, answers and bookings, without names',
      'A written record of each medical claim and who approved it',
      'A test of the whole path on real phones before launch',
    ],
    note: 'Domain, pages, texts and lists are in your practice’s name from the first day. If we part, you remove our access.',
  },
  guarantee: {
    kicker: 'The guarantee',
    headline: `${funnel.percentOfTraffic}% of the traffic becomes qualified leads, or we rebuild it free.`,
    promise: `Of the traffic that reaches the funnel, at least ${funnel.percentOfTraffic}% becomes ${funnel.becomes}. If it does not, we rebuild the funnel without charge.`,
    terms: [
      {
        term: 'What a qualified lead is',
        meaning:
          'A person who left contact details and whose answers fit your area, your condition and your price range. An e-mail address alone does not count.',
      },
      clockFromLiveWork,
      {
        term: 'How it is measured',
        meaning:
          'Your agreement says over which days, and from how many visitors on, the share is counted. Below that number a share says little.',
      },
      {
        term: 'What you get if we miss',
        meaning:
          'A rebuild of the funnel: new pages, new questions, new tests, at no fee. Fees are not refunded, and ad spend is not ours to return.',
      },
      {
        term: 'How much that is',
        meaning:
          'Unbounce, who sell landing pages, put the median of 41,000 pages at 6.6% in 2024, in all industries and with any form counted. So our number is a demanding one, and the remedy stands beside it.',
      },
      {
        term: 'What it does not cover',
        meaning:
          'Bookings, arrivals and treatments. Those depend on your calendar and your consultation too.',
      },
    ],
    link: guaranteeLink,
  },
  closing: {
    headline: 'Count the taps from your home page to a free hour.',
    text: 'Most owners have never tried it on a phone. On the call we do it together, and you keep the list of what we found, whether you hire us or not.',
    callToAction: 'Book your free strategy call',
  },
})
