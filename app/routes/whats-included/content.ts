import site from '../../../site.config.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollarSpan, dollars, span } from '../../content/checks/format-figures.ts'
import { guaranteeLink, inTheRoom, whatAMonthIs, yourPart } from '../../content/promises/guarantee-terms.ts'
import {
  adBudget,
  adCost,
  billing,
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
  service,
  strategyCall,
  terms,
  volume,
} from '../../content/promises/promises.ts'
import { computeRisk } from '../../content/promises/worked-month.ts'
import { whatsIncludedSchema } from './content.schema.ts'

const { adsOnly, machine, allServices } = fee.packages
const range = dollarSpan(fee.dollarsPerMonth)
const { whatsIncluded: delivery, mapPack, paidTraffic } = guarantees
const sequence = followUp.sampleSequenceDays

/** A package's figures: its retainer, the ads that the paid-traffic guarantee takes, and the most by its deadline. */
function amounts(retainer: number) {
  const ads = adCost.guaranteeDollarsPerMonth
  const most = computeRisk(
    { feeCents: retainer * 100, adSpendCents: ads.to * 100 },
    commitment.minimumDays / paidTraffic.monthDays,
  )
  return {
    retainer: dollars(retainer),
    together: dollarSpan({ from: retainer + ads.from, to: retainer + ads.to }),
    byDeadline: `${dollars(most.totalCents / 100)} + setup`,
  }
}

