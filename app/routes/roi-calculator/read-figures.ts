import { readDollars } from '../../content/dollars.ts'
import { adBudgets, fee } from '../../content/promises/promises.data.ts'
import type { MonthAssumptions } from '../../content/promises/worked-month.ts'

/** Fields by their names in the URL, and the kind of value each one takes. */
export const figureKinds = {
  adSpend: 'dollars',
  fee: 'dollars',
  costPerConsultation: 'positive',
  showRate: 'percent',
  acceptRate: 'percent',
  revenuePerPatient: 'positive',
} as const

export type FigureName = keyof typeof figureKinds
export type FigureKind = (typeof figureKinds)[FigureName]

export const figureNames = Object.keys(figureKinds) as FigureName[]

/** What the sliders reach, in the units of the fields: common values, while a larger one can be typed. */
export const sliderRanges: Readonly<Record<FigureName, { min: number; max: number; step: number }>> = {
  adSpend: { min: 0, max: adBudgets.dollarsPerMonthManagedUpTo, step: 500 },
  fee: { min: fee.dollarsPerMonth.from, max: fee.dollarsPerMonth.to, step: 500 },
  costPerConsultation: { min: 20, max: 1_000, step: 10 },
  showRate: { min: 0, max: 100, step: 1 },
  acceptRate: { min: 0, max: 100, step: 1 },
  revenuePerPatient: { min: 100, max: 20_000, step: 100 },
}

/** Longer values are never figures. */
const MAX_TYPED_LENGTH = 12

export type TypedFigures = Readonly<Record<FigureName, string>>

/** What a query or a form's data holds for each field. */
export function typedFigures(given: { get(name: string): unknown }): TypedFigures {
  return Object.fromEntries(
    figureNames.map((name) => [name, String(given.get(name) ?? '').slice(0, MAX_TYPED_LENGTH)]),
  ) as TypedFigures
}

/** What was typed without separators and signs, the way the address has it. */
export const bareFigure = (typed: string) => typed.replace(/[\s,$%]/g, '')

/** A usable figure with thousands separators; anything else as it was typed. */
export function separateThousands(name: FigureName, typed: string): string {
  const value = readFigure(figureKinds[name], typed)
  return value === null ? typed : value.toLocaleString('en-US')
}

/** A figure as people type it, `$6,500` or `62 %`; null when it cannot be used. Dollars are whole. */
function readFigure(kind: FigureKind, typed: string): number | null {
  const bare = bareFigure(typed)
  if (kind === 'percent') {
    const value = /^\d{1,3}(\.\d{1,2})?$/.test(bare) ? Number(bare) : Number.NaN
    return value <= 100 ? value : null
  }
  return kind === 'dollars' && bare === '0' ? 0 : readDollars(bare)
}

/**
 * Parses the form: percentages in, rates out.
 * `wrong` names every invalid field; `month` is null if there is one.
 */
export function readMonth(typed: TypedFigures): {
  month: MonthAssumptions | null
  wrong: FigureName[]
} {
  const values = figureNames.map((name) => [name, readFigure(figureKinds[name], typed[name])] as const)
  const wrong = values.filter(([, value]) => value === null).map(([name]) => name)
  if (wrong.length > 0) return { month: null, wrong }
  const of = Object.fromEntries(values) as Record<FigureName, number>
  return {
    wrong,
    month: {
      adSpendPerMonthDollars: of.adSpend,
      feePerMonthDollars: of.fee,
      costPerConsultationDollars: of.costPerConsultation,
      showRate: of.showRate / 100,
      acceptRate: of.acceptRate / 100,
      revenuePerPatientDollars: of.revenuePerPatient,
    },
  }
}
