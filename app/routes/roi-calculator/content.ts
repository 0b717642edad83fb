import { checkContent } from '../../content/fields.schema.ts'
import { dollars } from '../../content/format-figures.ts'
import { fee } from '../../content/promises.ts'
import { roiCalculatorSchema } from './content.schema.ts'

const { from, to } = fee.dollarsPerMonth

export const roiCalculator = checkContent('app/routes/roi-calculator/content.ts', roiCalculatorSchema, {
  meta: {
    title: 'ROI calculator: what a month may bring',
    description:
      'Put in six figures of your practice and see a month of patient acquisition line by line: consultations, patients, revenue and what is left.',
  },
  kicker: 'ROI calculator',
  headline: 'Six figures tell you whether advertising can pay.',
  lead: 'Put in yours and read the month as a receipt. The figures travel in the address of the page, so you can keep or send it. We do not store them.',
  fields: {
    adSpend: { label: 'Ad spend a month', hint: 'Paid to the platforms, in dollars.' },
    fee: { label: 'Our fee a month', hint: `Between ${dollars(from)} and ${dollars(to)}, in dollars.` },
    costPerConsultation: {
      label: 'Ad cost of one consultation',
      hint: 'Dollars. Unknown? Try low and high.',
    },
    showRate: {
      label: 'Consultations that are kept',
      hint: 'Percent of those booked last month.',
    },
    acceptRate: { label: 'People who begin treatment', hint: 'Percent of those who came.' },
    revenuePerPatient: {
      label: 'What one patient pays you',
      hint: 'Average dollars for a whole treatment.',
    },
  },
  slider: 'slider',
  submit: 'Work out the month',
  errors: {
    heading: 'Some figures cannot be used yet.',
    dollars: 'wants whole dollars from 0 to 1,000,000.',
    positive: 'wants whole dollars from 1 to 1,000,000.',
    percent: 'wants a percentage from 0 to 100.',
  },
  result: {
    example: 'An example month',
    hopes: 'Your month',
    doubts: 'The same month, doubted',
    doubtsNote:
      'Half as many people accept, and two thirds as many come. If this month still pays, there is room for error.',
  },
  method: {
    kicker: 'How the sum is done',
    headline: 'One division and three multiplications.',
    steps: [
      {
        title: 'Divide the ad spend',
        text: 'By what one booked consultation costs. That is how many you get, rounded down.',
      },
      {
        title: 'Multiply by who comes',
        text: 'The share of booked consultations that are kept, again in whole people.',
      },
      {
        title: 'Multiply by who accepts',
        text: 'The share of those who came and begin treatment. These are your patients.',
      },
      {
        title: 'Multiply by what they pay',
        text: 'Set the revenue against fee and ad spend. Then take off staff, supplies and your time, which the receipt leaves out.',
      },
    ],
  },
  disclaimer: 'A calculation from the figures in the form. It is no forecast, no average and no promise.',
  next: {
    text: 'On the call we do the same sum with you, doubts included.',
    label: 'Book your free strategy call',
  },
})
