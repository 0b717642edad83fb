import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollars, span } from '../../content/checks/format-figures.ts'
import {
  clockFromFirstAd,
  guaranteeLink,
  heroGuaranteeLink,
  whatCounts,
  yourPart,
} from '../../content/promises/guarantee-terms.ts'
import {
  adBudget,
  firstConsultation,
  growth,
  guarantees,
  pathwayAssessment,
  qualifiedConsultation,
  strategyCall,
  volume,
} from '../../content/promises/promises.ts'
import { factsAsOf } from '../../content/site/specialty-pages.ts'
import { paidTrafficSchema } from './content.schema.ts'

const { paidTraffic: goal } = guarantees
const { percentFacebookAndInstagram: social, percentGoogle: search } = adBudget

export const paidTraffic = checkContent('app/routes/paid-traffic/content.ts', paidTrafficSchema, {
  meta: {
    title: 'Paid traffic for cash-pay medical practices',
    description: `Facebook, Instagram and Google ads for cash-pay practices. ${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, or we refund our fees.`,
  },
  hero: {
    kicker: 'Paid traffic',
    headline: { plain: 'Ads for your practice,', turn: 'measured in booked consultations.' },
    lead: `We run Facebook, Instagram and Google ads for cash-pay practices. You get ${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, or we refund our fees. You pay Meta and Google directly, and we don’t refund ad spend.`,
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. If ads for your treatment can’t run, we’ll tell you on the call.`,
  },
  proof: {
    headline: 'Sample ads, marked up for your approval',
    lead: 'The practice is made up, and these ads aren’t running. Red is what we cut from the draft. Green is what would run.',
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
          runs: 'This is an off-label use. Study results are mixed, and one large trial found no significant benefit over saline.',
          note: 2,
        },
        {
          cut: 'Results guaranteed.',
          runs: 'A clinician examines your knee and goes over every option.',
          note: 2,
        },
      ],
      price: '$1,600',
      priceText: 'per injection, self-pay.',
      priceNote: 3,
      linkTitle: 'What it costs and who it isn’t for',
      button: 'Learn more',
      notes: [
        {
          number: 1,
          title: 'Not about the reader',
          text: 'Meta doesn’t allow ads that suggest you know about the reader’s health. We target by area and age, never by diagnosis.',
        },
        {
          number: 2,
          title: 'No promised result',
          text: 'The FTC generally expects randomized trials behind a health claim, so the ad says what they found.',
        },
        {
          number: 3,
          title: 'Price in the ad',
          text: 'Most people who can’t pay this won’t tap, so you don’t pay for the tap.',
        },
      ],
    },
    form: {
      title: 'Ask for an appointment',
      fields: ['First name', 'Phone or email', 'ZIP code'],
      box: 'I’ve seen the price of $1,600 per injection.',
      button: `Continue to ${pathwayAssessment.questions} questions`,
      note: 4,
      notes: [
        {
          number: 4,
          title: 'No health questions here',
          text: `Meta prohibits sending it data about conditions. The ${pathwayAssessment.questions} questions are on your own page, without ad pixels.`,
        },
        {
          number: 5,
          title: 'You approve all of it',
          text: 'Nothing runs until your clinician has signed off on each ad, page and form.',
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
          note: 6,
        },
        {
          cut: 'Regrow cartilage with your own blood.',
          runs: 'A 40-minute exam with ultrasound for $180. All your options, with prices.',
          note: 6,
        },
      ],
      notes: [
        {
          number: 6,
          title: 'PRP can’t be advertised here',
          text: 'Google lists PRP among treatments it doesn’t allow in ads, and it reviews the landing page too. This ad and its page are about the exam.',
        },
        {
          number: 7,
          title: 'Prescription treatments',
          text: 'Google restricts them. Some need outside certification first, which is issued to your practice.',
        },
      ],
    },
    split: `This ${social}/${search} split is typical, and it’s drawn to scale. We shift money toward the ads that book, and manage budgets up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
    asOf: `Accurate as of ${factsAsOf}. Ask your attorney about your state’s rules.`,
    more: { label: 'See a sample ad with its landing page', href: '/samples/ad-and-landing-page' },
  },
  failures: {
    headline: 'Why campaigns fail, in one patient’s week',
    lead: 'She’s an example. Of the 5 problems, only the first is in the ad.',
    items: [
      {
        when: 'Monday, 9:12 PM',
        place: 'The ad',
        text: '“Feel like yourself again” goes to everyone within 30 miles. It doesn’t mention knees. She taps because she’s curious.',
      },
      {
        when: 'Monday, 9:13 PM',
        place: 'The page',
        text: 'She lands on your home page: a photo of the building, 9 menu items and nothing about knees.',
      },
      {
        when: 'Monday, 9:15 PM',
        place: 'The form',
        text: 'It asks for her name and phone number, but not about her area, condition or budget.',
      },
      {
        when: 'Wednesday, 10:40 AM',
        place: 'The callback',
        text: 'Your front desk calls between patients. She’s at work and doesn’t recognize the number.',
      },
      {
        when: 'Friday, 4:30 PM',
        place: 'The price',
        text: 'They finally talk for 20 minutes. The price comes up last, and it’s more than she can pay.',
      },
    ],
  },
  features: {
    headline: 'What we run for you instead',
    seenLabel: 'Where you see it:',
    items: [
      {
        title: 'Ads about one problem',
        text: 'Each ad names one condition and one area. We test several versions against each other.',
        seen: 'in the ad account, which is in your practice’s name.',
      },
      {
        title: 'A page for each ad',
        text: 'The page opens with the words people tapped on. It covers one treatment with its limits and price range, and has one button.',
        seen: 'on your own domain.',
      },
      {
        title: `${pathwayAssessment.questions} questions before the calendar`,
        text: 'They cover area, condition, history and budget. People who fit see your open times. Everyone else gets a guide.',
        seen: 'next to each appointment, as the patient’s answers.',
      },
      {
        title: 'A budget that follows bookings',
        text: 'We move money to the ads that lead to qualified bookings. If an ad gets clicks but no bookings, we turn it off.',
        seen: 'in the monthly report, as the cost per booked consultation.',
      },
    ],
  },
  timeline: {
    headline: 'What happens in the first 3 months',
    lead: `We count these weeks from your first session with us. The guarantee’s ${goal.withinDays} days start later, on launch day.`,
    description:
      'A calendar of 13 weeks with 5 days each. Weeks 1 and 2 are empty, launch is marked at week 3, single days fill in weeks 4 to 6, more from week 7 on, and from week 9 nearly every day has a new consultation.',
    note: 'An illustration of the plan. It isn’t a client’s calendar or a forecast.',
    launch: 'Launch',
    steps: [
      {
        when: 'Weeks 1–2',
        title: 'Prepare',
        text: 'You open the ad accounts with our help, and we check each treatment against the platforms’ rules. We write the ads and pages, and you approve them.',
      },
      {
        when: 'Weeks 3–4',
        title: 'Launch',
        text: 'Several ads go live with small budgets. The first consultations cost the most, because the platforms are still learning who responds.',
      },
      {
        when: 'Weeks 5–8',
        title: 'Scale',
        text: `We put more money behind the ads that book. Cold traffic takes ${span(growth.coldTrafficScalesInWeeks)} weeks to scale, and the first consultation takes ${span(firstConsultation.weeksOnMostPages)} weeks on average.`,
      },
      {
        when: 'Month 3+',
        title: 'Keep it steady',
        text: `Volume usually becomes consistent within ${span(volume.consistentWithinDays)} days. We replace ads as they wear out and match the budget to your open times.`,
      },
    ],
  },
  guarantee: {
    headline: `${goal.consultations} qualified consultations a month, or we refund our fees`,
    promise: `We book at least ${goal.consultations} qualified consultations in one month within ${goal.withinDays} days of launch day. If we don’t, we refund every fee you’ve paid us since the first invoice, setup fee included.`,
    clock: {
      description: `A line from launch day to day ${goal.withinDays}. A bracket ${goal.monthDays} days long, which can lie anywhere on the line, marks the month that counts.`,
      start: 'Launch day',
      end: `Day ${goal.withinDays}`,
      month: `Any ${goal.monthDays} days in a row`,
    },
    terms: [
      { ...whatCounts, meaning: `${whatCounts.meaning} ${qualifiedConsultation.agreed}` },
      clockFromFirstAd,
      {
        term: 'What a month is',
        meaning: `Any ${goal.monthDays} days in a row that end by day ${goal.withinDays}. Duplicates, existing patients and wrong contact details don’t count.`,
      },
      yourPart,
      {
        term: 'What it doesn’t cover',
        meaning:
          'Ad spend, which goes from you to Meta and Google. Also who shows up, who accepts treatment, and any medical outcome.',
      },
    ],
    link: guaranteeLink,
  },
  closing: {
    headline: 'Find out what you can pay for one consultation',
    text: 'Bring 3 numbers to the call, and we’ll compare the result with ad prices in your area. If ads won’t pay for themselves, we’ll say so.',
    callToAction: 'Book your free strategy call',
    factors: ['Revenue per patient', 'Share who show up', 'Share who start treatment'],
    result: 'The most a consultation can cost, fees included',
    calculator: { label: 'Try your numbers in the ROI calculator', href: '/roi-calculator' },
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
