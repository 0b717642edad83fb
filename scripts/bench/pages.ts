import { EMPTY_PAGE } from './empty-page.ts'
import { blockingTime, categories, loadOnce, type PageLoad } from './lighthouse.ts'
import { median } from './median.ts'
import type { Copy } from './site-under-test.ts'
import { type Part, table } from './table.ts'

/** The goals of every page: how far from the empty page (a ratio), and how long it may block (milliseconds). */
const goals = { distance: 1.15, blocking: 50, shift: 0, score: 100 }

interface Measured {
  loads: PageLoad[]
  blocking: number[]
  failures: string[]
}

/**
 * Lighthouse on a phone, every route beside the empty page. Routes take turns, and the empty page opens and closes
 * each round, so that a machine that grows slow slows them all.
 */
export async function measurePages(
  copy: Copy,
  routes: readonly string[],
  runs: number,
  chromium: string,
): Promise<Part> {
  const measured = new Map<string, Measured>(
    [EMPTY_PAGE, ...routes].map((route) => [route, { loads: [], blocking: [], failures: [] }]),
  )
  const site = await copy.start()
  try {
    for (let run = 1; run <= runs; run++) {
      for (const route of [EMPTY_PAGE, ...routes, EMPTY_PAGE]) {
        console.log(`Lighthouse, round ${run} of ${runs}: ${route}`)
        const url = `${site.origin}${route}`
        const of = measured.get(route)
        await keep(of?.loads, of?.failures, () => loadOnce(url, chromium))
        await keep(of?.blocking, of?.failures, () => blockingTime(url, chromium))
      }
    }
  } finally {
    await site.stop()
  }
  return { title: 'Pages on a phone', text: describe(measured) }
}

/** A load that failed is tried once more; failing again it costs one measurement and not the whole run. */
async function keep<T>(
  list: T[] | undefined,
  failures: string[] | undefined,
  measure: () => Promise<T>,
): Promise<void> {
  try {
    list?.push(await measure().catch(measure))
  } catch (error) {
    failures?.push(`not measured once: ${error instanceof Error ? error.message : error}`)
  }
}

function describe(measured: ReadonlyMap<string, Measured>): string {
  const empty = measured.get(EMPTY_PAGE)
  if (!empty || empty.loads.length === 0) throw new Error('The empty page could not be measured.')
  const emptyFcp = median(empty.loads.map(({ fcp }) => fcp))
  const emptyLcp = median(empty.loads.map(({ lcp }) => lcp))
  const met = { FCP: 0, LCP: 0, TBT: 0, CLS: 0, scores: 0 }
  const rows = [...measured].map(([route, { loads, blocking }]) => {
    if (loads.length === 0 || blocking.length === 0) return [route, 'not measured']
    const of = (read: (load: PageLoad) => number) => median(loads.map(read))
    const [fcp, lcp, cls, tbt] = [of((l) => l.fcp), of((l) => l.lcp), of((l) => l.cls), median(blocking)]
    const scores = categories.map((category) => of((load) => load.scores[category]))
    if (route !== EMPTY_PAGE) {
      met.FCP += Number(fcp <= emptyFcp * goals.distance)
      met.LCP += Number(lcp <= emptyLcp * goals.distance)
      met.TBT += Number(tbt < goals.blocking)
      met.CLS += Number(cls <= goals.shift)
      met.scores += Number(scores.every((score) => score === goals.score))
    }
    return [
      route === EMPTY_PAGE ? 'the empty page' : route,
      ...[fcp.toFixed(0), percent(fcp / emptyFcp), lcp.toFixed(0), percent(lcp / emptyLcp)],
      ...[tbt.toFixed(0), cls.toFixed(3), ...scores.map(String)],
    ]
  })
  const head = ['route', 'FCP ms', 'beside', 'LCP ms', 'beside', 'TBT ms', 'CLS']
  const indices = [...measured.values()].flatMap(({ loads }) => loads.map((load) => load.machineIndex))
  return [
    table([...head, 'performance', 'accessibility', 'best practices', 'SEO'], rows),
    `Of ${measured.size - 1} routes, within the goals: FCP ${met.FCP}, LCP ${met.LCP}, TBT ${met.TBT}, CLS ${met.CLS}, ` +
      `all four scores ${met.scores}. Lighthouse's index of this machine's speed meanwhile: ${median(indices).toFixed(0)}, ` +
      `between ${Math.min(...indices)} and ${Math.max(...indices)}.`,
    whatCost(measured),
  ].join('\n\n')
}

const percent = (ratio: number) => `${ratio < 1 ? '−' : '+'}${Math.abs((ratio - 1) * 100).toFixed(0)}%`

/** Which audits cost points, with the routes and in how many of their loads. */
function whatCost(measured: ReadonlyMap<string, Measured>): string {
  const costs = new Map<string, string[]>()
  for (const [route, { loads, failures }] of measured) {
    const said = [...loads.flatMap(({ faults }) => faults), ...failures]
    for (const fault of new Set(said)) {
      const times = said.filter((one) => one === fault).length
      costs.set(fault, [...(costs.get(fault) ?? []), `${route} (${times})`])
    }
  }
  if (costs.size === 0) return 'No audit cost a point in any load.'
  const lines = [...costs].map(([fault, routes]) => `- ${fault}: ${routes.join(', ')}`)
  return ['What cost points, and in how many loads:', '', ...lines].join('\n')
}
