import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { reach } from '../../scripts/scripts-of-page.ts'

/**
 * One budget for every page, so that each opens at once on a slow phone; bytes as they travel, compressed. A document
 * fits into the first two flights of a new connection (10 and 20 packets, RFC 6928). Scripts in all are those that a
 * page may fetch for its islands, React included.
 */
const BUDGET = { document: 29_200, scriptsAtOnce: 5_000, scriptsInAll: 85_000, requestsAtOnce: 8 }

const client = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')
const manifest: Manifest = JSON.parse(readFileSync(path.join(client, '..', 'manifest.json'), 'utf8'))
const weigh = (files: Iterable<string>) =>
  [...files]
    .filter((file) => file.endsWith('.js') || file.endsWith('.html'))
    .reduce((sum, file) => sum + statSync(path.join(client, `${file}.br`)).size, 0)

it.each(globSync('**/*.html', { cwd: client }))('%s stays within the budget', (document) => {
  const html = readFileSync(path.join(client, document), 'utf8')
  const atOnce = new Set([...html.matchAll(/\bassets\/[\w.-]+/g)].map(([file]) => file))
  const islands = [...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name]) => `/${name}.island.tsx`)
  const inAll = reach(
    manifest,
    ['app/entry.client.ts'],
    (source) =>
      islands.some((name) => source.endsWith(name)) ||
      (source.includes('/islands/') ? islands.length > 0 : !source.endsWith('.island.tsx')),
  )
  const found = {
    document: weigh([document]),
    scriptsAtOnce: weigh(atOnce),
    scriptsInAll: weigh(inAll),
    requestsAtOnce: 1 + atOnce.size,
  }
  for (const [what, most] of Object.entries(BUDGET))
    expect(found[what as keyof typeof BUDGET], what).toBeLessThanOrEqual(most)
})
