import { existsSync, readFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { BlockList, createServer as createTcpServer } from 'node:net'
import path from 'node:path'
import tls from 'node:tls'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { resolvingTo } from '../tests/fixtures/servers/resolving-to.ts'
import { selfSigned } from '../tests/fixtures/servers/self-signed.ts'
import { checkWebsite } from './check-website.ts'
import type { KnownWeb } from './checks/site-facts.ts'
import type { CheckResult } from './result.ts'

/** Six practices' websites in `fixtures/`. All but one are on https; one builds its page by scripts, one has a wall. */
const SITES = ['excellent', 'good', 'average', 'scripted', 'wall', 'terrible'] as const

/**
 * What a person found on each: + found, - not found, ? couldn't tell. For the ads, tags, recorders and claims a minus is
 * the good answer. Behind the wall nothing is answered.
 */
const TABLE = `
                      excellent good average scripted wall terrible
phone-link               +       +      -       ?      ?      -
online-booking           +       +      -       ?      ?      -
price                    +       -      +       ?      ?      -
hours-address            +       +      -       ?      ?      -
form-labels              +       -      -       ?      ?      -
title-description        +       +      -       -      ?      -
open-to-search           +       +      +       +      ?      -
structured-data          +       -      -       ?      ?      -
treatment-pages          +       +      -       ?      ?      -
text-without-scripts     +       +      +       -      ?      +
zoom                     +       +      -       +      ?      -
speed                    +       +      -       +      ?      +
steady-head              +       +      -       ?      ?      -
https                    +       -      -       -      ?      -
ad-hosts                 -       -      +       ?      ?      +
container-tags           -       +      -       ?      ?      -
recorders                -       -      +       ?      ?      +
privacy-lang-alt         +       +      -       ?      ?      -
claims                   -       -      +       ?      ?      +
`
const ANSWERS = { '+': 'found', '-': 'not-found', '?': 'unknown' } as const

const known: Omit<KnownWeb, 'container'> = {
  booking: [
    { name: 'Calendly', signs: ['calendly.com'] },
    { name: 'Jane', signs: ['janeapp.com'] },
  ],
  ads: [
    { name: 'Meta Pixel', signs: ['connect.facebook.net', 'facebook.com/tr?'] },
    { name: 'Google tag', signs: ['googletagmanager.com/gtag', '__gaawe'] },
  ],
  recorders: [
    { name: 'Hotjar', signs: ['static.hotjar.com'] },
    { name: 'Microsoft Clarity', signs: ['clarity.ms'] },
  ],
  treatments: ['ketamine', 'PRP', 'Botox', 'stem cell', 'neuropathy', 'weight loss'].map((name) => [name]),
  claims: ['#1', 'guaranteed', 'cure', 'proven by', 'risk-free'],
}

const answer: RequestListener = (request, response) => {
  const { pathname } = new URL(request.url ?? '', 'http://x')
  const [site = ''] = (request.headers.host ?? '').split('.')
  const isSecure = 'encrypted' in request.socket
  if (pathname === '/gtm.js')
    return response.end('{"function":"__gaawe"},"https://connect.facebook.net/en_US"')
  if (site !== 'terrible' && !isSecure && site !== 'average')
    return response.writeHead(301, { Location: `https://${request.headers.host}${pathname}` }).end()
  if (site === 'wall') return response.writeHead(403).end('<title>Just a moment...</title>')
  const file = path.join(
    import.meta.dirname,
    'fixtures',
    `${site}${pathname.replace(/\/$/, '').replaceAll('/', '-')}.html`,
  )
  if (!existsSync(file)) return response.writeHead(404).end()
  if (site === 'excellent') response.setHeader('Strict-Transport-Security', 'max-age=63072000')
  const html = readFileSync(file)
  if (site === 'average') return response.end(`${html}<!--${'padding'.repeat(1000)}-->`)
  response.setHeader('Content-Encoding', 'gzip').end(gzipSync(html))
}

// One port for both, as a website's two ports are one address to a visitor.
const plain = createServer(answer)
const secure = createSecureServer(selfSigned, answer)
const both = createTcpServer((socket) => {
  socket.on('error', () => {})
  socket.once('data', (first) => {
    socket.pause()
    socket.unshift(first)
    // A TLS connection begins with a record of type 22.
    ;(first[0] === 22 ? secure : plain).emit('connection', socket)
    process.nextTick(() => socket.resume())
  })
})

const results: Record<string, CheckResult> = {}
beforeAll(async () => {
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), selfSigned.cert])
  both.listen(0, '127.0.0.1')
  await new Promise((resolve) => both.once('listening', resolve))
  const { port } = both.address() as { port: number }
  const reach = {
    userAgent: 'test',
    refused: new BlockList(),
    ports: null,
    lookup: resolvingTo(['127.0.0.1']),
  }
  const container = `http://gtm.clinic.test:${port}/gtm.js?id=`
  for (const site of SITES) {
    const address = `${site === 'terrible' ? 'http' : 'https'}://${site}.clinic.test:${port}/`
    results[site] = await checkWebsite(new URL(address), { known: { ...known, container }, reach })
  }
})
afterAll(() => both.close())

const rows = TABLE.trim()
  .split('\n')
  .slice(1)
  .map((row) => row.trim().split(/\s+/))
it.each(rows)('%s is answered as a person did', (check, ...answers) => {
  const expected = answers.map((one) => ANSWERS[one as keyof typeof ANSWERS])
  const answerOn = (site: string) => results[site]?.findings.find((one) => one.check === check)?.answer
  expect(SITES.map((site) => answerOn(site) ?? 'unknown')).toEqual(expected)
})

it('quotes what it found, and says what it read', () => {
  const quotes = (site: string, check: string) =>
    results[site]?.findings.find((one) => one.check === check)?.quotes
  expect(results.excellent?.pages).toEqual(['/', '/book', '/ketamine-therapy'])
  expect(quotes('excellent', 'phone-link')).toEqual([
    { text: '<a href="tel:+12145550100">(214) 555-0100</a>', page: '/' },
  ])
  expect(quotes('excellent', 'price')?.[0]).toEqual({
    text: 'Each infusion takes 40 minutes and costs $450.',
    page: '/ketamine-therapy',
  })
  expect(quotes('average', 'claims')?.map(({ text }) => text.slice(0, 33))).toEqual([
    'We are the #1 med spa in Phoenix.',
    'Our semaglutide program is clinic',
  ])
  expect(quotes('good', 'container-tags')?.map(({ service }) => service)).toEqual([
    'Meta Pixel',
    'Google tag',
  ])
  expect(quotes('average', 'ad-hosts')).toMatchObject([{ service: 'Meta Pixel', page: '/botox' }])
  const https = results.average?.findings.find(({ check }) => check === 'https')
  expect(https?.missing).toEqual(['redirect', 'hsts'])
  expect(results.wall?.fault).toBe('wall')
})
