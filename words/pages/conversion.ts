import { atStart, inWords, span } from '../figures.ts'
import { pageSchema } from '../pages.schema.ts'
import {
  followUp,
  growth,
  guarantees,
  pathwayAssessment,
  proposal,
  showRate,
  strategyCall,
} from '../promises.ts'
import { checkWords } from '../schema.ts'

const { funnel, followUps, paidTraffic } = guarantees
const days = followUp.sampleSequenceDays
const wording = '/terms-of-service#guarantee'

export const funnelCreation = checkWords('words/pages/conversion.ts (funnelCreation)', pageSchema, {
  path: '/funnel-creation',
  title: 'Funnel creation for cash-pay practices',
  description: `Pages, assessment, guide and booking that lead one reader to one appointment. ${funnel.percentOfTraffic}% of traffic becomes a qualified lead, or we rebuild it free.`,
  kicker: 'Funnel creation',
  headline: 'A practice website informs. A funnel books.',
  paragraphs: [
    'Your website has to serve everyone: patients, colleagues, applicants, the landlord. So it has many doors, and a person with one problem chooses none of them. A funnel serves one reader with one complaint and leaves one thing to do next.',
    `It has four parts. A page names the problem and the price range. An assessment of ${inWords(pathwayAssessment.questions)} questions, done in under ${inWords(pathwayAssessment.underMinutes)} minutes, asks about area, condition and budget. A guide holds those who are not ready. A calendar takes the booking while they still have the phone in their hand.`,
    'You get all four in your name, on your domain, with every medical sentence approved by you. The assessment never diagnoses, and no advertising pixel runs on it.',
  ],
  facts: [
    {
      value: `${funnel.percentOfTraffic}%`,
      text: `of the traffic becomes ${funnel.becomes}, or we rebuild the funnel without charge.`,
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
    {
      value: `${pathwayAssessment.questions} questions`,
      text: 'in the pathway assessment, each one asked for a reason.',
    },
    { value: 'One', text: 'thing to do on each page. A second button divides attention.' },
  ],
  next: {
    text: 'On the call we open your site on a phone and count the steps to an appointment.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})

export const automatedFollowUps = checkWords('words/pages/conversion.ts (automatedFollowUps)', pageSchema, {
  path: '/automated-follow-ups',
  title: 'Automated follow-ups for medical practices',
  description: `A welcome e-mail within ${followUp.welcomeEmailSeconds} seconds, ${inWords(days.length)} e-mails over ${days.at(-1)} days and reminders before each appointment, so that nobody is forgotten.`,
  kicker: 'Automated follow-ups',
  headline: 'Many people need a second letter before they book.',
  paragraphs: [
    'Someone who asks about a treatment on Tuesday night is at work when your front desk calls on Wednesday. By Friday the note is under other notes. Nobody did anything wrong, and the patient is gone.',
    `Our follow-up answers at once and keeps writing for as long as it is useful. The sample sequence goes out on days ${days.slice(0, -1).join(', ')} and ${days.at(-1)}: what to expect, what it costs, who should not have it, what others ask, and each time a link to your calendar. It stops at a booking, and at the first request to stop.`,
    'Every e-mail carries your address and a way out. Texts go only to people who ticked the box for them, and no text names a condition or a drug.',
  ],
  facts: [
    {
      value: `${followUp.welcomeEmailSeconds} seconds`,
      text: 'from a submitted form to the welcome e-mail.',
    },
    {
      value: `${days.length} e-mails`,
      text: `in the sample sequence. A nurture campaign runs ${span(followUp.nurtureDays)} days.`,
    },
    {
      value: `${followUps.percentMoreBookings}% more`,
      text: 'consultation bookings at the least, against a baseline we write down together, or a free rebuild.',
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
    {
      value: showRate.label,
      text: 'of booked patients arriving is the target for reminders. It is no promise and no average.',
    },
  ],
  next: {
    text: 'On the call, bring last month’s inquiries. We count how many heard from you twice.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})

const machineMinutes = strategyCall.minutesOnMachineAndConfirmation

export const machine = checkWords('words/pages/conversion.ts (machine)', pageSchema, {
  path: '/patient-acquisition-machine',
  title: 'The Patient Acquisition Machine',
  description: `Ads, funnel and follow-up as one service with one number: ${paidTraffic.consultations} qualified consultations a month. A free call of ${machineMinutes} minutes shows if it fits.`,
  kicker: 'Patient Acquisition Machine',
  headline: 'One path, one owner, one number at the end of it.',
  paragraphs: [
    'When one firm runs the ads, another the website and your front desk the follow-up, each part can look healthy while the calendar stays empty. Nobody owns the gap between them.',
    'The machine is all of it under one agreement. First, paid traffic reaches people with the condition you treat. Second, the funnel sorts them and takes the booking. Third, the follow-up brings back those who hesitate and reminds those who booked.',
    'Because one team answers for the whole path, one number can be guaranteed at its end: consultations booked with people who fit.',
  ],
  facts: [
    {
      value: `${paidTraffic.consultations} a month`,
      text: `qualified consultations within ${paidTraffic.withinDays} days of launch, or a refund of our fee, ad spend excepted.`,
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
    {
      value: `${span(growth.coldTrafficScalesInWeeks)} weeks`,
      text: 'is what we plan for cold traffic to scale.',
    },
    {
      value: `${machineMinutes} minutes`,
      text: 'is the length of the first call: free, by video, no obligation.',
    },
    {
      value: `${proposal.hoursAfterCall} hours`,
      text: 'later a written proposal is with you, if the numbers hold.',
    },
  ],
  next: {
    text: `${atStart(machineMinutes)} minutes with your prices and your capacity on the table.`,
    label: 'Book your free strategy call',
    href: '/book',
  },
})
