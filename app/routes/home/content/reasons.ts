import { checkContent } from '../../../content/fields.schema.ts'
import { capitalized, inWords, span } from '../../../content/format-figures.ts'
import { homeSchema, specialtyNames } from '../../../content/home.schema.ts'
import { followUp, growth, guarantees, service, workSplit } from '../../../content/promises.ts'

const sequence = followUp.sampleSequenceDays
const weeks = span(growth.coldTrafficScalesInWeeks)
const months = span(growth.seoCompoundsAroundMonths)

/** Differentiators, channel comparison, before and after, specialties. */
export const reasons = checkContent(
  'app/routes/home/content/reasons.ts',
  homeSchema.pick({ differentiators: true, comparison: true, beforeAfter: true, specialties: true }),
  {
    differentiators: {
      kicker: 'What is different',
      headline: 'Seven things you can hold us to.',
      items: [
        {
          title: 'Cash-pay practices only',
          text: 'No hospitals, no insurance panels. Every page and every script assumes that the patient pays you.',
        },
        {
          title: 'The definition comes before the ads',
          text: 'What counts as a qualified consultation is agreed in writing before launch. Nobody argues about it in month three.',
        },
        {
          title: 'You keep what we build',
          text: 'Ad accounts, pages, guides and data stay with you if we part.',
        },
        {
          title: 'No bidding against you',
          text: 'While you are a client, no other practice of your specialty in your area can hire us.',
        },
        {
          title: 'Copy your medical board can read',
          text: 'Off-label is called off-label. No cure, no borrowed study, no actor posing as a patient.',
        },
        {
          title: 'We carry the work',
          text: `We do ${workSplit.agencyPercent}% of it. Your ${workSplit.clientPercent}%: the first session, approvals, and one call a month.`,
        },
        {
          title: 'We say no',
          text: `If your price, your area or your free hours cannot carry ${inWords(guarantees.paidTraffic.consultations)} consultations, you hear it on the first call.`,
        },
      ],
    },
    comparison: {
      kicker: 'Cold traffic and SEO',
      headline: 'Ads fill this quarter. Search carries next year.',
      lead: 'Each covers the other’s weakness. We start with ads because you cannot wait three quarters for a patient, and build search underneath while they run.',
      coldTraffic: {
        title: 'Cold traffic',
        text: `Ads shown to people who have the problem and do not know you. Scales in ${weeks} weeks.`,
        points: [
          'The first bookings within weeks of launch.',
          'Volume follows budget, up and down.',
          'Stops on the day you stop paying.',
        ],
      },
      seo: {
        title: 'SEO',
        text: `Pages and articles found by people already looking for treatment. Compounds around months ${months}; judge it over ${span(growth.seoCompoundsOverMonths)} months or longer.`,
        points: [
          'Little to see in the first quarter. Anyone who says otherwise is selling.',
          'No charge per click, so each consultation can cost less as it grows.',
          'What ranks keeps working after the invoice is paid.',
        ],
      },
      chart: {
        title: 'Consultations over the first twelve months',
        description: `Two curves over twelve months. Cold traffic rises steeply in the first ${weeks} weeks and then runs level. SEO stays low for the first months, bends upward around months ${months}, and crosses the first curve around month ten.`,
        note: 'The shape of our planning figures. It shows no client’s data and promises no volume.',
      },
    },
    beforeAfter: {
      kicker: 'Before and after',
      headline: 'Your front desk talks to people who can say yes.',
      beforeLabel: 'Now',
      afterLabel: 'After launch',
      rows: [
        {
          before: 'Leads come as a spreadsheet.',
          after: 'Consultations come as calendar entries, answers attached.',
        },
        {
          before: 'The price comes up on the phone, and the line goes quiet.',
          after: 'The price range is known before the booking.',
        },
        {
          before: 'Your staff calls the same number four times.',
          after: `E-mails follow up on days ${sequence.slice(0, -1).join(', ')} and ${sequence.at(-1)}.`,
        },
        {
          before: 'The agency owns the ad account.',
          after: 'The account carries your name from the first day.',
        },
        {
          before: 'The report counts clicks.',
          after: 'The report counts consultations: booked, kept, accepted, and what each one cost.',
        },
        {
          before: 'You hear from the agency at renewal.',
          after: `Your question has an answer within ${service.supportAnswerHours} hours.`,
        },
      ],
    },
    specialties: {
      kicker: 'Who we work for',
      headline: `${capitalized(specialtyNames.length)} kinds of practice, all paid by the patient.`,
      items: [
        { name: 'Ketamine', treats: 'depression and pain, off-label' },
        { name: 'Regenerative medicine', treats: 'knees, backs, shoulders' },
        { name: 'Neuropathy', treats: 'burning and numb feet and hands' },
        { name: 'SGB therapy', treats: 'stellate ganglion block, off-label' },
        { name: 'Men’s and women’s health', treats: 'hormones, sexual health' },
        { name: 'Pain management', treats: 'back, joint and nerve pain' },
        { name: 'Vision', treats: 'lens and laser correction' },
        { name: 'Aesthetics', treats: 'face, skin and body' },
        { name: 'Functional medicine', treats: 'programs and memberships' },
      ],
      note: 'A cash-pay specialty that is not on the list can still be a fit. We say on the call whether we know it well enough to guarantee a number.',
    },
  },
)
