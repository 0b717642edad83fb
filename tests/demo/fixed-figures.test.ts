import { expect, it } from 'vitest'
import { readFacts } from '../../scripts/content-check/facts.ts'
import { fixedFigures } from '../../scripts/content-check/fixed-figures.ts'

it('no sentence goes on saying a figure of a promise that has changed', () => {
  expect(fixedFigures(readFacts())).toEqual([])
})
