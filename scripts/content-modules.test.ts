import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, createServer, type InlineConfig } from 'vite'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../tests/fixtures/temporary-folder.ts'
import { contentModules, dataModule } from './content-modules.ts'

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

it('builds after a development server of the same configuration has been closed', async () => {
  const root = temporaryFolder()
  const input = path.join(root, 'days.data.ts')
  writeFileSync(input, 'export const days = [1, 2].map((day) => day * 10)')
  const config: InlineConfig = {
    ...{ root, configFile: false, logLevel: 'silent', plugins: [contentModules()] },
    build: { write: false, minify: false, rolldownOptions: { input, preserveEntrySignatures: 'strict' } },
  }
  const server = await createServer({
    ...config,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  })
  expect((await server.transformRequest('/days.data.ts'))?.code).toContain('days = [10, 20]')
  await server.close()
  expect(JSON.stringify(await build(config))).toContain('days = [10, 20]')
})