export const whatsIncluded = checkContent('app/routes/whats-included/content.ts', whatsIncludedSchema, {
  meta: {
    title: 'What’s included, what isn’t, and what it costs',
    description: `Each item in our 5 services, the price of ${range} a month and what it leaves out, and the ${delivery.withinDays}-day guarantee behind it.`,
  },
  hero: {
    kicker: 'What’s included',
    headline: { plain: 'What you get, what you don’t,', turn: 'and what it costs.' },
    lead: 'Agency proposals are hard to compare. This page lists our 5 services item by item, with the price and the guarantee, so you can check any other proposal against it.',
    callToAction: 'Get a price',
    smallPrint: 'Book a free strategy call, call or email us.',
  },
  services: {
    headline: 'Open a service to see exactly what you get.',
    lead: 'You can take 1 service, several or all 5.',
    getLabel: 'What you get',
    whyLabel: 'Why it matters',
    items: [
      {
        name: 'Paid traffic',
        whatYouGet: [
          'Ad accounts on Facebook, Instagram and Google, opened in your practice’s name.',
          'Several ads for each treatment. You approve every claim before an ad runs.',
          `Daily management of ad budgets up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
          'Bookings counted on your calendar, so we never report a patient’s condition to an ad platform.',
        ],
        whyItMatters:
          'Search only reaches people who are already looking. Ads reach the person who has had burning feet for years and doesn’t know a clinic nearby treats it.',
        link: { label: 'More about paid traffic', href: '/paid-traffic' },
      },
      {
        name: 'Funnel creation',
        whatYouGet: [
          'A landing page on your own domain for each treatment you advertise.',
          `An assessment of ${pathwayAssessment.questions} questions, built on your criteria.`,
          'A patient guide to print or download, reviewed by your clinician.',
          'A booking calendar that opens only for people who meet your criteria.',
        ],
        whyItMatters:
          'You pay for every click, whether or not it leads anywhere. The funnel decides how many clicks become appointments, so it largely sets what a new patient costs you.',
        link: { label: 'More about funnel creation', href: '/funnel-creation' },
      },
      {
        name: 'Automated follow-ups',
        whatYouGet: [
          `A first email within ${followUp.welcomeEmailSeconds} seconds of a form submission, day or night.`,
          `${sequence.length} emails over ${sequence.at(-1)} days, written for your treatment and your price.`,
          'Reminders before each appointment by email, and by text for patients who agree to it.',
          'A new invitation for people who cancel, and an easy way to opt out.',
        ],
        whyItMatters:
          'Many people who ask about a treatment aren’t ready to book that day. Polite follow-up keeps your practice in mind until they are.',
        link: { label: 'See the follow-up emails', href: '/automated-follow-ups' },
      },
      {
        name: 'SEO',
        whatYouGet: [
          'Technical fixes, so search engines can read your whole site.',
          'A page for each treatment and each town you serve.',
          `${span(content.articlesPerMonth)} articles a month that answer patients’ questions, with sources.`,
          'A monthly report on your rankings and the bookings that came from search.',
        ],
        whyItMatters:
          'Ads stop when you stop paying. Good pages keep working, so over time you depend less on ads.',
        link: { label: 'More about SEO', href: '/seo' },
      },
      {
        name: 'Google Business Profile',
        whatYouGet: [
          'A complete profile: categories, hours, treatments and photos of your actual office.',
          'New posts every week, and review replies for you to approve and send.',
          'A compliant way to ask every patient for a review.',
          'A monthly map that shows where you rank across your area.',
        ],
        whyItMatters: `People who are ready to choose often look at the map first, and it shows ${mapPack.topPlaces} practices. If you rank below them, only patients who keep scrolling will see you.`,
        link: { label: 'See the map pack guarantee', href: '/google-business' },
      },
    ],
  },
  groups: {
    headline: '4 more things in every agreement.',
    items: [
      {
        name: 'Setup and strategy',
        points: [
          `A first session of ${span(onboarding.sessionHours)} hours, which we prepare and write up.`,
          'The written definition of a qualified consultation.',
        ],
      },
      {
        name: 'Tracking and reports',
        points: [
          'Consultations booked, kept and treated, what each one cost, and what’s left after our fee.',
          'Spend and clicks in your own ad accounts, where you can check them at any time.',
        ],
      },
      {
        name: 'Medical claims',
        points: [
          'A source for every medical sentence.',
          'A clear “off-label” wherever an off-label treatment is named.',
        ],
      },
      {
        name: 'Support',
        points: [
          `Answers within ${service.supportAnswerHours} hours, ${site.officeDaysText}, and a strategy call of ${span(service.monthlyCallMinutes)} minutes every month.`,
          'A phone script for your front desk, and a practice session with them.',
        ],
      },
    ],
  },
  notIncluded: {
    headline: 'What you won’t get from us.',
    items: [
      {
        what: 'Ad spend',
        who: 'You pay Meta and Google directly with your own card, so you see every dollar.',
      },
      {
        what: 'Answers to medical questions',
        who: 'Your clinicians answer these. We pass them on and never improvise.',
      },
      {
        what: 'Phone calls with patients',
        who: 'Your front desk handles these. We write the script and practice it with them.',
      },
      { what: 'The consultation', who: 'You and the patient decide about treatment in your office.' },
      {
        what: 'Practice software',
        who: 'Your records, payments and licenses stay with your current vendors.',
      },
      {
        what: 'Legal review',
        who: 'We know the ad rules well, but your attorney knows your state. Have them read the claims.',
      },
    ],
  },
  price: {
    headline: 'What you pay, and what changes the price.',
    lead: `The monthly retainer is ${range}, depending on the services you take. Your proposal states one fixed price.`,
    labels: {
      retainer: 'retainer a month',
      together: 'Per month, with ads',
      byDeadline: `By day ${paidTraffic.withinDays} with those ads`,
    },
    packages: [
      {
        name: 'Ads only',
        services: 1,
        contents: `Paid traffic, sent to your own landing page. The guarantee applies if that page shows the price and asks the ${pathwayAssessment.questions} questions.`,
        ...amounts(adsOnly),
      },
      {
        name: 'The machine',
        services: 3,
        contents: 'Paid traffic, funnel creation and automated follow-ups, in one agreement.',
        ...amounts(machine),
      },
      {
        name: 'All 5 services',
        services: 5,
        contents: 'The machine, plus SEO and your Google Business Profile.',
        ...amounts(allServices),
      },
    ],
    note: `Plan on ${dollarSpan(adCost.guaranteeDollarsPerMonth)} a month in ads to reach ${paidTraffic.consultations} consultations. ${whatAMonthIs}`,
    costsHeading: 'How each cost works',
    costs: [
      {
        what: 'Setup fee',
        text: `For the planning and building before launch. It’s invoiced once, ${billing.setupFee}, and your proposal states the amount.`,
      },
      {
        what: 'Retainer',
        text: `The first invoice comes ${billing.firstRetainer}, then one each month in advance, due within ${terms.invoiceDueDays} days. The minimum term is ${commitment.minimumDays} days from ${guaranteeClock.startsOn}. After that, you can leave with ${commitment.noticeDays} days’ written notice.`,
      },
      {
        what: 'Ad spend',
        text: `You pay Meta and Google directly, from ${dollars(adBudget.minimumDollarsPerMonth)} a month, and we take no margin. Your proposal names the budget that the guarantee depends on.`,
      },
      {
        what: 'Ads only, and the guarantee',
        text: `The guarantee of ${paidTraffic.consultations} consultations needs a landing page that we build, or one of yours that we approve before launch. It shows the price and asks the ${pathwayAssessment.questions} questions.`,
      },
      {
        what: 'What changes the price',
        text: `More services, more locations or a larger ad budget, which we manage up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month. We never charge per patient, because that can be a legal risk for both of us.`,
      },
    ],
  },
  guarantee: {
    headline: `Qualified consultations within ${delivery.withinDays} days, or we work for free until you have them.`,
    promise: `When you take the services together, we deliver the number your agreement names within ${delivery.withinDays} days of ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. If we don’t, we work for free until we do.`,
    terms: [
      {
        term: 'What counts',
        meaning: `A booking that meets the definition you approve before launch. ${inTheRoom}`,
      },
      yourPart,
      {
        term: 'If you take paid traffic',
        meaning: `Its ${paidTraffic.withinDays}-day refund guarantee applies as well. Where both guarantees cover the same services, you choose which one applies.`,
      },
    ],
    goal: {
      amount: `${span(volume.newPatientsPerWeek)} new patients per week`,
      text: 'is our planning goal with all 5 services. It isn’t guaranteed, because you and the patient decide about treatment.',
    },
    description: `A line that starts on ${guaranteeClock.startsOn} and is solid up to day ${delivery.withinDays}. After day ${delivery.withinDays} it is dashed: we work for free until the consultations are delivered.`,
    start: 'Launch day',
    end: `Day ${delivery.withinDays}`,
    after: 'Free work until delivered',
    link: guaranteeLink,
  },
  start: {
    headline: 'Getting started takes 3 steps.',
    steps: [
      {
        number: 1,
        title: 'Book a strategy call',
        description: `It’s free and takes ${strategyCall.minutesOnMostPages} minutes by video. We tell you whether our work would pay for itself.`,
      },
      {
        number: 2,
        title: 'Get a written proposal',
        description: `You’ll have it within ${proposal.hoursAfterCall} hours of the call, with your fees, your area and your guarantee.`,
      },
      {
        number: 3,
        title: 'Start onboarding',
        description: `We can usually start within ${span(onboarding.canStartWithinWeeks)} weeks, and we take on up to ${capacity.newPracticesPerMonth} new practices a month.`,
      },
    ],
  },
  contact: {
    headline: 'Get your exact price.',
    text: 'Tell us which services you want, how many locations you have and what you plan to spend on ads.',
    callToAction: 'Book your free strategy call',
    phoneLabel: 'By phone',
    emailLabel: 'By email',
  },
})
