import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollarSpan } from '../../content/checks/format-figures.ts'
import { fee } from '../../content/promises/promises.ts'
import { roiCalculatorSchema } from './content.schema.ts'

export const roiCalculator = checkContent('app/routes/roi-calculator/content.ts', roiCalculatorSchema, {
  meta: {
    title: 'ROI calculator: what a month of ads may bring',
    description:
      'Enter six numbers from your practice and see a month of patient acquisition line by line: consultations, patients, revenue and what is left.',
  },
  kicker: 'ROI calculator',
  headline: 'Six numbers show whether ads will pay for themselves.',
  lead: 'Enter yours and see the month line by line. Your numbers become part of the page’s address, so you can save or share it. We keep them only if you book with them.',
  fields: {
    adSpend: { label: 'Monthly ad spend', hint: 'Paid to Meta and Google, in dollars.' },
    fee: { label: 'Our monthly fee', hint: `${dollarSpan(fee.dollarsPerMonth)}, in dollars.` },
    costPerConsultation: {
      label: 'Ad cost per consultation',
      hint: 'In dollars. Not sure? Try a low and a high number.',
    },
    showRate: {
      label: 'Show rate',
      hint: 'Percent of booked consultations that show up.',
    },
    acceptRate: { label: 'Acceptance rate', hint: 'Percent who then start treatment.' },
    revenuePerPatient: {
      label: 'Revenue per patient',
      hint: 'Average dollars for a full treatment.',
    },
  },
  slider: 'slider',
  submit: 'Calculate the month',
  errors: {
    heading: 'Please correct these numbers:',
    dollars: 'Enter whole dollars up to 1,000,000, like 6500.',
    positive: 'Enter whole dollars from 1 to 1,000,000, like 250.',
    percent: 'Enter a percentage from 0 to 100, like 70.',
  },
  result: {
    example: 'An example month',
    hopes: 'Your month',
    doubts: 'The same month, more cautious',
    doubtsNote:
      'Two-thirds of the show rate and half the acceptance rate. If this month still pays, you have room for error.',
  },
  method: {
    kicker: 'How it works',
    headline: 'How we calculate the month.',
    steps: [
      {
        title: 'Divide the ad spend',
        text: 'By the cost of one booked consultation. The result is how many you get, rounded down.',
      },
      {
        title: 'Multiply by the show rate',
        text: 'The share of booked consultations that show up, also rounded down.',
      },
      {
        title: 'Multiply by the acceptance rate',
        text: 'The share of those who show up and start treatment. These are your new patients.',
      },
      {
        title: 'Multiply by revenue per patient',
        text: 'Compare the revenue with our fee and ad spend. Then subtract staff, supplies and your time, which aren’t included here.',
      },
    ],
  },
  disclaimer: 'This is math from the numbers you enter. It isn’t a forecast, an average or a promise.',
  next: {
    text: 'On the call we go through these numbers with you, the cautious version included.',
    label: 'Book your free strategy call',
  },
})
