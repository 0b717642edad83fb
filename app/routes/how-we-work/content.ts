import site from '../../../site.config.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { span } from '../../content/checks/format-figures.ts'
import {
  firstConsultation,
  guaranteeClock,
  guarantees,
  onboarding,
  phases,
  proposal,
  service,
  showRate,
  strategyCall,
  terms,
  volume,
  workSplit,
} from '../../content/promises/promises.ts'
import { howWeWorkSchema } from './content.schema.ts'

const [first, second, third, fourth, fifth] = phases
const weeks = (phase: (typeof phases)[number]) => ({
  timeline: phase.label,
  fromWeek: phase.fromWeek,
  toWeek: phase.toWeek,
})
const { agencyPercent: ours, clientPercent: yours } = workSplit
const { withinDays: deadline } = guarantees.results
const monthlyCall = `${span(service.monthlyCallMinutes)} minutes`

export const howWeWork = checkContent('app/routes/how-we-work/content.ts', howWeWorkSchema, {
  meta: {
    title: 'How we work: 5 phases and your part in each',
    description: `5 overlapping phases, from the first session to steady bookings. See who does what, when to expect results, and the ${yours}% of the work that’s yours.`,
    keywords:
      'medical practice marketing process, patient acquisition system, cash-pay practice onboarding, ketamine clinic marketing, consultation booking',
  },
  hero: {
    kicker: 'How we work',
    headline: { plain: 'Our 5 phases,', turn: 'week by week.' },
    lead: 'For each phase, you’ll see what we do, what you get and what we need from you. The phases overlap, so your first ads can go live while we’re still writing your follow-up emails.',
    callToAction: 'Book your free strategy call',
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video. We’ll map the phases onto your calendar.`,
  },
  intro: {
    headline: 'One system that improves every month.',
    campaign: {
      title: 'A campaign',
      text: 'An agency writes an offer, runs an ad and collects a burst of inquiries. When the ad wears out, it starts over, and what it learned about your patients is lost.',
    },
    system: {
      title: 'A system',
      text: 'Your ads, landing page, assessment, follow-up emails and calendar work together. Each consultation that takes place tells us which ads to keep. Each question patients ask tells us what to add to the page.',
    },
  },
  phases: {
    headline: 'What happens in each phase, and what we need from you.',
    deliverableLabel: 'What you get',
    involvementLabel: 'What we need from you',
    items: [
      {
        number: 1,
        icon: 'definition',
        title: 'Plan',
        ...weeks(first),
        whatHappens: [
          'We ask about your treatments, your prices, your open hours and the patients you want more of.',
          'We look at who advertises in your area and what they claim.',
          'You open the ad accounts in your practice’s name, with our help.',
        ],
        deliverable:
          'A written definition of a qualified consultation, and a plan with a budget and targets.',
        involvement: `One session of ${span(onboarding.sessionHours)} hours with you and the person who runs your front desk.`,
      },
      {
        number: 2,
        icon: 'page',
        title: 'Build the funnel',
        ...weeks(second),
        whatHappens: [
          'We write your landing pages, assessment and patient guide. Every medical sentence has a source.',
          'We connect your calendar, so patients see only the hours you offer.',
          'Your clinician reviews everything medical. Your attorney can review it too.',
        ],
        deliverable:
          'Pages on your own domain, an assessment built on your criteria and a patient guide under your name.',
        involvement: `Your approvals, each within ${terms.approvalBusinessDays} business days.`,
      },
      {
        number: 3,
        icon: 'signal',
        title: 'Launch the ads',
        ...weeks(third),
        whatHappens: [
          'We test several messages with small budgets.',
          'Ads that lead to booked consultations get more budget. Ads that only get clicks are turned off.',
          `We confirm your launch date by email. The guarantee deadlines count from it.`,
        ],
        deliverable: 'Live ads in your own accounts, and a confirmed launch date.',
        involvement: 'Your approval of each ad, and open times on your calendar.',
      },
      {
        number: 4,
        icon: 'letters',
        title: 'Follow up',
        ...weeks(fourth),
        whatHappens: [
          'We write and start the emails to people who asked but didn’t book.',
          'We set up reminders before each appointment to help patients show up.',
          'Your front desk practices the first phone call with us.',
        ],
        deliverable: 'Follow-up emails, appointment reminders and a phone script your team has practiced.',
        involvement: 'About 30 minutes of your front desk’s time.',
      },
      {
        number: 5,
        icon: 'count',
        title: 'Measure and improve',
        ...weeks(fifth),
        whatHappens: [
          'We count the consultations booked, kept and turned into treatment, and what each one cost.',
          'Each month we work on the step that loses the most patients.',
          'If SEO and your Google Business Profile are in your agreement, we work on them alongside the ads.',
        ],
        deliverable: 'A monthly report you can check against your own schedule.',
        involvement: `One call of ${monthlyCall} a month.`,
      },
    ],
  },
  results: {
    headline: 'When to expect results.',
    basis:
      site.clientPractices === 0
        ? 'These are our planning averages. We don’t have client results yet.'
        : `These are averages. We work with ${site.clientPractices === 1 ? '1 practice' : `${site.clientPractices} practices`} today.`,
    milestones: [
      {
        when: `${span(onboarding.launchWeeksAfter)} weeks`,
        what: `from onboarding to ${guaranteeClock.startsOn}.`,
      },
      {
        when: `${span(firstConsultation.weeksOnMostPages)} weeks`,
        what: 'from onboarding to your first consultation, on average.',
      },
      {
        when: `${span(volume.guaranteeUsuallyHitInDays)} days`,
        what: `from ${guaranteeClock.startsOn} to the results in the guarantee, on average. The deadline is day ${deadline}.`,
      },
      {
        when: `${span(volume.consistentWithinDays)} days`,
        what: 'to consistent volume, when one week’s bookings look much like the next.',
      },
      {
        when: showRate.label,
        what: `is our target for the show rate, the share of booked patients who come in. We don’t guarantee it.`,
      },
    ],
    guarantee: {
      heading: `The ${deadline}-day results guarantee`,
      text: `We reach the results named in your agreement within ${deadline} days of ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. The agreement states the number and what you get if we miss it. Without both in writing, this guarantee doesn’t apply.`,
      link: { label: 'Read the full terms', href: '/terms-of-service#guarantee' },
    },
  },
  roles: {
    headline: `We do ${ours}% of the work, and you do the other ${yours}%.`,
    description: `The work drawn as 100 squares: ${ours} filled squares for our part and ${yours} outlined squares for yours.`,
    ours: {
      name: 'Our role',
      percent: ours,
      items: [
        'Research, strategy and all of the writing',
        'Landing pages, assessment, patient guide and calendar',
        'Ads, budgets and the platforms’ rules',
        'Follow-up emails and appointment reminders',
        'Tracking, reports and monthly improvements',
      ],
    },
    yours: {
      name: 'Your role',
      percent: yours,
      items: [
        'Tell us which patients you treat best',
        'Review and approve what we write',
        'Keep hours open for consultations',
        'Join one call a month',
      ],
    },
  },
  communication: {
    headline: 'You’ll always know how it’s going.',
    items: [
      {
        when: site.officeDaysText,
        what: `We answer support questions within ${service.supportAnswerHours} hours.`,
      },
      {
        when: 'Every booking',
        what: 'Each appointment appears on your calendar with the patient’s assessment answers.',
      },
      {
        when: 'Every month',
        what: `You get a one-page report and a call of ${monthlyCall}. We go over what was booked, kept and treated, and what we’ll change.`,
      },
      {
        when: 'When it matters',
        what: 'If an ad is rejected, an account is suspended or costs jump, we tell you the same business day.',
      },
    ],
    link: { label: 'See a sample monthly report', href: '/samples/monthly-report' },
  },
  notIncluded: {
    headline: 'What we don’t do.',
    items: [
      'Pay for your ads. Ad spend goes from you to Meta and Google.',
      'Give medical advice or answer medical questions.',
      'Take your front desk’s calls or run the consultation.',
      'Supply or pay for your practice software.',
      'Give a legal opinion on your claims.',
    ],
    link: { label: 'See everything that’s included', href: '/whats-included' },
  },
  closing: {
    headline: 'See what your first 8 weeks would look like.',
    text: `We’ll put the phases on your calendar during the call. If we’re a good fit, you’ll have a written proposal with dates within ${proposal.hoursAfterCall} hours.`,
    callToAction: 'Book your free strategy call',
  },
})
