import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, span } from '../../content/format-figures.ts'
import {
  firstConsultation,
  guaranteeClock,
  guarantees,
  onboarding,
  phases,
  proposal,
  service,
  terms,
  volume,
  workSplit,
} from '../../content/promises.ts'
import { howWeWorkSchema } from './content.schema.ts'

const [first, second, third, fourth, fifth] = phases
const weeks = (phase: (typeof phases)[number]) => ({
  timeline: phase.label,
  fromWeek: phase.fromWeek,
  toWeek: phase.toWeek,
})
const ours = workSplit.agencyPercent
const yours = workSplit.clientPercent

export const howWeWork = checkContent('app/routes/how-we-work/content.ts', howWeWorkSchema, {
  meta: {
    title: 'How we work: five phases and your part in them',
    description: `Five overlapping phases from the first session to a steady month, who does what in each, and about ${yours}% of the work that is yours.`,
    keywords:
      'medical practice marketing process, patient acquisition system, cash-pay practice onboarding, ketamine clinic marketing, consultation booking',
  },
  hero: {
    kicker: 'How we work',
    headline: { plain: 'Built once,', turn: 'then kept running.' },
    lead: 'From the first session to a steady month, in five phases that overlap. Each says what happens, what you hold at its end and what it asks of you.',
    callToAction: 'Book your free strategy call',
    smallPrint: 'On the call we go through the phases with your own calendar open.',
  },
  intro: {
    kicker: 'Systems, not campaigns',
    headline: 'A campaign starts over each month. A system keeps what it learned.',
    campaign: {
      title: 'A campaign',
      text: 'An offer, an ad, a burst of inquiries. When it tires, somebody writes another, and what was learned about your patients sits in an old spreadsheet.',
    },
    system: {
      title: 'A system',
      text: 'Ads, page, assessment, e-mails and calendar that report to each other. Each kept consultation tells the ads whom to look for, and each question patients ask ends up on the page.',
    },
  },
  phases: {
    kicker: 'The five phases',
    headline: 'What happens, phase by phase.',
    deliverableLabel: 'You hold',
    involvementLabel: 'From you',
    items: [
      {
        number: 1,
        icon: 'definition',
        title: 'Define',
        ...weeks(first),
        whatHappens: [
          'We ask about treatments, prices, free hours and the patients you like to treat.',
          'We study who advertises in your area, and with which claims.',
          'Accounts are opened in your practice’s name.',
        ],
        deliverable: 'The written definition of a qualified consultation, and the plan with its figures.',
        involvement: `One session of ${span(onboarding.sessionHours)} hours, with whoever runs your front desk.`,
      },
      {
        number: 2,
        icon: 'page',
        title: 'Build the funnel',
        ...weeks(second),
        whatHappens: [
          'Pages, assessment and guide are written, with a source beside every medical sentence.',
          'The calendar is connected to your free hours.',
          'Your clinician checks the guide; your counsel may check everything.',
        ],
        deliverable: 'Pages on your domain, an assessment with your criteria, a guide with your name on it.',
        involvement: `Approvals, within ${terms.approvalBusinessDays} business days each.`,
      },
      {
        number: 3,
        icon: 'signal',
        title: 'Launch the ads',
        ...weeks(third),
        whatHappens: [
          'Several messages start with small budgets.',
          'What books gets more, and what merely gets clicks is stopped.',
          'The day of the first ad is confirmed to you: the guarantee counts from it.',
        ],
        deliverable: 'Live ads in your own accounts, and the date of launch by e-mail.',
        involvement: 'A yes to each ad, and free times in the calendar.',
      },
      {
        number: 4,
        icon: 'letters',
        title: 'Follow up',
        ...weeks(fourth),
        whatHappens: [
          'E-mails for everyone who asked and did not book are written and switched on.',
          'Reminders go out before every appointment.',
          'Your front desk practices the first call with us.',
        ],
        deliverable: 'The e-mails, the reminders, and a script your staff has tried aloud.',
        involvement: 'Half an hour of your front desk.',
      },
      {
        number: 5,
        icon: 'count',
        title: 'Count and improve',
        ...weeks(fifth),
        whatHappens: [
          'Consultations are counted: booked, kept, accepted, with the cost of each.',
          'The weakest step of the month is the one we mend next.',
          'Search and your Business Profile grow underneath.',
        ],
        deliverable: 'A monthly count that you can compare with your own book.',
        involvement: `One call of ${span(service.monthlyCallMinutes)} minutes a month.`,
      },
    ],
  },
  results: {
    kicker: 'Timeline and results',
    headline: 'When to expect what.',
    milestones: [
      {
        when: `${span(onboarding.launchWeeksAfter)} weeks`,
        what: 'from onboarding to launch. The accounts’ checks decide which.',
      },
      {
        when: `${span(firstConsultation.weeksOnMostPages)} weeks`,
        what: 'to the first consultation, on average. Early ones cost the most.',
      },
      {
        when: `${span(volume.consistentWithinDays)} days`,
        what: 'to consistent volume: a week of bookings looks like the week before it.',
      },
      {
        when: `Day ${guarantees.results.withinDays}`,
        what: `is the latest day for the results in your agreement, counted from ${guaranteeClock.startsOn}. It names the number and the remedy.`,
      },
    ],
    link: { label: 'The results guarantee in full', href: '/terms-of-service#guarantee' },
  },
  roles: {
    kicker: 'Your role and ours',
    headline: `${capitalized(ours)} squares are ours. ${capitalized(yours)} are yours.`,
    description: `The work as a sheet of one hundred squares. ${capitalized(ours)} are filled and are the agency’s; ${yours} are outlined and are the practice’s.`,
    ours: {
      name: 'Our role',
      percent: ours,
      items: [
        'Research, strategy and every word of copy.',
        'Pages, assessment, guide and calendar.',
        'Ads, budgets and the platforms’ rules.',
        'E-mails, reminders and their upkeep.',
        'Counting, reports and the next repair.',
      ],
    },
    yours: {
      name: 'Your role',
      percent: yours,
      items: [
        'Tell us whom you treat best.',
        'Approve or correct what we write.',
        'Keep hours free for consultations.',
        'Come to the monthly call.',
      ],
    },
  },
  communication: {
    kicker: 'Communication',
    headline: 'You never have to ask how it is going.',
    items: [
      {
        when: 'Any day',
        what: `Questions to support have an answer within ${service.supportAnswerHours} hours.`,
      },
      {
        when: 'Every booking',
        what: 'The appointment and the answers to the assessment are in your calendar as they are made.',
      },
      {
        when: 'Every month',
        what: 'A report on one page, then a call about it: what was booked, kept and accepted, and what we change.',
      },
      {
        when: 'When it matters',
        what: 'A rejected ad, a stopped account or a price that runs away is told to you the same working day.',
      },
    ],
  },
  notIncluded: {
    kicker: 'Not included',
    headline: 'Where our work ends.',
    items: [
      'Ad spend, which you pay to the platforms.',
      'Medical advice, and answers to medical questions.',
      'Your front desk’s calls and the consultation.',
      'Practice software and its licenses.',
      'Legal review of your claims.',
    ],
    link: { label: 'Everything that is included', href: '/whats-included' },
  },
  closing: {
    headline: 'See where your first eight weeks would go.',
    text: `We lay the phases over your own calendar on the call. If it fits, the dates are in a proposal within ${proposal.hoursAfterCall} hours.`,
    callToAction: 'Book your free strategy call',
  },
})
