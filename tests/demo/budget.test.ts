import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { expect, it } from 'vitest'
import { filesOfPage } from '../../server/pages/browser-files.ts'
import { compress } from '../../server/pages/compress.ts'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'

/**
 * One budget for every page, so that each opens at once on a slow phone, in compressed bytes. A document fits into the
 * first flight of a new connection (10 packets, RFC 6928). `scriptsInAll` counts all scripts that a page may fetch for
 * its islands, including React.
 */
const BUDGET = { document: 14_600, scriptsAtOnce: 5_000, scriptsInAll: 85_000, requestsAtOnce: 8 }
/** Drawings below the first screen come after what the first paint needs. */
const DRAWN = { '/': 24_000, '/specialties/': 16_000, '/blog/': 16_000, '/terms-of-service': 16_000 }
/** The first use of a browser's time zones or formats holds a slow phone for an eighth of a second. */
const SLOW = /\bIntl\b|\.toLocale/

const build = path.resolve(import.meta.dirname, '..', '..', 'build')
const manifest: Manifest = JSON.parse(readFileSync(path.join(build, 'manifest.json'), 'utf8'))
// The origin is fixed, because a port that changes would change the number of bytes.
const server = await serverForTests({ SITE_ORIGIN: 'https://www.site.example' })
const weigh = (files: Iterable<string>) =>
  [...files]
    .filter((file) => file.endsWith('.js'))
    .reduce((sum, file) => sum + statSync(path.join(build, 'client', `${file}.br`)).size, 0)

it.each(pageAddresses)('%s stays within the budget', async (address) => {
  const html = await (await fetch(server.origin + address)).text()
  const atOnce = new Set([...html.matchAll(/\bassets\/[\w.-]+/g)].map(([file]) => file))
  for (const file of [...atOnce].filter((one) => one.endsWith('.js')))
    expect(readFileSync(path.join(build, 'client', file), 'utf8'), file).not.toMatch(SLOW)
  const islands = new Set([...html.matchAll(/ data-island="([\w-]+)"/g)].map(([, name = '']) => name))
  const found = {
    document: (await compress(html, 'br', true)).length,
    scriptsAtOnce: weigh(atOnce),
    scriptsInAll: weigh(filesOfPage(manifest, islands)),
    requestsAtOnce: 1 + atOnce.size,
  }
  const [, document = BUDGET.document] =
    Object.entries(DRAWN).find(
      ([start]) => address === start || (start !== '/' && address.startsWith(start)),
    ) ?? []
  const budget = { ...BUDGET, document }
  for (const [what, most] of Object.entries(budget))
    expect(found[what as keyof typeof BUDGET], what).toBeLessThanOrEqual(most)
})
