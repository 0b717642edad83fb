import { chromium } from '@playwright/test'
import { ensureChromium } from '../test-programs.ts'

/** The pages of which it counts, each with the most milliseconds that it should take. */
const GOALS: Readonly<Record<string, number>> = {
  '/': 100,
  '/paid-traffic': 100,
  '/seo': 100,
  '/whats-included': 100,
  '/book': 70,
}
const RUNS = 9
/** How much slower the processor is made, as a phone's. */
const SLOWER = 4
const WORK = new Set(['UpdateLayoutTree', 'Layout', 'ParseAuthorStyleSheet'])

export const paintAbout = `Style and layout before a page’s first words are on the screen, from Chromium’s trace: milliseconds, median and quartiles of ${RUNS}
first visits in turn, 390 px wide, with a processor ${SLOWER} times slower.`

/** Measures the work of style and layout before the first contentful paint. Returns the rows of a table. */
export async function measurePaint(origin: string): Promise<{ head: string[]; rows: string[][] }> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const times = new Map(Object.keys(GOALS).map((path) => [path, [] as number[]]))
  for (let run = 0; run < RUNS; run++)
    for (const [path, all] of times) {
      const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      await browser.startTracing(page, { categories: ['devtools.timeline', 'loading'] })
      await page.goto(origin + path)
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      all.push(workBeforePaint(JSON.parse(String(await browser.stopTracing()))))
      await context.close()
    }
  await browser.close()
  const rows = [...times].map(([path, all]) => {
    const sorted = all.toSorted((one, other) => one - other)
    const at = (part: number) => (sorted[Math.round(part * (RUNS - 1))] ?? 0).toFixed(0)
    return [path, at(0.5), `${at(0.25)}–${at(0.75)}`, String(GOALS[path])]
  })
  return { head: ['', 'median', 'quartiles', 'goal'], rows }
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
