import { checkContent } from '../../content/checks/fields.schema.ts'
import { dollarSpan, dollars } from '../../content/checks/format-figures.ts'
import { adCost, fee, guarantees } from '../../content/promises/promises.ts'
import { roiCalculatorSchema } from './content.schema.ts'
import type { FigureName } from './read-figures.ts'

const { machine } = fee.packages
const { to: adSpend } = adCost.guaranteeDollarsPerMonth

/**
 * Shown until values are given, with a heading that says it is an example: the machine at the price page's ad spend,
 * and the rates of the sample report.
 */
export const example: Readonly<Record<FigureName, string>> = {
  adSpend: adSpend.toLocaleString('en-US'),
  fee: machine.toLocaleString('en-US'),
  costPerConsultation: String(adSpend / guarantees.paidTraffic.consultations),
  showRate: '75',
  acceptRate: '40',
  revenuePerPatient: '3,000',
}

export const roiCalculator = checkContent('app/routes/roi-calculator/content.ts', roiCalculatorSchema, {
  meta: {
    title: 'ROI calculator: what a month of ads may bring',
    description:
      'Enter six numbers from your practice and see a month of patient acquisition line by line: consultations, patients, revenue and what is left.',
  },
  kicker: 'ROI calculator',
  headline: '6 numbers show whether ads will pay for themselves.',
  lead: 'Enter yours and see the month line by line. Your numbers are saved in the link, so you can keep it or share it. We store them only if you send them with a booking.',
  fields: {
    adSpend: { label: 'Monthly ad spend', hint: 'Paid to Meta and Google.' },
    fee: { label: 'Our monthly fee', hint: `${dollarSpan(fee.dollarsPerMonth)}, depending on services.` },
    costPerConsultation: {
      label: 'Ad cost per consultation',
      hint: 'Try a low and a high one.',
    },
    showRate: {
      label: 'Show rate',
      hint: 'Of booked consultations.',
    },
    acceptRate: { label: 'Acceptance rate', hint: 'Of those who show up.' },
    revenuePerPatient: {
      label: 'Revenue per patient',
      hint: 'Average for a full treatment.',
    },
  },
  slider: 'slider',
  submit: 'Calculate the month',
  errors: {
    heading: 'Please correct these numbers:',
    dollars: 'Enter whole dollars up to 1,000,000, like 6,500.',
    positive: 'Enter whole dollars from 1 to 1,000,000, like 250.',
    percent: 'Enter a percentage from 0 to 100, like 70.',
  },
  result: {
    example: `An example month: the machine at ${dollars(machine)}`,
    hopes: 'Your month',
    doubts: 'The same month, more cautious',
    doubtsNote: 'A quarter fewer show up, and a quarter fewer of those start treatment.',
  },
  method: {
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
  disclaimer: 'This is arithmetic on your numbers, not a forecast.',
  next: {
    text: 'Bring these numbers to the call. We’ll go through both months with you and tell you if ads won’t pay for your practice.',
    label: 'Book your free strategy call',
  },
})
