import type { MonthAssumptions } from '../../content/promises/worked-month.ts'
import {
  bareFigure,
  type FigureName,
  figureNames,
  readMonth,
  separateThousands,
  type TypedFigures,
} from './read-figures.ts'

export interface CalculatorState {
  typed: TypedFigures
  /** Whether the figures are the visitor's own, and not the example. */
  given: boolean
  /** The last month that could be computed; null before the first. */
  month: MonthAssumptions | null
  /** Fields whose figure cannot be used and that the visitor has left, or has tried to send. */
  flagged: readonly FigureName[]
  /** Whether the list of invalid figures is shown instead of the result. */
  isRefused: boolean
  /** How often the form was sent here: each time the focus goes to what it led to. */
  submissions: number
}

type CalculatorAction =
  | { type: 'typed'; name: FigureName; value: string }
  /** What the form held before React took over. */
  | { type: 'taken-over'; typed: TypedFigures }
  | { type: 'left'; name: FigureName }
  | { type: 'submitted' }

const mapFigures = (typed: TypedFigures, change: (name: FigureName, value: string) => string) =>
  Object.fromEntries(figureNames.map((name) => [name, change(name, typed[name])])) as unknown as TypedFigures

/** The figures as the address has them. */
export const bareFigures = (typed: TypedFigures) => mapFigures(typed, (_, value) => bareFigure(value))

/** @param typed what the address asks for, or the example */
export function startCalculator(typed: TypedFigures, given: boolean): CalculatorState {
  const { month, wrong } = readMonth(typed)
  return {
    typed: mapFigures(typed, separateThousands),
    given,
    month,
    flagged: wrong,
    isRefused: wrong.length > 0,
    submissions: 0,
  }
}

/** While a figure cannot be used, the last result stays; the field is flagged once the visitor leaves it. */
export function calculatorReducer(state: CalculatorState, action: CalculatorAction): CalculatorState {
  switch (action.type) {
    case 'typed':
      return update(state, { ...state.typed, [action.name]: action.value })
    case 'taken-over':
      return figureNames.every((name) => bareFigure(action.typed[name]) === bareFigure(state.typed[name]))
        ? state
        : update(state, action.typed)
    case 'left': {
      const { wrong } = readMonth(state.typed)
      const isNew = wrong.includes(action.name) && !state.flagged.includes(action.name)
      return {
        ...state,
        typed: { ...state.typed, [action.name]: separateThousands(action.name, state.typed[action.name]) },
        flagged: isNew ? [...state.flagged, action.name] : state.flagged,
      }
    }
    case 'submitted': {
      const { wrong } = readMonth(state.typed)
      const submissions = state.submissions + 1
      return { ...state, given: true, flagged: wrong, isRefused: wrong.length > 0, submissions }
    }
  }
}

function update(state: CalculatorState, typed: TypedFigures): CalculatorState {
  const { month, wrong } = readMonth(typed)
  return {
    ...state,
    typed,
    given: true,
    month: month ?? state.month,
    flagged: state.flagged.filter((name) => wrong.includes(name)),
    isRefused: state.isRefused && wrong.length > 0,
  }
}
