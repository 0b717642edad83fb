import { expect, it } from 'vitest'
import { guaranteeMonth } from '../../content/promises/promises.data.ts'
import { computeMonth } from '../../content/promises/worked-month.ts'
import { judgePrice } from './break-even.ts'

const { patients, cost } = computeMonth({ ...guaranteeMonth, revenuePerPatientDollars: 1 })

it('says first what would have to be true, and then that a low price doesn’t pay', () => {
  const judged = judgePrice(1500)
  expect(judged.pays).toBe(false)
  expect(judged.verdict).toMatch(/\$[\d,]+ .*\d+ of the \d+/)
  expect(judged.change).toContain('$1,500')
  expect(judgePrice(1).change).toContain('only the first payment')
})

it('pays from the price that it names on', () => {
  const [, needed = ''] = /(\$[\d,]+)/.exec(judgePrice(1500).verdict) ?? []
  const price = Number(needed.replace(/\D/g, ''))
  expect(judgePrice(price).pays).toBe(true)
  expect(judgePrice(price - 1).pays).toBe(false)
  expect(judgePrice(cost / patients).pays).toBe(true)
})

it('names the package without pages where that one pays', () => {
  const price = 12_400 / patients
  expect(judgePrice(price).change).toContain('costs $12,400')
  expect(judgePrice(price - 1).change).not.toContain('costs $12,400')
})
