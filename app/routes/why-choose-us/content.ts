import { checkContent } from '../../content/fields.schema.ts'
import { inWords, span } from '../../content/format-figures.ts'
import {
  commitment,
  guaranteeClock,
  guarantees,
  proposal,
  service,
  strategyCall,
  terms,
} from '../../content/promises.ts'
import { whyChooseUsSchema } from './content.schema.ts'

const { results } = guarantees

export const whyChooseUs = checkContent('app/routes/why-choose-us/content.ts', whyChooseUsSchema, {
  meta: {
    title: 'Why cash-pay practices choose us',
    description:
      'Seven reasons with what stands behind each, and a table that sets our agreement beside a typical agency’s: term, ownership, counting, remedy.',
  },
  hero: {
    kicker: 'Why choose us',
    headline: { plain: 'Compare what an agency says', turn: 'with what it signs.' },
    lead: 'Every agency has a good page like this one. The agreement is where they differ: how long you are bound, whose name is on the account, what is counted, and what happens when the number is missed.',
    callToAction: 'Book your free strategy call',
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. Ask for our agreement before it and bring your questions.`,
  },
  contractLengths: {
    heading: 'How long a practice is bound',
    terms: [
      {
        name: 'Our minimum',
        days: commitment.minimumDays,
        label: `${commitment.minimumDays} days`,
        ours: true,
      },
      { name: 'A one-year contract', days: 365, label: '12 months', ours: false },
      { name: 'A three-year contract', days: 1095, label: '36 months', ours: false },
    ],
    note: `Drawn to scale. The longer two are contract terms that agencies offer; look for yours. After our minimum, ${commitment.noticeDays} days’ written notice ends the work.`,
  },
  reasons: {
    kicker: 'Seven reasons',
    headline: 'Each reason is something you can check.',
    lead: 'None of them asks you to believe us. Under each stands where to look.',
    checkLabel: 'Check it:',
    items: [
      {
        title: 'One kind of practice',
        text: 'We know what people ask before they pay for a treatment themselves, because we work on nothing else.',
        check:
          'read the page of any service. Each deals with the price a patient sees, none with billing codes.',
      },
      {
        title: 'A number, a day and a remedy',
        text: 'The terms page sets our guarantees side by side: the number, the day, the remedy, and where the agreement has to name one.',
        check: 'ask the next agency on which day its guarantee begins to run.',
      },
      {
        title: 'Counted in your own calendar',
        text: 'A consultation counts when it stands in your calendar, with a person who fits. A click counts for nothing.',
        check:
          'the list you see each month has a date and a time on every line, and you can compare it with your own book.',
      },
      {
        title: 'Everything in your name',
        text: 'You open the accounts with our help and let us in.',
        check: 'on the day after the first session, remove our access and put it back. It takes a minute.',
      },
      {
        title: 'One practice, one area',
        text: 'Two clients bidding for the same patient make both of them poorer.',
        check: 'the limits of your area are drawn in the agreement.',
      },
      {
        title: 'Claims with a source',
        text: 'Each medical sentence we write has its source noted for you and your counsel.',
        check: 'pick the boldest sentence on one of our pages and ask where it comes from.',
      },
      {
        title: 'Less of your week',
        text: `One session at the start, approvals, and ${span(service.monthlyCallMinutes)} minutes a month.`,
        check: 'cancel the monthly call once and see whether the work goes on. It does.',
      },
    ],
  },
  comparison: {
    kicker: 'Side by side',
    headline: 'Nine lines of two agreements.',
    lead: 'Print it and hold it against any proposal, ours included.',
    labels: { feature: 'Line', us: 'With us', them: 'Typical agency', detail: 'Why it matters' },
    caption:
      'Nine points of an agreement: how they are with us, how they commonly are elsewhere, and why each matters.',
    rows: [
      {
        feature: 'Clients',
        us: 'Cash-pay practices only',
        them: 'Any business with a budget',
        detail:
          'A patient who pays compares for weeks and wants the price. Words written for restaurants do not survive that.',
      },
      {
        feature: 'Shortest term',
        us: `${commitment.minimumDays} days`,
        them: '6 to 12 months, sometimes more',
        detail: 'A short term moves the risk of poor work from you to the people who do the work.',
      },
      {
        feature: 'Leaving',
        us: `${commitment.noticeDays} days’ written notice`,
        them: 'Renews by itself',
        detail: 'A renewal that comes by itself is decided by whoever forgets the date.',
      },
      {
        feature: 'Ad accounts',
        us: 'Yours from the first day',
        them: 'The agency’s',
        detail: 'The account learns who books. If it is not yours, that learning leaves with the agency.',
      },
      {
        feature: 'What is counted',
        us: 'Qualified consultations',
        them: 'Leads, clicks, impressions',
        detail: 'A lead can be a wrong number. A consultation is an hour in your week.',
      },
      {
        feature: 'If the number is missed',
        us: 'A remedy in the agreement',
        them: '“We will optimize”',
        detail: 'A promise without a remedy is a hope. Ask what is paid back and by which day.',
      },
      {
        feature: 'Competitors nearby',
        us: 'Never in your area',
        them: 'Often several',
        detail: 'Two clients of one agency bid against each other, and the agency bills both.',
      },
      {
        feature: 'Medical claims',
        us: 'Sourced, approved by you',
        them: 'Written to convert',
        detail:
          'Your license stands behind every sentence that your clinic publishes. The agency has none to lose.',
      },
      {
        feature: 'Answers',
        us: `Within ${service.supportAnswerHours} hours`,
        them: 'Often no time stated',
        detail: 'Something broken on a Tuesday costs bookings until somebody reads your message.',
      },
    ],
    note: '“Typical” is our reading of the terms that agencies offer. No study stands behind it, and some agencies do better on some lines. Where yours does, that is worth knowing too.',
  },
  guarantee: {
    headline: `Results within ${results.withinDays} days, with the number written down first.`,
    text: `The results named in your agreement are reached within ${results.withinDays} days of ${guaranteeClock.startsOn}, ${guaranteeClock.launchDayIs}. Your agreement states the number and the remedy. You answer approvals within ${terms.approvalBusinessDays} business days and keep the ad budget running. Without number and remedy in writing there is no such guarantee, from us or from anyone.`,
    link: { label: 'Each guarantee, word for word', href: '/terms-of-service#guarantee' },
  },
  closing: {
    headline: `Put ${inWords(4)} questions to us, and to the next agency after us.`,
    text: `What is guaranteed, by which day? Whose name is on the account? What do you count? When can I leave? If our answers hold, a proposal follows within ${proposal.hoursAfterCall} hours.`,
    callToAction: 'Book your free strategy call',
  },
})
