import { calculatorLink } from '../../components/charts/calculator-link.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollars, span } from '../../content/checks/format-figures.ts'
import { guaranteeLink, inTheRoom, yourPart } from '../../content/promises/guarantee-terms.ts'
import {
  adBudget,
  commitment,
  firstConsultation,
  growth,
  guarantees,
  pathwayAssessment,
  strategyCall,
  volume,
} from '../../content/promises/promises.ts'
import { computeMonth, toCents } from '../../content/promises/worked-month.ts'
import { factsAsOf } from '../../content/site/specialty-pages.ts'
import { ketamine } from '../../content/specialties/ketamine.ts'
import { paidTrafficSchema } from './content.schema.ts'

const { paidTraffic: goal } = guarantees
const { percentFacebookAndInstagram: social, percentGoogle: search } = adBudget

const { assumptions } = ketamine.month
const { costCents, consultations } = computeMonth(toCents(assumptions))
const [shown, started] = [assumptions.showRate, assumptions.acceptRate].map(
  (rate) => `${Math.round(rate * 100)}%`,
)
const perConsultation = {
  worth: Math.floor(assumptions.revenuePerPatientDollars * assumptions.showRate * assumptions.acceptRate),
  cost: Math.round(costCents / consultations / 100),
}

export const paidTraffic = checkContent('app/routes/paid-traffic/content.ts', paidTrafficSchema, {
  meta: {
    title: 'Paid traffic for cash-pay medical practices',
    description: `Facebook, Instagram and Google ads for cash-pay practices. ${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, or we refund our fees.`,
  },
  hero: {
    kicker: 'Paid traffic',
    headline: { plain: 'Ads for your practice,', turn: 'measured in booked consultations.' },
    lead: `We run your Facebook, Instagram and Google ads. You get ${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, counted over any ${goal.monthDays} days in a row, or we refund our fees. Ad spend goes straight to Meta and Google and isn’t refunded.`,
    callToAction: 'Book your free strategy call',
    link: guaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. If ads for your treatment can’t run, we’ll tell you on the call.`,
  },
  proof: {
    headline: 'Sample ads, marked up for your approval',
    lead: 'The practice, its patient and its calendar on this page are examples. Red is what we cut from the draft, and green is what would run.',
    cutLabel: 'Cut:',
    runsLabel: 'Runs:',
    practice: '[Your practice]',
    social: {
      percent: social,
      name: 'Facebook and Instagram',
      reach: 'People who have the problem but aren’t searching today',
      sponsored: 'Sponsored',
      passages: [
        {
          cut: 'Tired of living with knee pain?',
          runs: 'PRP injections for knee osteoarthritis in [your town].',
          note: 1,
        },
        {
          cut: 'PRP regrows cartilage, so you can skip surgery.',
          runs: 'This is an off-label use. Studies are mixed, and one large trial found no significant benefit over saline. A clinician goes over every option.',
          note: 2,
        },
      ],
      price: '$1,600',
      priceText: 'per injection, self-pay.',
      priceNote: 3,
      linkTitle: 'What it costs and who it isn’t for',
      button: 'Learn more',
      buttonNote: 4,
      notes: [
        {
          number: 1,
          title: 'Not about the reader',
          text: 'Meta doesn’t allow ads that suggest you know the reader’s health. We target by area and age.',
        },
        {
          number: 2,
          title: 'No promised result',
          text: 'The FTC generally expects randomized trials, so the ad says what they found.',
        },
        {
          number: 3,
          title: 'Price in the ad',
          text: 'People who can’t pay rarely tap, so you pay for fewer taps.',
        },
        {
          number: 4,
          title: 'No health questions in the ad',
          text: `Meta prohibits data about conditions, so the ${pathwayAssessment.questions} questions are on your own page, without ad pixels.`,
        },
      ],
    },
    search: {
      percent: search,
      name: 'Google',
      reach: 'People who are searching for help now',
      query: 'knee pain clinic near me',
      address: '[yourpractice].com/knee-exam',
      passages: [
        {
          cut: 'PRP Knee Injections | Avoid Surgery',
          runs: 'Knee Osteoarthritis Exam | [Your town]',
          note: 5,
        },
        {
          cut: 'Regrow cartilage with your own blood.',
          runs: 'A 40-minute exam with ultrasound for $180. All your options, with prices.',
          note: 6,
        },
      ],
      notes: [
        {
          number: 5,
          title: 'PRP can’t be advertised here',
          text: 'Google doesn’t allow it in ads, so this ad is about the exam.',
        },
        {
          number: 6,
          title: 'The page has to match',
          text: 'Google reviews landing pages too, so this one is about the exam. For some prescription treatments, your practice needs an outside certification first.',
        },
      ],
    },
    approval: 'Nothing runs until your clinician has signed off on each ad, page and form.',
    split: `This ${social}/${search} split is typical. We move money to the ads that book and manage up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
    asOf: `Accurate as of ${factsAsOf}. Ask your attorney about your state’s rules.`,
    more: { label: 'See a sample ad with its landing page', href: '/samples/ad-and-landing-page' },
  },
  failures: {
    headline: 'How a lead gets lost in one week.',
    lead: 'This is why campaigns fail. Only 1 of these 5 problems is in the ad.',
    items: [
      {
        when: 'Mon., 9:12 PM',
        place: 'The ad',
        text: '“Feel like yourself again” goes to everyone within 30 miles. One woman taps out of curiosity.',
      },
      {
        when: 'Mon., 9:13 PM',
        place: 'The page',
        text: 'She lands on your home page, which has 9 menu items and nothing about knees.',
      },
      {
        when: 'Mon., 9:15 PM',
        place: 'The form',
        text: 'It asks for her name and phone number, but not for her area, condition or budget.',
      },
      {
        when: 'Wed., 10:40 AM',
        place: 'The callback',
        text: 'Your front desk calls while she’s at work, and she doesn’t recognize the number.',
      },
      {
        when: 'Fri., 4:30 PM',
        place: 'The price',
        text: 'They talk for 20 minutes. The price comes up last, and it’s more than she can pay.',
      },
    ],
  },
  features: {
    headline: 'What we run for you instead',
    seenLabel: 'You see it',
    items: [
      {
        title: 'Ads about one problem',
        text: 'Each ad names one condition and one area, in several versions.',
        seen: 'in your own ad account.',
      },
      {
        title: 'A page for each ad',
        text: 'It covers one treatment, with its limits and its price range.',
        seen: 'on your own domain.',
      },
      {
        title: `${pathwayAssessment.questions} questions before the calendar`,
        text: 'People who fit see your open times. People who aren’t ready get a guide.',
        seen: 'next to each appointment: area, price and history, after a BAA.',
      },
      {
        title: 'A budget that follows bookings',
        text: 'We move your budget to the ads that lead to bookings and turn off the rest.',
        seen: 'in the monthly report, as cost per booking.',
      },
    ],
  },
  timeline: {
    headline: 'What happens in the first 3 months',
    lead: `Week 1 is your first session with us. The guarantee’s ${goal.withinDays} days start later, on launch day.`,
    description:
      'A calendar of 13 weeks with 5 days each. Weeks 1 and 2 are empty, launch is marked at week 3, single days fill in weeks 4 to 6, more from week 7 on, and from week 9 nearly every day has a new consultation.',
    launch: 'Launch',
    steps: [
      {
        when: 'Weeks 1–\u20602',
        title: 'Prepare',
        text: 'You open the ad accounts with our help. We check the platforms’ rules and write the ads and pages, and you approve them.',
      },
      {
        when: 'Weeks 3–\u20604',
        title: 'Launch',
        text: 'Several ads go live with small budgets. The first consultations cost the most, because the platforms are still learning.',
      },
      {
        when: 'Weeks 5–\u20608',
        title: 'Scale',
        text: `We put money behind the ads that book. We plan for the first consultation within ${span(firstConsultation.weeksOnMostPages)} weeks, and scaling takes ${span(growth.coldTrafficScalesInWeeks)} weeks.`,
      },
      {
        when: 'Month 3+',
        title: 'Keep it steady',
        text: `We plan for consistent volume within ${span(volume.consistentWithinDays)} days. We replace worn-out ads and match the budget to your open times.`,
      },
    ],
  },
  guarantee: {
    headline: `${goal.consultations} qualified consultations a month, or we refund our fees.`,
    promise: `We book at least ${goal.consultations} qualified consultations in one month, which is any ${goal.monthDays} days in a row that end by day ${goal.withinDays} after launch. If we don’t, we refund every fee you’ve paid us since the first invoice, setup fee included.`,
    clock: {
      description: `A line from launch day to day ${goal.withinDays}. A bracket ${goal.monthDays} days long, which can lie anywhere on the line, marks the month that counts.`,
      start: 'Launch day: your first ad is live',
      end: `Day ${goal.withinDays}`,
      month: `Any ${goal.monthDays} days in a row`,
    },
    terms: [
      {
        term: 'What counts as qualified',
        meaning: `A booking by someone in your area with the condition you treat, who knows the price range and can pay it. ${inTheRoom}`,
      },
      {
        term: 'What happens from month 4 on',
        meaning: `The ${goal.consultations} isn’t guaranteed after day ${goal.withinDays}. The monthly report keeps counting the same way, and you can leave with ${commitment.noticeDays} days’ notice.`,
      },
      yourPart,
      {
        term: 'If you only buy ads',
        meaning: `The same guarantee applies once your own landing page shows the price and asks the ${pathwayAssessment.questions} questions. Without them, no one can tell which bookings are qualified.`,
      },
      {
        term: 'What it doesn’t cover',
        meaning:
          'Ad spend, which you pay to Meta and Google. Also who shows up, who accepts treatment, and any medical outcome.',
      },
    ],
    link: guaranteeLink,
  },
  closing: {
    headline: 'Know the most you can pay per consultation.',
    equation: `${dollars(assumptions.revenuePerPatientDollars)} × ${shown} × ${started} = ${dollars(perConsultation.worth)}`,
    example: `In our ketamine example, a patient pays ${dollars(assumptions.revenuePerPatientDollars)}, ${shown} of bookings show up and ${started} of those start. Each booking is worth ${dollars(perConsultation.worth)} before your own costs, and ads and our fee come to ${dollars(perConsultation.cost)}.`,
    text: 'Bring your 3 numbers, and we’ll compare them with ad prices in your area. If ads won’t pay, we’ll say so.',
    callToAction: 'Book your free strategy call',
    calculator: { label: 'Open these numbers in the calculator', href: calculatorLink(assumptions) },
  },
  related: {
    headline: 'Works well with',
    items: [
      {
        name: 'Funnel creation',
        href: '/funnel-creation',
        text: 'builds the page, questions and calendar that an ad leads to.',
      },
      {
        name: 'Automated follow-ups',
        href: '/automated-follow-ups',
        text: 'email people who asked but haven’t booked yet.',
      },
      {
        name: 'SEO',
        href: '/seo',
        text: 'brings in people who search and keeps working when you pause your ads.',
      },
    ],
  },
})
