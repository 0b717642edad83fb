import { checkContent } from '../../../content/fields.schema.ts'
import { dashSpan, span } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import { followUp, growth, guarantees, service, workSplit } from '../../../content/promises.ts'
import { specialties } from '../../../content/specialty-paths.ts'

const weeks = span(growth.coldTrafficScalesInWeeks)
const months = span(growth.seoCompoundsAroundMonths)

/** Differentiators, channel comparison, before and after, specialties. */
export const reasons = checkContent(
  'app/routes/home/content/reasons.ts',
  homeSchema.pick({ differentiators: true, comparison: true, beforeAfter: true, specialties: true }),
  {
    differentiators: {
      kicker: 'Why us',
      headline: 'Seven things you can hold us to.',
      items: [
        { title: 'Cash-pay only', text: 'We don’t work for hospitals or insurance-based practices.' },
        {
          title: '“Qualified” defined first',
          text: 'You and we agree on the definition in writing before launch.',
        },
        { title: 'You own everything', text: 'Ad accounts, pages, guides and data are in your name.' },
        { title: 'Exclusive area', text: 'We take one practice per specialty and area.' },
        {
          title: 'Compliant copy',
          text: 'Off-label is called off-label, and every claim has a source.',
        },
        {
          title: `${workSplit.agencyPercent}% of the work`,
          text: `Your ${workSplit.clientPercent}% is one session, approvals and a monthly call.`,
        },
        {
          title: 'An honest no',
          text: `If ${guarantees.paidTraffic.consultations} consultations a month won’t work in your area, we tell you on the call.`,
        },
      ],
      link: { label: 'All seven reasons, with a comparison', href: '/why-choose-us' },
    },
    comparison: {
      kicker: 'Cold traffic and SEO',
      headline: 'Ads bring patients this quarter. Search adds more next year.',
      lead: 'We start with ads because you need patients soon, and build search while they run.',
      coldTraffic: {
        title: 'Cold traffic',
        text: `Ads to people who don’t know you yet. Scales in ${weeks} weeks and stops when you stop paying.`,
      },
      seo: {
        title: 'SEO',
        text: `People who already search for treatment find you. Compounds around months ${months} and keeps working.`,
      },
      chart: {
        title: 'Consultations over 12 months',
        description: `Two curves over 12 months. Cold traffic rises steeply in the first ${weeks} weeks and then levels off. SEO stays low for the first months, bends upward around months ${months}, and crosses the first curve around month 10.`,
        note: 'A drawing of how we plan, not a client’s data.',
      },
      link: { label: 'What SEO costs next to ads', href: '/seo#costs' },
    },
    beforeAfter: {
      kicker: 'Before and after',
      headline: 'What changes for your front desk.',
      beforeLabel: 'Now',
      afterLabel: 'After launch',
      rows: [
        {
          before: 'Leads arrive in a spreadsheet.',
          after: 'Consultations arrive on your schedule, with answers attached.',
        },
        {
          before: 'The price comes up on the phone.',
          after: 'Patients know the price range before they book.',
        },
        {
          before: 'Staff calls the same lead four times.',
          after: `${followUp.sampleSequenceDays.length} e-mails follow up over ${followUp.sampleSequenceDays.at(-1)} days.`,
        },
        {
          before: 'The agency owns the ad account.',
          after: 'The ad account is in your name.',
        },
        {
          before: 'The report counts clicks.',
          after: 'The report counts consultations and what each one cost.',
        },
        {
          before: 'You chase your agency for answers.',
          after: `We answer within ${service.supportAnswerHours} hours, Monday to Friday.`,
        },
      ],
    },
    specialties: {
      kicker: 'Who we work with',
      headline: `${specialties.length} cash-pay specialties.`,
      items: specialties.map(({ slug, name }) => ({ name, href: `/specialties/${slug}` })),
      note: 'Yours isn’t listed? Ask us. We’ll tell you whether we know it well enough to guarantee a number.',
    },
  },
)

/** Months in which SEO compounds, as the chart's label prints them. */
export const compoundingMonths = dashSpan(growth.seoCompoundsAroundMonths)
