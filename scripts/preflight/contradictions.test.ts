import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as promises from '../../app/content/promises.ts'
import { CONTRADICTIONS, contradictionFindings } from './contradictions.ts'
import { formatReport } from './report.ts'

describe('contradictions', () => {
  it('name figures that exist', () => {
    expect(() => contradictionFindings(promises)).not.toThrow()
    expect(() => contradictionFindings({})).toThrow('no strategyCall.minutesOnMostPages any more')
  })

  it('cover every pair that the promises file itself calls contradicted', () => {
    const text = readFileSync(path.resolve(import.meta.dirname, '../../app/content/promises.ts'), 'utf8')
    const called = [...text.matchAll(/Contradicted by `([^`]+)`(?: and `([^`]+)`)?/g)].flatMap(([, a, b]) =>
      [a, b].filter((name) => name !== undefined),
    )
    expect(called.length).toBeGreaterThan(4)
    const known = CONTRADICTIONS.flatMap(({ names }) => names)
    expect(called.filter((name) => !known.some((one) => one.endsWith(`.${name}`)))).toEqual([])
  })

  it('are reported with every value and its name', () => {
    const weeks = contradictionFindings(promises).find(({ what }) => what.includes('first consultation'))
    expect(weeks?.what).toContain('4-6 or 2-3')
    expect(weeks?.sides).toEqual([
      { name: 'firstConsultation.weeksOnMostPages', value: '4-6' },
      { name: 'firstConsultation.weeksOnAnotherPage', value: '2-3' },
    ])
    expect(formatReport(weeks ? [weeks] : [])).toContain('2-3  firstConsultation.weeksOnAnotherPage')
  })

  it('are gone once both sides say the same, the desk included', () => {
    const unified = structuredClone({ ...promises }) as typeof promises
    Object.assign(unified.strategyCall, { minutesOnMachineAndConfirmation: 30 })
    const about = 'How many minutes the strategy call lasts'
    const found = (minutes: string) =>
      contradictionFindings(unified, [{ about, side: { name: 'desk', value: minutes } }]).filter(({ what }) =>
        what.startsWith(about),
      )
    expect(found('30')).toEqual([])
    expect(found('45')).toHaveLength(1)
  })
})

it('says plainly that nothing is left', () => {
  expect(formatReport([])).toContain('Ready')
})
