import { formatDollars } from '../../components/ui/format-currency.ts'
import { computeMonth, type MonthAssumptions } from '../../content/promises/worked-month.ts'
import { roiCalculator } from './content.data.ts'
import { type FigureName, figureNames } from './read-figures.ts'

/** A visitor's month as a note for the call. */
export function describeFigures(assumed: MonthAssumptions): string {
  const { fields } = roiCalculator
  const figures = figuresOf(assumed)
  const month = computeMonth(assumed)
  return [
    'My month from the ROI calculator:',
    ...figureNames.map((name) => `${fields[name].label}: ${shown(name, figures[name])}`),
    `Booked consultations: ${month.consultations}`,
    `Consultations that take place: ${month.kept}`,
    `New patients: ${month.patients}`,
    `Revenue: ${formatDollars(month.revenueCents)}`,
    `Fee and ad spend: ${formatDollars(month.costCents)}`,
    capitalize(balance(assumed)),
  ].join('\n')
}

/** The figures as plain numbers, the way the calculator's address has them. */
function figuresOf(month: MonthAssumptions): Record<FigureName, string> {
  const dollars = (cents: number) => String(cents / 100)
  // Rounded, because a rate's binary fraction is not exact.
  const percent = (rate: number) => String(Number((rate * 100).toFixed(2)))
  return {
    adSpend: dollars(month.adSpendCents),
    fee: dollars(month.feeCents),
    costPerConsultation: dollars(month.costPerConsultationCents),
    showRate: percent(month.showRate),
    acceptRate: percent(month.acceptRate),
    revenuePerPatient: dollars(month.revenuePerPatientCents),
  }
}

function shown(name: FigureName, value: string): string {
  const isPercent = name === 'showRate' || name === 'acceptRate'
  return isPercent ? `${value}%` : formatDollars(Number(value) * 100)
}

function balance(assumed: MonthAssumptions): string {
  const { balanceCents } = computeMonth(assumed)
  const amount = formatDollars(Math.abs(balanceCents))
  return balanceCents < 0 ? `loss of ${amount}` : `${amount} left to cover your own costs`
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
