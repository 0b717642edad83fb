import { checkContent } from '../../../content/checks/fields.schema.ts'
import { span } from '../../../content/checks/format-figures.ts'
import { followUp, growth, service, workSplit } from '../../../content/promises/promises.ts'
import { specialties } from '../../../content/site/specialty-paths.ts'
import { homeSchema } from '../content.schema.ts'

const weeks = span(growth.coldTrafficScalesInWeeks)
const months = span(growth.seoCompoundsAroundMonths)

/** Differentiators, channel comparison, before and after, specialties. */
export const reasons = checkContent(
  'app/routes/home/content/reasons.ts',
  homeSchema.pick({ differentiators: true, comparison: true, beforeAfter: true, specialties: true }),
  {
    differentiators: {
      headline: 'Seven things you can hold us to.',
      items: [
        { title: 'Cash-pay only', text: 'No hospitals, no insurance practices.' },
        {
          title: '“Qualified” defined first',
          text: 'We agree on it in writing before launch.',
        },
        { title: 'You own everything', text: 'Accounts, pages and data are yours once they’re paid for.' },
        { title: 'Exclusive area', text: 'One practice per specialty and area.' },
        {
          title: 'Nothing runs unapproved',
          text: 'You approve every ad, page and claim.',
        },
        {
          title: `We do ${workSplit.agencyPercent}% of the work`,
          text: 'You approve, and join one call a month.',
        },
        {
          title: 'An honest no',
          text: 'If it won’t work in your area, we say so.',
        },
      ],
      link: { label: 'All seven reasons, with a comparison', href: '/why-choose-us' },
    },
    comparison: {
      headline: 'Ads bring patients first, and SEO adds more.',
      coldTraffic: {
        title: 'Cold traffic',
        text: `Scales in ${weeks} weeks, and stops when you stop paying.`,
      },
      seo: {
        title: 'SEO',
        text: `Compounds around months ${months}, and keeps working.`,
      },
      chart: {
        title: 'Consultations over 12 months',
        description: `Two curves over 12 months. Cold traffic rises steeply in the first ${weeks} weeks and then levels off. SEO stays low for the first months, bends upward around months ${months}, and crosses the first curve around month 10.`,
        note: 'A drawing of how we plan, not a client’s data.',
      },
      link: { label: 'What SEO costs next to ads', href: '/seo#costs' },
    },
    beforeAfter: {
      headline: 'What changes for your front desk.',
      beforeLabel: 'Now',
      afterLabel: 'After launch',
      rows: [
        {
          before: 'Leads arrive in a spreadsheet.',
          after: 'Consultations are on your schedule.',
        },
        {
          before: 'The price comes up by phone.',
          after: 'Patients know it before they book.',
        },
        {
          before: 'Staff calls each lead 4 times.',
          after: `${followUp.sampleSequenceDays.length} emails follow up in ${followUp.sampleSequenceDays.at(-1)} days.`,
        },
        {
          before: 'The agency owns the account.',
          after: 'The ad account is yours.',
        },
        {
          before: 'The report counts clicks.',
          after: 'It counts consultations.',
        },
        {
          before: 'You chase your agency.',
          after: `We answer in ${service.supportAnswerHours} hours, Mon–Fri.`,
        },
      ],
    },
    specialties: {
      headline: `${specialties.length} cash-pay specialties.`,
      items: specialties.map(({ slug, name }) => ({ name, href: `/specialties/${slug}` })),
      note: 'If yours isn’t listed, ask us on the call.',
    },
  },
)
