import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts'
import { staticFiles } from './static-files.ts'

const folder = temporaryFolder()
const FILES = ['assets/main.js', 'assets/main.js.br', 'films/a.mp4', 'samples/a.pdf', 'icon.svg']
for (const file of FILES) {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(folder, file), file)
}
const files = staticFiles(folder)

it.each([
  ['/assets/main.js', 'public, max-age=31536000, immutable', null],
  ['/films/a.mp4', 'public, max-age=86400', null],
  ['/icon.svg', 'no-cache', null],
  ['/samples/a.pdf', 'no-cache', 'noindex'],
])('%s is kept as %s', async (address, caching, robots) => {
  const { status, headers } = await files.request(address)
  expect(status).toBe(200)
  expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([caching, robots])
  expect(headers.has('ETag')).toBe(caching === 'no-cache')
})

it('sends the compressed twin of a file to who can read it', async () => {
  const twin = await files.request('/assets/main.js', { headers: { 'Accept-Encoding': 'br' } })
  expect([twin.headers.get('Content-Encoding'), await twin.text()]).toEqual(['br', 'assets/main.js.br'])
  expect(await (await files.request('/assets/main.js')).text()).toBe('assets/main.js')
  const none = await files.request('/assets/none.js')
  expect([none.status, none.headers.has('Cache-Control')]).toEqual([404, false])
})
