import { expect, it } from 'vitest'
import { dataModule } from './content-modules.ts'

it('writes what a module exports as data', () => {
  const exports = { page: { title: 'It’s “so”', to: null, left: undefined }, default: [1, true] }
  expect(dataModule('app/page.ts', exports)).toBe(
    'export const page = {"title":"It’s “so”","to":null}\nexport default [1,true]',
  )
})

it.each([{ find: () => null }, { page: { labels: { progress: String } } }, { days: new Map() }])(
  'refuses what is more than data',
  (exports) => {
    expect(() => dataModule('app/page.ts', exports)).toThrow('put functions into a module beside it')
  },
)
