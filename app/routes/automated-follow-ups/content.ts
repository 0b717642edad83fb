import { checkContent } from '../../content/checks/fields.schema.ts'
import { span } from '../../content/checks/format-figures.ts'
import { guaranteeLink } from '../../content/promises/guarantee-terms.ts'
import {
  followUp,
  guaranteeClock,
  guarantees,
  showRate,
  strategyCall,
} from '../../content/promises/promises.ts'
import { followUpsSchema } from './content.schema.ts'
import { emails } from './emails.ts'

const { percentMoreBookings: percent } = guarantees.followUps
const days = followUp.sampleSequenceDays
const lastDay = days.at(-1)
const seconds = followUp.welcomeEmailSeconds
const inquiries = 100
const before = 20

export const automatedFollowUps = checkContent(
  'app/routes/automated-follow-ups/content.ts',
  followUpsSchema,
  {
    meta: {
      title: 'Automated follow-ups for medical practices',
      description: `A welcome email within ${seconds} seconds, then ${days.length - 1} more over ${lastDay} days. Read the whole sample sequence and the terms of our guarantee.`,
    },
    hero: {
      kicker: 'Automated follow-ups',
      headline: { plain: 'Email every lead', turn: `within ${seconds} seconds.` },
      lead: `A welcome email goes out as soon as someone sends your form. Then ${days.length - 1} more follow by day ${lastDay}. If consultation bookings don’t rise by at least ${percent}%, we rebuild your follow-up for free.`,
      callToAction: 'Book your free strategy call',
      link: guaranteeLink,
      smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. Before the call, check how many of last month’s leads got a second message.`,
    },
    sequence: {
      headline: `A sample of ${days.length} emails in ${lastDay} days`,
      lead: 'It’s for a made-up knee practice. Open any email to read it. Yours are written for your treatments, and you approve every one.',
      note: `Nurture campaigns run ${span(followUp.nurtureDays)} days. This sample uses all ${lastDay}, with emails on days ${days.slice(0, -1).join(', ')} and ${lastDay}.`,
      dayLabel: 'Day',
      weekdays: ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon'],
      form: { time: '9:14 PM', what: 'Ruth asks for the knee guide on your website.' },
      fromLabel: 'From',
      sender: 'Elm Street Knee Clinic',
      postalAddress: 'Elm Street Knee Clinic, 100 Elm Street, Anytown, USA',
      because: 'You’re getting this because you asked for our knee guide.',
      optOut: 'Unsubscribe',
      legalNote:
        'The sender, a postal address and an unsubscribe link are in every email, as the CAN-SPAM Act requires.',
      emails,
    },
    responseTime: {
      headline: 'In one audit, most companies answered late or never.',
      paragraphs: [
        'Someone asks about treatment on Tuesday night. Your front desk calls on Wednesday, while the person is at work. On Thursday there are 2 no-shows to fill, and by Friday the note is buried under others. No one meant to drop the lead. The week got busy.',
      ],
      parts: [
        { percent: 37, label: 'answered within an hour' },
        { percent: 40, label: 'answered later' },
        { percent: 23, label: 'never answered' },
      ],
      description:
        'A bar in 3 parts: 37% of companies answered a web inquiry within an hour, 40% answered later, and 23% never answered.',
      note: 'An audit of 2,241 U.S. companies. It’s old and not about medical practices, so take it only as a hint.',
      source: {
        name: 'Harvard Business Review, March 2011',
        address: 'https://hbr.org/2011/03/the-short-life-of-online-sales-leads',
      },
    },
    rules: {
      headline: 'When the emails stop, and what happens instead',
      whenLabel: 'If the person',
      thenLabel: 'Here’s what happens',
      rows: [
        {
          when: 'schedules a consultation',
          result: `The sequence ends and appointment reminders begin. Each has a link to reschedule. Our target is a show rate of ${showRate.targetPercent}% or more; we don’t guarantee it.`,
        },
        {
          when: 'replies',
          result: 'The sequence ends, and someone at your front desk answers.',
        },
        {
          when: 'asks us to stop, however they say it',
          result: 'We stop sending, and the address stays on your do-not-contact list.',
        },
        {
          when: 'agrees to text messages',
          result:
            'Only then do we text. A text never names a condition, a treatment or a drug, and we don’t send any at night.',
        },
        {
          when: 'answers health questions',
          result:
            'The answers never go to an ad platform. If we handle patient information for you, we sign a business associate agreement first.',
        },
      ],
      evidence:
        'Reminders have evidence behind them: a Cochrane review found that more people showed up when they got a text than when they got nothing. It doesn’t support a specific show rate.',
      source: {
        name: 'Cochrane review CD007458, 2013',
        address: 'https://doi.org/10.1002/14651858.CD007458.pub3',
      },
    },
    guarantee: {
      headline: `At least ${percent}% more consultation bookings, or a free rebuild`,
      promise: 'We measure the increase against a baseline that we write down with you before we start.',
      exampleLabel: `If ${before} of ${inquiries} inquiries book today`,
      bars: [
        { label: 'Your baseline', bookings: before },
        { label: 'What we guarantee', bookings: (before * (100 + percent)) / 100 },
      ],
      unit: 'bookings',
      terms: [
        {
          term: 'What the baseline is',
          meaning:
            'The consultations booked from the same number of inquiries before we started. We take the number from your own calendar and agree on it in writing.',
        },
        {
          term: 'When the clock starts',
          meaning: `On ${guaranteeClock.startsOn}. For this service, that’s the day the work is live. This guarantee has no fixed deadline. We compare the numbers on your monthly call.`,
        },
        {
          term: 'What you get if we miss',
          meaning:
            'We rewrite the emails, the schedule and the reminders at no charge. We don’t refund fees you’ve already paid.',
        },
        {
          term: 'What it doesn’t cover',
          meaning:
            'Who shows up, who accepts treatment, and months when your schedule has no open times to offer.',
        },
      ],
      link: guaranteeLink,
    },
    closing: {
      headline: 'Test your own follow-up tonight.',
      text: 'Send your practice a question from a personal email address. Write down when the first answer comes and when the second one does. We’ll start the call with those 2 times.',
      callToAction: 'Book your free strategy call',
      draft: {
        toLabel: 'To',
        to: 'Your own practice',
        subjectLabel: 'Subject',
        subject: 'Do you treat knee pain?',
        body: 'Hi, I found your website. What does a first visit cost, and how soon could I come in?',
        answers: ['First answer', 'Second answer'],
      },
    },
    related: {
      headline: 'Works well with',
      items: [
        {
          name: 'Funnel creation',
          href: '/funnel-creation',
          text: 'builds the guide and the assessment that start a sequence.',
        },
        { name: 'Paid traffic', href: '/paid-traffic', text: 'brings in the leads you follow up with.' },
        {
          name: 'The Patient Acquisition Machine',
          href: '/patient-acquisition-machine',
          text: 'puts all 3 in one agreement.',
        },
      ],
    },
  },
)
