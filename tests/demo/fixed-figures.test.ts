import { expect, it } from 'vitest'
import { fixedFigures } from '../../scripts/content-check/fixed-figures.ts'
import { readFacts } from '../../scripts/content-check/launch-findings.ts'

it('no sentence goes on saying a figure of a promise that has changed', () => {
  expect(fixedFigures(readFacts({ isFilled: false }))).toEqual([])
})
