import { globSync } from 'node:fs'
import autocannon from 'autocannon'
import { median } from './median.ts'
import { startNginx } from './nginx.ts'
import type { Copy } from './site-under-test.ts'
import { type Part, table } from './table.ts'

const SECONDS = 10
const CONNECTIONS = 50
/** Both servers hold gzip twins; the nginx of the systems' packages knows no brotli files. */
const headers = { 'accept-encoding': 'gzip' }

interface Shot {
  perSecond: number
  slowest: number
  refused: number
}

/**
 * Requests a second, beside nginx over the same files; the two take turns.
 * @param nginx path of its program; if left out, the table has only the site
 */
export async function measureThroughput(copy: Copy, runs: number, nginx: string | undefined): Promise<Part> {
  const asset = globSync('assets/main-*.js', { cwd: copy.clientFolder })[0]
  if (!asset) throw new Error('The build has no script for every page to ask for.')
  const site = await copy.start()
  const rival = nginx
    ? await startNginx(nginx, copy.clientFolder, (await fetch(site.origin)).headers)
    : undefined
  const rows: string[][] = []
  try {
    for (const address of ['/', '/seo', `/${asset}`]) {
      const ours: Shot[] = []
      const theirs: Shot[] = []
      for (let run = 1; run <= runs; run++) {
        console.log(`Requests a second, round ${run} of ${runs}: ${address}`)
        ours.push(await fire(`${site.origin}${address}`))
        if (rival) theirs.push(await fire(`${rival.origin}${address}`))
      }
      rows.push([address, ...figures(ours), ...(rival ? [...figures(theirs), ratio(ours, theirs)] : [])])
    }
  } finally {
    await rival?.stop()
    await site.stop()
  }
  const head = ['address', 'the site /s', '99th percentile ms', 'refused']
  const beside = ['nginx /s', '99th percentile ms', 'refused', 'site : nginx']
  const text = table(rival ? [...head, ...beside] : head, rows)
  return {
    title: 'Requests a second',
    text: rival ? text : `${text}\n\nnginx was not installed; the comparison is left out.`,
  }
}

async function fire(url: string): Promise<Shot> {
  // Once before it counts: what is compressed at the first visit, and files that the disk has not read yet.
  await (await fetch(url, { headers })).arrayBuffer()
  const result = await autocannon({ url, connections: CONNECTIONS, duration: SECONDS, headers })
  return {
    perSecond: result.requests.average,
    slowest: result.latency.p99,
    refused: result.non2xx + result.errors + result.timeouts,
  }
}

const perSecond = (shots: readonly Shot[]) => median(shots.map((shot) => shot.perSecond))

function figures(shots: readonly Shot[]): string[] {
  const refused = shots.reduce((sum, shot) => sum + shot.refused, 0)
  return [perSecond(shots).toFixed(0), median(shots.map((shot) => shot.slowest)).toFixed(0), String(refused)]
}

const ratio = (ours: readonly Shot[], theirs: readonly Shot[]) =>
  (perSecond(ours) / perSecond(theirs)).toFixed(2)
