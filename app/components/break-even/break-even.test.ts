import { expect, it } from 'vitest'
import { judgePrice } from './break-even.ts'

it('says that a low price doesn’t pay, and what would have to change', () => {
  const judged = judgePrice(150_000)
  expect(judged.pays).toBe(false)
  expect(judged.verdict).toContain('$1,500')
  expect(judged.change).toMatch(/\$[\d,]+ .*\d+ of the \d+/)
  expect(judgePrice(100).change).toContain('the price has to change')
})

it('pays from the price that it names on', () => {
  const [, needed = ''] = /(\$[\d,]+)/.exec(judgePrice(150_000).change) ?? []
  const cents = Number(needed.replace(/\D/g, '')) * 100
  expect(judgePrice(cents).pays).toBe(true)
  expect(judgePrice(cents - 100).pays).toBe(false)
})
