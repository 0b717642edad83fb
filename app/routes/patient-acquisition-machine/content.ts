import { machineSchema } from '../../content/conversion.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, dollars, inWords, span } from '../../content/format-figures.ts'
import {
  clockFromFirstAd,
  guaranteeLink,
  heroGuaranteeLink,
  whatCounts,
  yourPart,
} from '../../content/guarantee-terms.ts'
import {
  adBudget,
  commitment,
  fee,
  firstConsultation,
  followUp,
  growth,
  guarantees,
  pathwayAssessment,
  proposal,
  qualifiedConsultation,
  strategyCall,
} from '../../content/promises.ts'

const { paidTraffic: goal } = guarantees
const minutes = strategyCall.minutesOnMachineAndConfirmation
const count = inWords(goal.consultations)
const days = followUp.sampleSequenceDays

export const machine = checkContent('app/routes/patient-acquisition-machine/content.ts', machineSchema, {
  meta: {
    title: 'The Patient Acquisition Machine',
    description: `Ads, funnel and follow-up as one service with one number: ${goal.consultations} qualified consultations a month. A free call of ${minutes} minutes shows if it fits.`,
  },
  hero: {
    kicker: 'Patient Acquisition Machine',
    headline: { plain: 'One path, one owner,', turn: 'one number at the end of it.' },
    lead: `The ads, the funnel and the follow-up under a single agreement, answerable for ${count} qualified consultations a month by day ${goal.withinDays}, or a refund of our fee.`,
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${minutes} minutes by video, free, no obligation. A written proposal within ${proposal.hoursAfterCall} hours, if the numbers hold.`,
  },
  path: {
    owner: 'One team answers for every stop',
    stops: ['The ad', 'The page', 'The assessment', 'The calendar', 'The reminders', 'The consultation'],
  },
  gap: {
    kicker: 'The gap',
    headline: 'Three good reports, and an empty Thursday.',
    paragraphs: [
      'Most practices buy patient acquisition in pieces. One firm runs the ads, another built the website, and the front desk does the rest between two patients. Each part can look healthy while the calendar stays empty.',
      'When you ask why, each of them is right about the others. Nobody was hired for the places where one part ends and the next begins.',
    ],
    whoLabel: 'Who does it',
    reportLabel: 'What they report',
    missingLabel: 'What nobody owns',
    rows: [
      {
        who: 'The ad agency',
        report: 'Clicks up, cost per lead down.',
        missing: 'Whether those leads can pay, and live within an hour’s drive.',
      },
      {
        who: 'The web designer',
        report: 'Site live, fast and handsome.',
        missing: 'Whether a person with one complaint finds the one thing to do.',
      },
      {
        who: 'Your front desk',
        report: 'Every note called, some of them twice.',
        missing: 'The people who were at work when the phone rang.',
      },
    ],
  },
  steps: {
    kicker: 'The machine',
    headline: 'Three steps, and each hands its work to the next.',
    items: [
      {
        number: 1,
        title: 'Reach the right people',
        description: `Ads on Facebook, Instagram and Google name one complaint and your town. Among the many who see them a few recognize themselves, and those click. Cold traffic takes ${span(growth.coldTrafficScalesInWeeks)} weeks to scale.`,
        drawing:
          'A field of many small squares, a few of them dark and scattered: the people who have the problem.',
        more: { label: 'More about paid traffic', href: '/paid-traffic' },
      },
      {
        number: 2,
        title: 'Sort and book them',
        description: `A page with a price range, then an assessment of ${inWords(pathwayAssessment.questions)} questions. Whoever fits your area, condition and budget chooses a time in your calendar at once.`,
        drawing:
          'Lines run from the left through three narrowing gates; the dark ones pass, the pale ones end at a gate.',
        more: { label: 'More about the funnel', href: '/funnel-creation' },
      },
      {
        number: 3,
        title: 'Bring back the hesitant',
        description: `A welcome within ${followUp.welcomeEmailSeconds} seconds and ${inWords(days.length - 1)} further e-mails until day ${days.at(-1)} for those who stopped halfway. Reminders with a link to change the time for those who booked.`,
        drawing:
          'A line of fourteen days with marks on the seven days on which an e-mail is sent; arcs lead from the marks back to the line.',
        more: { label: 'Read the seven e-mails', href: '/automated-follow-ups' },
      },
    ],
    result: `qualified consultations a month by day ${goal.withinDays}, or a refund of our fee on the terms below. Plan on the first of them ${span(firstConsultation.weeksOnMostPages)} weeks in.`,
    note: 'The three pictures are drawings of the idea, with no client’s figures in them.',
  },
  guarantee: {
    kicker: 'The number and its terms',
    headline: 'Because one team answers for the path, its end can be guaranteed.',
    promise: `${capitalized(goal.consultations)} qualified consultations a month within ${goal.withinDays} days of launch, or a refund of every fee you have paid us, from the first invoice on.`,
    terms: [
      { ...whatCounts, meaning: `${whatCounts.meaning} ${qualifiedConsultation.agreed}` },
      clockFromFirstAd,
      {
        term: 'What a month is',
        meaning: `Any ${goal.monthDays} days in a row that end by day ${goal.withinDays}. Duplicates, existing patients and wrong numbers do not count.`,
      },
      yourPart,
      {
        term: 'What is not refunded',
        meaning: 'Ad spend. It goes from you to the platforms and never passes through us.',
      },
      {
        term: 'What no one can promise',
        meaning: 'How many of the people booked arrive, how many accept treatment, and how it goes for them.',
      },
    ],
    link: guaranteeLink,
  },
  costs: {
    kicker: 'The price',
    headline: 'What a month costs, on one slip.',
    slipTitle: 'One month of the machine',
    lines: [
      {
        label: 'Our fee',
        value: `${dollars(fee.dollarsPerMonth.from)}-${dollars(fee.dollarsPerMonth.to)}`,
        text: 'By specialty, area and scope. Invoiced monthly in advance. The proposal names your figure.',
      },
      {
        label: 'Ad spend',
        value: 'Separate',
        text: `Agreed with you and paid to the platforms. We manage up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
      },
      {
        label: 'Share of what patients pay',
        value: 'None',
        text: 'The fee is flat. In medicine a price per patient can be a legal risk for both sides.',
      },
      {
        label: 'Minimum',
        value: `${commitment.minimumDays} days`,
        text: `After that, ${commitment.noticeDays} days’ written notice ends it. Accounts, pages and lists stay yours.`,
      },
    ],
    paragraphs: [
      'Whether that is much depends on three figures of yours: what a patient pays on average, how many of those who come accept, and how many more you can see. We do the sum with you before you decide, once with hopes and once with doubts.',
    ],
  },
  fit: {
    kicker: 'Before you book',
    headline: 'It suits some practices and wastes the money of others.',
    yesLabel: 'It fits if',
    yes: [
      'Your patients pay you themselves, and you can say what they pay.',
      `You have free times for ${count} more consultations a month.`,
      'Somebody in the consultation room can explain a price calmly.',
      'You would rather approve plain claims than strong ones.',
    ],
    noLabel: 'It does not if',
    no: [
      'Your practice lives from insurance.',
      'You need patients this week. Nothing honest is that quick.',
      'Your average patient pays too little to carry fee and ad spend.',
      'You want an outcome promised that the evidence does not support.',
    ],
  },
  strategyCall: {
    kicker: 'The first call',
    headline: `${capitalized(minutes)} minutes tell you whether to go on.`,
    text: 'Short, because it answers a single question: can this number be reached in your area at your price. Everything else can be read on this site.',
    agenda: [
      { minutes: 5, what: 'Your practice: treatments, prices, and how many more people you can see.' },
      { minutes: 5, what: 'Your area: whether it is free, and what a consultation costs there.' },
      { minutes: 5, what: 'A yes with the next step, or a no with its reason.' },
    ],
    callToAction: 'Book your free strategy call',
    smallPrint: 'For owners and those who decide with them. No slides, no card.',
  },
  related: {
    headline: 'What can be added, and what is in it.',
    items: [
      {
        name: 'SEO',
        href: '/seo',
        text: 'Pages that go on bringing readers when the ads pause.',
      },
      {
        name: 'Google Business Profile',
        href: '/google-business',
        text: 'Work toward one of the three places on the map, under terms of its own.',
      },
      {
        name: 'All of it, item by item',
        href: '/whats-included',
        text: 'What the fee contains and what it leaves out.',
      },
    ],
  },
})
