import { formatDollars } from '../../content/dollars.ts'
import { computeMonth, figuresOf, type MonthAssumptions } from '../../content/promises/worked-month.ts'
import { roiCalculator } from './content.data.ts'
import { type FigureName, figureNames } from './read-figures.ts'

/** A visitor's month as a note for the call. */
export function describeFigures(assumed: MonthAssumptions): string {
  const { fields } = roiCalculator
  const figures = figuresOf(assumed)
  const month = computeMonth(assumed)
  const left = formatDollars(Math.abs(month.balance))
  return [
    'My month from the ROI calculator:',
    ...figureNames.map((name) => `${fields[name].label}: ${shown(name, figures[name])}`),
    `Booked consultations: ${month.consultations}`,
    `Consultations that take place: ${month.kept}`,
    `New patients: ${month.patients}`,
    `Revenue: ${formatDollars(month.revenue)}`,
    `Fee and ad spend: ${formatDollars(month.cost)}`,
    month.balance < 0 ? `Loss of ${left}` : `${left} left to cover your own costs`,
  ].join('\n')
}

function shown(name: FigureName, value: number): string {
  const isPercent = name === 'showRate' || name === 'acceptRate'
  return isPercent ? `${value}%` : formatDollars(value)
}
