import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollarSpan, dollars, span } from '../../content/checks/format-figures.ts'
import { guaranteeLink, inTheRoom, whatAMonthIs } from '../../content/promises/guarantee-terms.ts'
import {
  adCost,
  billing,
  commitment,
  fee,
  firstConsultation,
  followUp,
  growth,
  guaranteeClock,
  guarantees,
  pathwayAssessment,
  proposal,
  strategyCall,
  terms,
  workSplit,
} from '../../content/promises/promises.ts'
import { riskByDeadline } from '../../content/promises/risk.ts'
import { machineSchema } from './content.schema.ts'

const { paidTraffic: goal } = guarantees
const minutes = strategyCall.minutesOnMachineAndConfirmation
const booked = strategyCall.minutesOnMostPages
const emailDays = followUp.sampleSequenceDays

export const machine = checkContent('app/routes/patient-acquisition-machine/content.ts', machineSchema, {
  meta: {
    title: 'The Patient Acquisition Machine',
    description: `Ads, landing page, scheduling and follow-up in one agreement: ${goal.consultations} qualified consultations a month within ${goal.withinDays} days, or we refund our fees.`,
  },
  hero: {
    kicker: 'The Patient Acquisition Machine',
    headline: { plain: 'Ads, scheduling and follow-up', turn: 'from one team, in one agreement.' },
    lead: `We’re accountable for one number: ${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, or we refund our fees. You pay for ads directly, and ad spend isn’t refunded.`,
    callToAction: 'Book your free strategy call',
    link: guaranteeLink,
    smallPrint: `${booked} minutes by video: ${minutes} for your numbers, ${booked - minutes} for questions.`,
  },
  broken: {
    headline: 'When 3 teams split the work, patients get lost.',
    paragraphs: [
      'Many practices buy marketing in pieces. Each team can send you a good report while your schedule still has gaps. When you ask why, each one points to the others, and each one is partly right.',
    ],
    vendors: [
      {
        place: 'The ad',
        who: 'Your ad agency',
        report: '“Clicks are up, and cost per lead is down.”',
        lost: 'It isn’t their job to check whether those leads live nearby or can pay.',
      },
      {
        place: 'The website',
        who: 'Your web designer',
        report: '“The site is live, and it’s fast.”',
        lost: 'It isn’t their job to check whether visitors find a way to schedule.',
      },
      {
        place: 'The phone call',
        who: 'Your front desk',
        report: '“We called every lead, some of them twice.”',
        lost: 'The people who were at work when you called never hear from you again.',
      },
    ],
    goal: 'The consultation',
    goalText: 'Thursday still has an open slot.',
  },
  working: {
    headline: 'One team connects every step.',
    lead: 'The same team builds all 3 steps and watches how many people make it from each one to the next.',
    steps: [
      {
        number: 1,
        title: 'Reach people who have the problem',
        description: `Ads on Facebook, Instagram and Google name one condition and your area. Most people scroll past. A few recognize themselves and click. Ads take ${span(growth.coldTrafficScalesInWeeks)} weeks to scale.`,
        drawing:
          'A field of many small squares. A few of them, scattered, are dark: the people who have the problem.',
        more: { label: 'More about paid traffic', href: '/paid-traffic' },
      },
      {
        number: 2,
        title: 'Check the fit, then schedule',
        description: `A landing page shows a price range. Then ${pathwayAssessment.questions} questions check area, condition and budget. People who fit choose an open time on your calendar. Your clinicians decide who gets treated.`,
        drawing:
          'Lines run from the left toward 3 gates. The dark lines pass all of them, and the pale ones stop at a gate.',
        more: { label: 'More about funnel creation', href: '/funnel-creation' },
      },
      {
        number: 3,
        title: 'Follow up with everyone else',
        description: `People who don’t schedule get a welcome email within ${followUp.welcomeEmailSeconds} seconds and ${emailDays.length - 1} more by day ${emailDays.at(-1)}. People who do schedule get reminders with a link to reschedule.`,
        drawing:
          'A line of 14 days with squares on the 7 days when an email is sent. Arcs lead from each one to the next.',
        more: { label: `Read the ${emailDays.length} emails`, href: '/automated-follow-ups#sequence' },
      },
    ],
    end: 'The consultation',
    endText: `Expect the first one ${span(firstConsultation.weeksOnAnotherPage)} weeks after launch. That’s what we plan for, and it isn’t guaranteed.`,
    note: 'The 3 pictures are illustrations.',
  },
  onePage: {
    headline: 'The price, the work and the guarantee',
    sheetTitle: 'Your agreement at a glance',
    sample: { label: 'Read the sample agreement', href: '/samples/agreement' },
    costsTitle: 'What you pay',
    costs: [
      {
        label: 'Setup fee',
        value: 'Once',
        text: `Pays for building your ads, emails and pages. Invoiced ${billing.setupFee}. Your proposal states the amount.`,
      },
      {
        label: 'Monthly retainer',
        value: dollars(fee.packages.machine),
        text: `For these 3 services. The first invoice comes ${billing.firstRetainer}, then one each month in advance.`,
      },
      {
        label: 'Ad spend',
        value: dollarSpan(adCost.guaranteeDollarsPerMonth),
        text: `A month, paid to Meta and Google directly. It’s what ${goal.consultations} consultations take in our examples.`,
      },
      {
        label: `By day ${goal.withinDays} with those ads`,
        value: `${dollars(riskByDeadline.totalCents / 100)} + setup`,
        text: `If we miss the guarantee, ${dollars(riskByDeadline.feesCents / 100)} and the setup fee come back. The ${dollars(riskByDeadline.adSpendCents / 100)} in ads don’t.`,
      },
    ],
    costsNote:
      'We don’t take a share of what patients pay. In medicine, a fee per patient can be a legal risk for both sides.',
    workTitle: 'Who does what each month',
    work: {
      us: `We do about ${workSplit.agencyPercent}%`,
      ours: [
        'Write, run and adjust the ads',
        'Build and test the landing page and the questions',
        'Write the emails and keep them running',
        'Report every consultation and its cost',
      ],
      you: `You do about ${workSplit.clientPercent}%`,
      yours: [
        `Approve wording within ${terms.approvalBusinessDays} business days`,
        `Offer open times for at least ${goal.consultations} consultations a month`,
        'See the patients and make every medical decision',
      ],
    },
    guaranteeTitle: 'What we guarantee',
    promise: `${goal.consultations} qualified consultations a month within ${goal.withinDays} days of launch, or we refund every fee you’ve paid us, setup fee included, from the first invoice on.`,
    terms: [
      {
        term: 'What counts',
        meaning: `A booking that meets the definition you approve before launch. ${inTheRoom}`,
      },
      {
        term: 'When the clock starts',
        meaning: `On ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. We confirm the date by email.`,
      },
      {
        term: 'What a month is',
        meaning: whatAMonthIs,
      },
      {
        term: 'What we need from you',
        meaning: `Approvals within ${terms.approvalBusinessDays} business days, the agreed ad budget, open times for at least ${goal.consultations} consultations a month, and invoices paid when due. If one is missing, we add the lost days to the ${goal.withinDays}.`,
      },
      {
        term: 'What isn’t covered',
        meaning:
          'Ad spend isn’t refunded. We also can’t promise who shows up, who accepts treatment or how treatment goes.',
      },
    ],
    link: guaranteeLink,
    endTitle: 'How it ends',
    endTerms: `The minimum is ${commitment.minimumDays} days from ${guaranteeClock.startsOn}. After that, either side can end it with ${commitment.noticeDays} days’ written notice. You keep your ad accounts, pages and lists.`,
  },
  fit: {
    headline: 'Who should book this call',
    yesLabel: 'It’s a good fit if',
    yes: [
      'Patients pay you directly, and you know what an average patient pays.',
      `You can see ${goal.consultations} more consultations a month.`,
      'Someone at your front desk can discuss price.',
      'You want ads you can defend.',
    ],
    noLabel: 'It isn’t a good fit if',
    no: [
      'Insurance pays for most of your care.',
      'You need patients this week. Honest marketing takes longer.',
      'An average patient pays too little to cover our fee and the ads.',
      'You want us to promise results that the evidence doesn’t support.',
    ],
  },
  closing: {
    headline: `In ${minutes} minutes you’ll know whether this can work.`,
    text: 'We’ll tell you whether this number is realistic in your area and at your prices. Everything else is on this site.',
    callToAction: 'Book your free strategy call',
    clock: `A clock face. The first ${minutes} minutes are marked in 3 parts of 5 minutes each; the next ${booked - minutes} are kept for questions.`,
    questions: `Then up to ${booked - minutes} minutes for your questions`,
    agenda: [
      { minutes: 5, what: 'Your practice: treatments, prices, and how many more people you can see' },
      {
        minutes: 5,
        what: 'Your area: whether your area is still available, and what a consultation costs there',
      },
      { minutes: 5, what: 'Our answer: yes with the next step, or no with the reason' },
    ],
    smallPrint: `Free, by video, for owners and partners. If it’s a yes, you get a written proposal within ${proposal.hoursAfterCall} hours.`,
  },
  related: {
    headline: 'Read next',
    items: [
      { name: 'SEO', href: '/seo', text: 'builds pages that keep bringing readers when your ads pause.' },
      {
        name: 'Google Business Profile',
        href: '/google-business',
        text: 'works toward a place on the map, with its own guarantee.',
      },
      {
        name: 'What’s included',
        href: '/whats-included',
        text: 'lists every item, and what we leave out.',
      },
    ],
  },
})
