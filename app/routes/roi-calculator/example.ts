import { promises } from '../../content/promises/promises.data.ts'
import type { FigureName } from './read-figures.ts'

const { adBudget, fee, paidTraffic, showRate, acceptRate } = promises
const { to: adSpend } = adBudget.dollarsPerMonthForTheGuarantee

/**
 * Shown until values are given, with a heading that says it is an example: the machine at the price page's ad spend,
 * and the rates of the sample report.
 */
export const example: Readonly<Record<FigureName, string>> = {
  adSpend: adSpend.toLocaleString('en-US'),
  fee: fee.packages.machine.toLocaleString('en-US'),
  costPerConsultation: String(adSpend / paidTraffic.consultations),
  showRate: String(showRate.examplePercent),
  acceptRate: String(acceptRate.examplePercent),
  revenuePerPatient: '3,000',
}
