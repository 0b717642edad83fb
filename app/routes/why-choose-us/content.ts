import site from '../../../site.config.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { span } from '../../content/checks/format-figures.ts'
import { guaranteeLink, yourPart } from '../../content/promises/guarantee-terms.ts'
import {
  commitment,
  guaranteeClock,
  guarantees,
  onboarding,
  proposal,
  service,
  strategyCall,
} from '../../content/promises/promises.ts'
import { whyChooseUsSchema } from './content.schema.ts'

const { results } = guarantees

/** Days from the start of onboarding to the first day on which a practice can leave. */
const { from, to } = onboarding.launchWeeksAfter
const fromLaunch = commitment.minimumDays + commitment.noticeDays
const earliestExit = { from: from * 7 + fromLaunch, to: to * 7 + fromLaunch }

/** Days as months, to the half: 134 are `4½`. */
function halfMonths(days: number): string {
  const halves = Math.round((days / (365 / 12)) * 2)
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}`
}

export const whyChooseUs = checkContent('app/routes/why-choose-us/content.ts', whyChooseUsSchema, {
  meta: {
    title: 'Why choose us: 7 reasons you can check',
    description:
      '7 reasons to choose us, how to check each one, and our agreement next to a typical agency’s: term, ownership, reporting and refunds.',
  },
  hero: {
    kicker: 'Why choose us',
    headline: { plain: 'Compare agencies by', turn: 'what they put in writing.' },
    lead: 'Most agency websites make similar promises. The agreements are where they differ: how long you’re committed, who owns the ad account, what gets counted, and what happens if the agency misses its number.',
    callToAction: 'Book your free strategy call',
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. Read our sample agreement first and bring your questions.`,
  },
  contractLengths: {
    heading: 'How long you’re committed',
    terms: [
      {
        name: 'With us',
        days: earliestExit.to,
        label: `${halfMonths(earliestExit.from)} to ${halfMonths(earliestExit.to)} months`,
        ours: true,
      },
      { name: 'One-year contract', days: 365, label: '12 months', ours: false },
      { name: 'Three-year contract', days: 1095, label: '36 months', ours: false },
    ],
    note: `Drawn to scale. Ours runs from the start of onboarding to your earliest exit: ${span(onboarding.launchWeeksAfter)} weeks to launch, ${commitment.minimumDays} days, and ${commitment.noticeDays} days’ written notice. Some agencies use the longer terms, so check yours.`,
  },
  reasons: {
    headline: '7 reasons to choose us, and how to check each one.',
    lead: 'You don’t have to take our word for any of these.',
    checkLabel: 'Check it:',
    items: [
      {
        title: 'We only work with cash-pay practices',
        text: 'People ask different questions when they pay for treatment themselves. Those are the questions we write for, because we don’t work for anyone else.',
        check: 'open any of our service pages. Each one talks about the prices patients see.',
      },
      {
        title: 'Our guarantees are in writing',
        text: 'The terms page lists every guarantee with its number, its deadline and what you get if we miss it. If your agreement sets the number, the terms page says so.',
        check: 'ask the next agency what day its guarantee starts.',
      },
      {
        title: 'We count consultations',
        text: 'A consultation counts when someone who meets our written definition books a time on your calendar. Clicks and raw leads don’t count.',
        check: 'count the month’s bookings on your own calendar, and compare them with our monthly report.',
      },
      {
        title: 'You own the accounts',
        text: 'You open the ad accounts in your practice’s name, with our help, and give us access.',
        check: 'after the first session, remove our access and add it back. It takes about a minute.',
      },
      {
        title: 'One practice per specialty and area',
        text: 'If we had 2 clients bidding for the same patients, both would pay more.',
        check: 'our sample agreement has a line for your area. Yours is filled in before you sign.',
      },
      {
        title: 'Every medical claim has a source',
        text: 'We note a source for each medical sentence, so you and your attorney can look it up.',
        check: 'pick any claim on our pages and ask us for the source.',
      },
      {
        title: 'We don’t take much of your time',
        text: `We need one session at the start, your approvals, and a call of ${span(service.monthlyCallMinutes)} minutes a month.`,
        check: 'on the How we work page, read “What we need from you” in each phase.',
      },
    ],
  },
  comparison: {
    headline: 'How our agreement compares with a typical one.',
    lead: 'Print this table and check any proposal against it, including ours.',
    labels: { feature: 'Point', us: 'With us', them: 'Typical agency', detail: 'Why it matters' },
    caption: '9 points of an agreement: with us, with a typical agency, and why each one matters.',
    rows: [
      {
        feature: 'Clients',
        us: 'Cash-pay practices only',
        them: 'Any business with a budget',
        detail:
          'Cash-pay patients compare for weeks and want to know the price. General ad copy doesn’t answer them.',
      },
      {
        feature: 'Minimum term',
        us: `${commitment.minimumDays} days from ${guaranteeClock.startsOn}`,
        them: '6 to 12 months, sometimes longer',
        detail: 'With a short term, you don’t keep paying for poor work.',
      },
      {
        feature: 'Leaving',
        us: `${commitment.noticeDays} days’ written notice`,
        them: 'Renews automatically',
        detail: 'If you miss one date, an automatic renewal can commit you for another term.',
      },
      {
        feature: 'Ad accounts',
        us: 'Yours from day one',
        them: 'The agency’s',
        detail:
          'An ad account takes weeks to learn who responds. If the account isn’t yours, you lose that when you leave.',
      },
      {
        feature: 'What’s counted',
        us: 'Qualified consultations',
        them: 'Leads, clicks, impressions',
        detail: 'A lead can be a wrong number. A consultation is an appointment on your schedule.',
      },
      {
        feature: 'A missed number',
        us: 'A remedy in writing',
        them: '“We’ll optimize”',
        detail: 'Ask for the number, the date and what you get back if the agency misses it.',
      },
      {
        feature: 'Competitors nearby',
        us: 'None in your specialty',
        them: 'Often several',
        detail: 'Two clients of one agency bid against each other, and the agency bills both.',
      },
      {
        feature: 'Medical claims',
        us: 'Sourced, approved by you',
        them: 'Written to convert',
        detail: 'You answer to your medical board for what your practice publishes. The agency doesn’t.',
      },
      {
        feature: 'Support',
        us: `Within ${service.supportAnswerHours} hours, ${site.officeDaysText}`,
        them: 'Often no stated time',
        detail: 'When a form breaks, you lose bookings until someone reads your message.',
      },
    ],
    note: '“Typical” is our own reading of the terms agencies offer. It isn’t a study, and some agencies do better on some points, so check yours.',
  },
  samples: {
    headline: 'Read what you’d sign before you talk to us.',
    lead: `The sample agreement has the same terms as the table, with notes on the clauses that matter most. Bring it to the call and mark what you want to change.`,
    pageTitle: 'A page of the sample agreement',
  },
  guarantee: {
    headline: `Our ${results.withinDays}-day results guarantee, in short.`,
    promise: `We reach the results named in your agreement within ${results.withinDays} days of ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. The agreement states the number and what you get if we miss it. Without both in writing, this guarantee doesn’t apply.`,
    yourPart,
    link: guaranteeLink,
  },
  questions: {
    headline: '4 questions to ask any agency, including us.',
    items: [
      'What do you guarantee, and by which day?',
      'Whose name is on the ad account?',
      'What do you count as a result?',
      'How and when can I leave?',
    ],
    text: `Ask us on the call. If you like the answers and we’re a good fit, you’ll have a written proposal within ${proposal.hoursAfterCall} hours.`,
    callToAction: 'Book your free strategy call',
  },
})
