import { describe, expect, it } from 'vitest'
import { guarantees } from './promises.ts'
import { specialtyPages } from './specialty-pages.ts'
import { specialtyPaths } from './specialty-paths.ts'
import { lintVoice } from './voice-rules.ts'
import { computeMonth, toCents } from './worked-month.ts'

const months = specialtyPages.map(({ month }) => computeMonth(toCents(month.assumptions)))

/** Text in a page's content, without URLs. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

it('has a page for every specialty, in order', () => {
  expect(specialtyPages.map(({ path }) => path)).toEqual(specialtyPaths)
})

describe.each(specialtyPages.map((page) => [page.slug, page] as const))('%s', (_slug, page) => {
  it('has sample lines that answer questions on the page', () => {
    const numbers = [page.sample.price, ...page.sample.facts].map(({ answers }) => answers)
    expect(Math.max(...numbers)).toBeLessThanOrEqual(page.questions.items.length)
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('follows the voice rules', () => {
    expect(textsIn(page).flatMap((text) => lintVoice(text) ?? [])).toEqual([])
  })
})

describe('sample months', () => {
  it('reach the guaranteed consultations and stay modest', () => {
    for (const { consultations, revenueCents, costCents } of months) {
      expect(consultations).toBeGreaterThanOrEqual(guarantees.paidTraffic.consultations)
      expect(revenueCents / costCents).toBeLessThan(3)
    }
  })

  it('include months that lose money', () => {
    expect(months.filter(({ balanceCents }) => balanceCents < 0).length).toBeGreaterThanOrEqual(1)
  })
})
