import { checkContent } from '../checks/fields.schema.ts'
import { dollars } from '../checks/format-figures.ts'
import { adCost, billing, commitment, fee, guarantees } from './promises.ts'
import { riskSchema } from './risk.schema.ts'
import { computeRisk } from './worked-month.ts'

const { paidTraffic } = guarantees
const months = commitment.minimumDays / paidTraffic.monthDays
const { machine: retainer } = fee.packages
const adSpend = adCost.guaranteeDollarsPerMonth.to

/** The most that the machine's payments come to by the deadline of the paid-traffic guarantee. */
export const riskByDeadline = computeRisk({ feeCents: retainer * 100, adSpendCents: adSpend * 100 }, months)

const fees = dollars(riskByDeadline.feesCents / 100)
const ads = dollars(riskByDeadline.adSpendCents / 100)
const total = dollars(riskByDeadline.totalCents / 100)

/** What a practice has paid by the deadline, which part comes back under the guarantee and which does not. */
export const risk = checkContent('app/content/promises/risk.ts', riskSchema, {
  heading: `What you could lose by day ${paidTraffic.withinDays}`,
  basis: `For the machine: a ${dollars(retainer)} retainer, first invoiced ${billing.firstRetainer}, and ${dollars(adSpend)} a month in ads.`,
  description: `A bar of ${total}: ${fees} in retainers, refundable under the guarantee, and ${ads} in ad spend, not refundable. A striped piece before it is the setup fee.`,
  setup: {
    name: 'Setup fee',
    amount: 'In your proposal',
    outcome: 'Refunded if we miss',
  },
  fees: {
    name: `${months} months of retainer`,
    amount: fees,
    outcome: 'Refunded if we miss',
  },
  adSpend: {
    name: `${months} months of ad spend`,
    amount: ads,
    outcome: 'Not refunded',
  },
  total: { name: 'Total', amount: `${total} + setup fee` },
  inWords: `If we miss the ${paidTraffic.consultations} by day ${paidTraffic.withinDays}, we refund every fee since the first invoice, setup included. The ${ads} in ad spend went to Meta and Google, so we don’t refund it.`,
  links: [
    { label: 'Read the full terms', href: '/terms-of-service#guarantee' },
    { label: 'Run your own numbers', href: '/roi-calculator' },
  ],
})
