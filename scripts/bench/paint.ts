import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { ensureChromium, findProgram } from '../test-programs.ts'
import { quantile } from './bookings.ts'

/**
 * The pages of a site that are measured, each with the most milliseconds of style and layout before its first words;
 * `robots.txt` is an empty page with all headers.
 */
const PAGES: Readonly<Record<string, number | undefined>> = {
  '/robots.txt': undefined,
  '/': 100,
  '/paid-traffic': 100,
  '/seo': 100,
  '/whats-included': 100,
  '/book': 70,
}
const WORK = new Set(['UpdateLayoutTree', 'Layout', 'ParseAuthorStyleSheet'])
const ROUNDS = 9
/** How much slower the processor is made, as a phone's. */
const SLOWER = 4
/** A slow mobile network: 1.6 Mbit/s, in bytes a second, and 150 ms for a round trip. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const HEAD = [
  '',
  'first ms',
  'quartiles',
  '× bare',
  'largest ms',
  'quartiles',
  '× bare',
  'style and layout ms',
  'goal',
  'layout shift',
  'largest element',
]

export const paintAbout = `First and largest contentful paint of first visits: medians and quartiles of ${ROUNDS} rounds in turn, 390 px wide, with a
processor ${SLOWER} times slower, 1.6 Mbit/s and 150 ms. “Bare” is a page of one word from five lines of \`node:http\`, without headers;
\`robots.txt\` is an empty page of the site’s own server. Style and layout are the work before the first words, from Chromium’s trace. Largest and
layout shift are read a second after the load event.`

export type NamedAddress = readonly [name: string, address: string]

interface Visit {
  first: number
  largest: number
  /** Milliseconds of style and layout before the first contentful paint. */
  work: number
  shift: number
  element: string
}

/**
 * Measures first visits of a site's pages and of other addresses, each with a name, beside a bare page, in each kind of
 * Chromium that is installed. Returns a table for each.
 */
export async function measurePaint(origin: string, others: readonly NamedAddress[]) {
  const bare = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Bare</title><p>Bare')
  })
  await new Promise<void>((resolve) => bare.listen(0, resolve))
  const addresses: NamedAddress[] = [
    ['bare', `http://localhost:${(bare.address() as AddressInfo).port}/`],
    ...Object.keys(PAGES).map((page) => [page, origin + page] as const),
    ...others,
  ]
  const browsers = new Set([ensureChromium(), findProgram('chromium', 'google-chrome-stable')])
  const tables: { browser: string; head: string[]; rows: string[][] }[] = []
  for (const executablePath of browsers) {
    if (!executablePath) continue
    const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
    const measured = addresses.map(([name, address]) => ({ name, address, all: [] as Visit[] }))
    for (let round = 0; round < ROUNDS; round++)
      for (const { address, all } of measured) all.push(await visit(browser, address))
    await browser.close()
    const scale = measured[0]?.all ?? []
    const rows = measured.map(({ name, all }) => [
      name,
      ...(['first', 'largest'] as const).flatMap((paint) => {
        const at = (part: number) => of(all, paint, part)
        const times = at(0.5) / of(scale, paint, 0.5)
        return [at(0.5).toFixed(0), `${at(0.25).toFixed(0)}–${at(0.75).toFixed(0)}`, times.toFixed(2)]
      }),
      of(all, 'work', 0.5).toFixed(0),
      String(PAGES[name] ?? ''),
      of(all, 'shift', 1).toFixed(3),
      all[0]?.element ?? '',
    ])
    tables.push({ browser: path.basename(executablePath), head: HEAD, rows })
  }
  bare.close()
  return tables
}

function of(visits: readonly Visit[], figure: Exclude<keyof Visit, 'element'>, part: number): number {
  return quantile(
    visits.map((one) => one[figure]),
    part,
  )
}

/** Opens an address in a browser that has stored nothing. Times are milliseconds since the navigation began. */
async function visit(browser: Browser, address: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
  await page.goto(address)
  await page.waitForTimeout(1000)
  const measured = await page.evaluate(async () => {
    type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; element?: Element | null }
    const read = (type: string) =>
      new Promise<Entry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true })
        setTimeout(resolve, 500, [])
      })
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const largest = (await read('largest-contentful-paint')).at(-1)
    const shifts = await read('layout-shift')
    const element = largest?.element
    return {
      first: first?.startTime ?? Number.NaN,
      largest: largest?.startTime ?? Number.NaN,
      shift: shifts.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0),
      element: element ? `${element.localName}: ${element.textContent?.trim().slice(0, 30) ?? ''}` : '',
    }
  })
  const work = workBeforePaint(JSON.parse(String(await browser.stopTracing())))
  await context.close()
  return { ...measured, work }
}

interface Trace {
  traceEvents: { name: string; ph: string; ts: number; dur: number }[]
}

/** Returns the milliseconds of style and layout before the first contentful paint of a trace, whose times are microseconds. */
function workBeforePaint({ traceEvents }: Trace): number {
  const paints = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts)
  const work = traceEvents.filter(
    ({ name, ph, ts }) => WORK.has(name) && ph === 'X' && ts < Math.min(...paints),
  )
  return work.reduce((sum, { dur }) => sum + dur, 0) / 1000
}
