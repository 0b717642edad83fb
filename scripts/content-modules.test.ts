import { expect, it } from 'vitest'
import { dataModule, READS_CONTENT } from './content-modules.ts'

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

it.each([
  ["import { readContent } from '../../content/read/read-content.ts'", true],
  ["import { z } from 'zod'\nimport {\n  readYaml,\n} from '../read/yaml.ts'", true],
  ["import type { YamlFile } from '../read/yaml.ts'", false],
  ["import { readContent } from './read-content.ts'", false],
])('takes %j for a module of data: %s', (code, isData) => {
  expect(READS_CONTENT.test(code)).toBe(isData)
})
