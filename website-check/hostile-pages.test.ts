import { createServer } from 'node:http'
import { BlockList } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { onLoopback } from '../tests/fixtures/servers/on-loopback.ts'
import { checkWebsite } from './check-website.ts'
import type { KnownWeb } from './checks/site-facts.ts'

/** Of every other page. */
let answer: { headers?: Record<string, string>; status?: number; text: string }
const server = createServer(({ url }, response) => {
  if (url === '/robots.txt') return response.end()
  response.writeHead(answer.status ?? 200, answer.headers).end(answer.text)
})
let url: string
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ url, stop } = await onLoopback(server))
})
afterAll(() => stop())

const known = {
  booking: [],
  ads: [],
  recorders: [],
  container: '',
  treatments: [['ketamine']],
  claims: ['cure'],
}
const reach = { userAgent: 'test', refused: new BlockList(), ports: null }
const check = (lists: KnownWeb = known) => checkWebsite(new URL(url), { known: lists, reach })

/** Businesses inside each other around one long name. */
const businesses = (levels: number) =>
  `<script type=application/ld+json>${'{"@type":"Dentist","address":'.repeat(levels)}"${'x'.repeat(850_000)}"${'}'.repeat(levels)}</script>`

it.each([
  ['900 businesses inside each other', businesses(900)],
  [
    '500,000 nested lists of data',
    `<script type=ld+json>${'['.repeat(499_000)}${']'.repeat(499_000)}</script>`,
  ],
  ['200,000 nested elements', '<div>'.repeat(200_000)],
  ['140,000 attributes', `<p ${Array.from({ length: 140_000 }, (_, index) => `a${index}`).join(' ')}>`],
  ['a script without end', `<script>${'<!--'.repeat(250_000)}`],
  ['6,000 links without end', `${'<a href=/ketamine>x'.repeat(50_000)}`],
])('%s take little memory, and the process goes on', async (_, text) => {
  answer = { text }
  const before = process.memoryUsage().rss
  const { fault, findings } = await check()
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000)
  expect(fault === 'unreadable' || findings.length === 19).toBe(true)
})

it('ends a check that takes too long', async () => {
  answer = { text: `<script>${'x'.repeat(990_000)}</script>` }
  const slow = [{ name: 'Slow', signs: Array.from({ length: 200_000 }, (_, index) => `xxxx${index}`) }]
  expect(await check({ ...known, booking: slow })).toMatchObject({ fault: 'unreadable', findings: [] })
})

it('an error page is not read', async () => {
  answer = { status: 404, text: '<h1>Ketamine</h1>' }
  expect(await check()).toMatchObject({ fault: 'error-page', findings: [] })
})

it.each([
  ['status 403', { status: 403, text: '<h1>Ketamine</h1>' }],
  ['status 503', { status: 503, text: '<h1>Ketamine</h1>' }],
  ['a header of Cloudflare', { headers: { 'cf-mitigated': 'challenge' }, text: '<h1>Ketamine</h1>' }],
  ['a riddle for browsers', { text: '<title>Just a moment...</title>' }],
])('a wall is read as no page: %s', async (_, wall) => {
  answer = wall
  expect(await check()).toMatchObject({ fault: 'wall', findings: [] })
})
