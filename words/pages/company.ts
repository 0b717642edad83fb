import { span } from '../figures.ts'
import { pageSchema } from '../pages.schema.ts'
import { commitment, guarantees, onboarding, phases, service, terms, workSplit } from '../promises.ts'
import { checkWords } from '../schema.ts'

const { results } = guarantees
const wording = '/terms-of-service#guarantee'
const book = { label: 'Book your free strategy call', href: '/book' }

export const about = checkWords('words/pages/company.ts (about)', pageSchema, {
  path: '/about',
  title: 'About: marketing for cash-pay practices only',
  description:
    'An agency for cash-pay medical practices and nobody else: why, how the work is done, what stays yours, and what we refuse to do.',
  kicker: 'About',
  headline: 'We work for practices whose patients pay themselves.',
  paragraphs: [
    'A patient who pays out of pocket decides differently. They compare for weeks, they want the price, and they ask whether it works for someone like them. Marketing built for insured patients answers none of that. So we do this one thing.',
    'The work is done in your accounts and in your name. You see the ads before they run and the figures while they run. If we part, the ad accounts, the pages, the guides and the data stay with you.',
    'Some work we refuse: claims the evidence does not carry, reviews nobody wrote, payment per patient, two competitors in one area, and contracts that outlast their usefulness.',
  ],
  facts: [
    { value: 'One', text: 'practice per specialty and geographic area.' },
    {
      value: `${workSplit.agencyPercent} / ${workSplit.clientPercent}`,
      text: 'is how the work divides between us and you, in percent.',
    },
    {
      value: `${commitment.minimumDays} days`,
      text: `is the minimum. Then ${commitment.noticeDays} days’ written notice ends it.`,
    },
  ],
  next: {
    text: 'The quickest way to know us is to show us your numbers and listen to what we say.',
    ...book,
  },
})

export const howWeWork = checkWords('words/pages/company.ts (howWeWork)', pageSchema, {
  path: '/how-we-work',
  title: 'How we work: five phases and your part in them',
  description: `Five overlapping phases from the first session to a steady month, who does what in each, and about ${workSplit.clientPercent}% of the work that is yours.`,
  kicker: 'How we work',
  headline: 'A system is built once. A campaign starts over each month.',
  paragraphs: [
    `We build in five phases: ${phases.map((phase) => phase.label).join(', ')}. They overlap. The pages are written while accounts are verified, and the follow-up is finished while the first ads learn.`,
    `Your part is about ${workSplit.clientPercent}% of the work: one session of ${span(onboarding.sessionHours)} hours at the start, approvals within ${terms.approvalBusinessDays} business days, a monthly call, and the consultations themselves. Ours is the rest: research, copy, pages, ads, follow-up, reports.`,
    'Each phase ends with something you can hold: the written definition of a qualified consultation, the pages, the live ads, the e-mails, the monthly count.',
  ],
  facts: [
    {
      value: `${span(onboarding.launchWeeksAfter)} weeks`,
      text: `from onboarding to launch. Onboarding can start within ${span(onboarding.canStartWithinWeeks)} weeks.`,
    },
    {
      value: `${service.monthlyCallMinutes.from}-${service.monthlyCallMinutes.to} min`,
      text: 'once a month: what was booked, kept and accepted, and what changes next.',
    },
    { value: `${service.supportAnswerHours} hours`, text: 'for an answer to any question in between.' },
    {
      value: `${results.withinDays} days`,
      text: 'is the day by which results are guaranteed, counted from launch day.',
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
  ],
  next: { text: 'On the call we go through the phases with your calendar open.', ...book },
})
