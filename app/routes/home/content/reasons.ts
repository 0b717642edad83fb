import { checkContent } from '../../../content/checks/fields.schema.ts'
import { span } from '../../../content/checks/format-figures.ts'
import { followUp, growth, service, workSplit } from '../../../content/promises/promises.ts'
import { homeSchema } from '../content.schema.ts'

const weeks = span(growth.coldTrafficScalesInWeeks)
const months = span(growth.seoCompoundsAroundMonths)

/** Differentiators, channel comparison, before and after. */
export const reasons = checkContent(
  'app/routes/home/content/reasons.ts',
  homeSchema.pick({ differentiators: true, comparison: true, beforeAfter: true }),
  {
    differentiators: {
      headline: 'What’s in your agreement.',
      items: [
        { title: 'Cash-pay only', text: 'No insurance practices.' },
        { title: '“Qualified” is defined', text: 'In writing, before launch.' },
        { title: 'You own all of it', text: 'Once it’s paid for.' },
        { title: 'Your area is yours', text: 'One per specialty.' },
        { title: 'You approve all of it', text: 'Each ad, page and claim.' },
        {
          title: `We do ${workSplit.agencyPercent}% of it`,
          text: 'You join a monthly call.',
        },
        { title: 'We say if it won’t work', text: 'Before you sign.' },
      ],
      samplesHeading: 'Read them before you call',
      link: { label: 'All 7 reasons, with a comparison', href: '/why-choose-us' },
    },
    comparison: {
      headline: 'Ads work first, SEO later.',
      coldTraffic: {
        title: 'Ads (cold traffic)',
        text: `They scale in ${weeks} weeks, and stop when you stop paying.`,
      },
      seo: {
        title: 'SEO',
        text: `It compounds around months ${months}, and keeps working.`,
      },
      chart: {
        title: 'Consultations over 12 months',
        description: `Ads rise steeply in the first ${weeks} weeks and level off. SEO bends upward around months ${months} and crosses them around month 10.`,
        curves: ['Ads', 'SEO'],
      },
      link: { label: 'What SEO costs next to ads', href: '/seo#costs' },
    },
    beforeAfter: {
      headline: 'What changes at your desk.',
      beforeLabel: 'Now',
      afterLabel: 'After launch',
      rows: [
        { before: 'Leads in a spreadsheet', after: 'Booked consultations' },
        { before: 'Price by phone', after: 'Price known up front' },
        {
          before: 'Staff calls each lead',
          after: `${followUp.sampleSequenceDays.length} emails in ${followUp.sampleSequenceDays.at(-1)} days`,
        },
        { before: 'They own the account', after: 'You own the account' },
        { before: 'Report counts clicks', after: 'It counts bookings' },
        { before: 'You chase your agency', after: `Answers in ${service.supportAnswerHours} hours` },
      ],
    },
  },
)
