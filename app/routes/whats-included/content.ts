import { checkContent } from '../../content/fields.schema.ts'
import { dollars, inWords, span } from '../../content/format-figures.ts'
import {
  adBudget,
  capacity,
  commitment,
  content,
  fee,
  followUp,
  guaranteeClock,
  guarantees,
  onboarding,
  pathwayAssessment,
  proposal,
  qualifiedConsultation,
  service,
  strategyCall,
  terms,
} from '../../content/promises.ts'
import { whatsIncludedSchema } from './content.schema.ts'

const { from, to } = fee.dollarsPerMonth
const { whatsIncluded: delivery, mapPack } = guarantees
const range = `${dollars(from)}-${dollars(to)}`

export const whatsIncluded = checkContent('app/routes/whats-included/content.ts', whatsIncludedSchema, {
  meta: {
    title: 'What’s included, what is not, and the price',
    description: `Five services under one fee of ${dollars(from)} to ${dollars(to)} a month, item by item, with what the fee leaves out and the guarantee behind it.`,
  },
  hero: {
    kicker: 'What’s included',
    headline: { plain: 'Five services, one fee,', turn: 'and a list of what is left out.' },
    lead: 'Proposals are hard to compare because nobody lists the same things. Here is our list, complete, so that you can lay it beside any other.',
    callToAction: 'Ask what it costs for you',
    smallPrint: 'Leads to the end of this page, where you choose between a call, the phone and e-mail.',
  },
  summary: {
    heading: 'On one agreement',
    lines: [
      { what: 'Paid traffic', count: 'from launch' },
      { what: 'Patient funnel', count: '1, yours' },
      { what: 'Follow-up e-mails', count: String(followUp.sampleSequenceDays.length) },
      {
        what: 'Search articles',
        count: `${content.articlesPerMonth.from}-${content.articlesPerMonth.to} a month`,
      },
      { what: 'Business Profile', count: 'weekly care' },
      { what: 'Strategy call', count: 'monthly' },
    ],
    total: { what: 'Invoices a month from us', count: '1' },
  },
  services: {
    kicker: 'The five services',
    headline: 'Open a service to see each thing you get.',
    lead: 'Together they carry a stranger from an ad to your chair. Each has a page of its own with its terms.',
    getLabel: 'What you get',
    whyLabel: 'Why it matters',
    items: [
      {
        name: 'Paid traffic',
        whatYouGet: [
          'Ad accounts on Facebook, Instagram and Google, opened in your practice’s name.',
          'Several ads for each treatment, every claim approved by you before it runs.',
          'A check of each treatment against the platforms’ rules before money is spent.',
          `Daily care of a budget of up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
          'Bookings counted in your calendar, so that no condition is reported to a platform.',
        ],
        whyItMatters:
          'Search brings only those who already look for you. Ads reach the person who has had burning feet for six years and does not know that a clinic nearby treats it.',
        link: { label: 'Paid traffic in full', href: '/paid-traffic' },
      },
      {
        name: 'Funnel creation',
        whatYouGet: [
          'A page for each treatment you advertise, on your own domain.',
          `A pathway assessment of ${inWords(pathwayAssessment.questions)} questions, with your criteria in it.`,
          'A patient guide to print or download, checked by your clinician.',
          'A booking calendar that only shows to people who fit.',
        ],
        whyItMatters:
          'A click is paid for whether or not it leads anywhere. The funnel decides what share of those clicks turns into an appointment, so it sets the price of every patient who comes.',
        link: { label: 'Funnel creation in full', href: '/funnel-creation' },
      },
      {
        name: 'Automated follow-ups',
        whatYouGet: [
          `The first answer within ${followUp.welcomeEmailSeconds} seconds of a form, at any hour.`,
          `${followUp.sampleSequenceDays.length} e-mails over two weeks, written for your treatment and your price.`,
          'Reminders before each appointment, by e-mail and, with consent, by text.',
          'A second chance for those who cancel, and a clear way out for those who want none.',
        ],
        whyItMatters:
          'Most people who ask about a treatment they pay for are not ready that day. Whoever is still there, politely, when they are ready gets the appointment.',
        link: { label: 'The e-mails, one by one', href: '/automated-follow-ups' },
      },
      {
        name: 'SEO',
        whatYouGet: [
          'Repairs to whatever keeps search engines from reading your site.',
          'A page for each treatment and each town you serve.',
          `${content.articlesPerMonth.from} to ${content.articlesPerMonth.to} articles a month that answer what patients ask, with sources.`,
          'A monthly list of searches, places and the bookings that came from them.',
        ],
        whyItMatters:
          'Ads end on the day you stop paying. What ranks goes on working, and it lowers the share of your patients that you must buy.',
        link: { label: 'SEO in full', href: '/seo' },
      },
      {
        name: 'Google Business Profile',
        whatYouGet: [
          'Your entry put in order: categories, hours, treatments, pictures of the real place.',
          'Posts and answers each week, in your voice.',
          'A lawful way to ask every patient for a review, with nobody left out.',
          'A map of where you stand in your area, drawn anew each month.',
        ],
        whyItMatters: `People who are ready look at the map first, and it shows ${inWords(mapPack.topPlaces)} names. Whoever stands below them is compared only by the patient who keeps scrolling.`,
        link: { label: 'The map pack and its guarantee', href: '/google-business' },
      },
    ],
  },
  groups: {
    kicker: 'Also in the fee',
    headline: 'Four kinds of work that other invoices list as extras.',
    items: [
      {
        name: 'Setup and strategy',
        points: [
          `The first session of ${span(onboarding.sessionHours)} hours, prepared and written up by us.`,
          'The written definition of a qualified consultation.',
          'Study of your area: who advertises, what they claim, what they charge.',
        ],
      },
      {
        name: 'Tracking and reports',
        points: [
          'A count of consultations booked, kept and accepted.',
          'The cost of each, ad spend and fee together.',
          'Your own login to these figures, open at all times.',
        ],
      },
      {
        name: 'Care with claims',
        points: [
          'A source noted beside every medical sentence.',
          'Off-label named as off-label, wherever the treatment is named.',
          'No ad pixels on assessment, booking or confirmation pages.',
        ],
      },
      {
        name: 'People',
        points: [
          `Answers from support within ${service.supportAnswerHours} hours.`,
          `A call of ${span(service.monthlyCallMinutes)} minutes each month.`,
          'A script for your front desk, and a practice run with them.',
        ],
      },
    ],
  },
  notIncluded: {
    kicker: 'Not included',
    headline: 'Seven things you will not get from us.',
    items: [
      {
        what: 'The ad spend itself',
        who: 'You pay Facebook and Google from your own card, so nothing can be hidden in it.',
      },
      {
        what: 'Answers to medical questions',
        who: 'Your clinicians give them. We forward, and we never improvise.',
      },
      {
        what: 'Calls to and from patients',
        who: 'Your front desk takes them. We write the script and listen if you ask us to.',
      },
      { what: 'The consultation', who: 'Whether a person accepts treatment is decided in your room.' },
      { what: 'Practice software', who: 'Records, payments and licenses stay with the vendors you have.' },
      {
        what: 'Legal review',
        who: 'We know the advertising rules well. Your counsel knows your state, and should read the claims.',
      },
      { what: 'Work for insured services', who: 'If a plan pays for it, we do not advertise it.' },
    ],
  },
  investment: {
    kicker: 'Investment and guarantee',
    headline: 'Two payments a month, to two different places.',
    sums: [
      {
        payee: 'To us',
        amount: `${range} a month`,
        text: `By specialty, area and how much of the list you take. Invoiced monthly in advance, due within ${terms.invoiceDueDays} days. Flat: it does not rise with the number of patients.`,
      },
      {
        payee: 'To the platforms',
        amount: 'Your ad spend',
        text: 'Set by you, charged by Facebook and Google to your card, visible in your accounts to the cent. We take no margin on it.',
      },
    ],
    sumsNote: `The minimum is ${commitment.minimumDays} days, and after that ${commitment.noticeDays} days’ written notice ends it. We never take a share of what patients pay: in medicine that can be a legal risk for you and for us.`,
    guarantee: {
      heading: `Qualified consultations within ${delivery.withinDays} days, or we work for nothing.`,
      text: `If qualified consultations, in the number your agreement names, are not delivered within ${delivery.withinDays} days of ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}, you pay no fee until they are. A qualified consultation is ${qualifiedConsultation.is}. Your part is approvals in time, the agreed ad budget and free hours in the calendar.`,
      description: `A line that begins on launch day and is filled up to day ${delivery.withinDays}. Beyond day ${delivery.withinDays} it continues as a dashed line: work goes on without a fee until the consultations are delivered.`,
      start: 'Launch',
      end: `Day ${delivery.withinDays}`,
      after: 'No fee until delivered',
      link: { label: 'The whole wording, in the terms', href: '/terms-of-service#guarantee' },
    },
    callToAction: 'Ask for your figure',
  },
  start: {
    kicker: 'How to get started',
    headline: 'Three steps, and the first costs half an hour.',
    steps: [
      {
        number: 1,
        title: 'The strategy call',
        description: `${strategyCall.minutesOnMostPages} minutes by video. We do the sum for your practice and tell you whether it can carry the fee.`,
      },
      {
        number: 2,
        title: 'The proposal',
        description: `In writing, within ${proposal.hoursAfterCall} hours: your fee, the ad budget, the area that is kept free for you, and the number we stand for.`,
      },
      {
        number: 3,
        title: 'The first session',
        description: `Within ${span(onboarding.canStartWithinWeeks)} weeks of signing. We take up to ${inWords(capacity.newPracticesPerMonth)} new practices a month, so the date is part of the proposal.`,
      },
    ],
    callToAction: 'Begin with step one',
  },
  contact: {
    kicker: 'Contact',
    headline: 'Find out which figure in the range is yours.',
    text: 'It takes three numbers: what a patient pays you, how many more you can see, and where you practice. Tell us on a call, or by whichever way you like better.',
    callToAction: 'Book your free strategy call',
    phoneLabel: 'By phone',
    emailLabel: 'By e-mail',
  },
})
