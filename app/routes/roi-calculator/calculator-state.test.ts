import { expect, it } from 'vitest'
import { type CalculatorAction, calculatorReducer, startCalculator } from './calculator-state.ts'

const example = {
  adSpend: '6500',
  fee: '5500',
  costPerConsultation: '260',
  showRate: '70',
  acceptRate: '35',
  revenuePerPatient: '2900',
}
const start = startCalculator(example, false)
const after = (...actions: CalculatorAction[]) => actions.reduce(calculatorReducer, start)
const typed = (name: keyof typeof example, value: string) => ({ type: 'typed', name, value }) as const

it('works the month out with every keystroke', () => {
  expect(start.month?.adSpendPerMonthDollars).toBe(6500)
  const state = after(typed('adSpend', '$13,000'))
  expect([state.month?.adSpendPerMonthDollars, state.given]).toEqual([13000, true])
})

it('keeps the last result while a figure cannot be used, and flags it only once it is left', () => {
  const typing = after(typed('adSpend', '13000'), typed('adSpend', '13000x'))
  expect([typing.month?.adSpendPerMonthDollars, typing.flagged, typing.isRefused]).toEqual([13000, [], false])
  const left = calculatorReducer(typing, { type: 'left', name: 'adSpend' })
  expect(left.flagged).toEqual(['adSpend'])
  expect(calculatorReducer(left, typed('adSpend', '13000')).flagged).toEqual([])
})

it('lists unusable figures after sending, until all are usable', () => {
  const refused = after(typed('fee', ''), typed('showRate', '101'), { type: 'submitted' })
  expect([refused.flagged, refused.isRefused]).toEqual([['fee', 'showRate'], true])
  const one = calculatorReducer(refused, typed('fee', '4000'))
  expect([one.flagged, one.isRefused]).toEqual([['showRate'], true])
  expect(calculatorReducer(one, typed('showRate', '60')).isRefused).toBe(false)
})

it('takes over what was typed before it woke, and calls the example an example otherwise', () => {
  expect(calculatorReducer(start, { type: 'taken-over', typed: { ...example } }).given).toBe(false)
  const taken = calculatorReducer(start, { type: 'taken-over', typed: { ...example, fee: '4000' } })
  expect([taken.given, taken.month?.feePerMonthDollars]).toEqual([true, 4000])
})
