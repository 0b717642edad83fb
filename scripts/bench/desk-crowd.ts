import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { percentile } from './percentile.ts'
import type { Copy, RunningSite } from './site-under-test.ts'
import { table } from './table.ts'

const CONNECTIONS = 200
const SECONDS = 10
/** Visits of the home page a second, while the crowd is on the widget. */
const HOME_RATE = 20

/** What the crowd asks for; `N` becomes another number each time. */
const CROWDS = [
  { name: 'nobody on the widget', connections: 0, address: '' },
  {
    name: `${CONNECTIONS} connections on the widget`,
    connections: CONNECTIONS,
    address: '/desk/booking?embed=1',
  },
  {
    name: `the same, each view from another advertisement`,
    connections: CONNECTIONS,
    address: '/desk/booking?embed=1&utm_campaign=N',
  },
]

/** How long the home page takes while a crowd asks for the widget as fast as it is answered, and what a view costs. */
export async function measureCrowd(copy: Copy): Promise<string> {
  const site = await copy.start({ BOOKING_ATTEMPTS_PER_TEN_MINUTES: '1000000' })
  const rows: string[][] = []
  try {
    for (const crowd of CROWDS) {
      console.log(`The home page, ${crowd.name}`)
      const { views, cpuMs, home } = await visitBeside(site, crowd)
      const cost = views > 0 ? [(views / SECONDS).toFixed(0), (cpuMs / views).toFixed(2)] : ['', '']
      rows.push([
        crowd.name,
        ...[0.5, 0.95, 0.99].map((share) => percentile(home, share).toFixed(1)),
        ...cost,
      ])
    }
  } finally {
    await site.stop()
  }
  const head = ['the home page, with', 'p50 ms', 'p95 ms', 'p99 ms', 'views /s', 'CPU ms a view']
  return table(head, rows)
}

/** `cpuMs` is what the server's process took in all. */
async function visitBeside(site: RunningSite, crowd: { connections: number; address: string }) {
  const worker = new Worker(new URL('./desk-crowd-worker.ts', import.meta.url), {
    workerData: { origin: site.origin, ...crowd, seconds: SECONDS + 1 },
  })
  const counted = new Promise<number>((resolve, reject) => {
    worker.on('message', resolve)
    worker.on('error', reject)
  })
  await wait(1000)
  const before = cpuMilliseconds(site.pid)
  const home: number[] = []
  const visits: Promise<void>[] = []
  const began = performance.now()
  for (let n = 0; n < SECONDS * HOME_RATE; n++) {
    await wait(Math.max(0, began + (n * 1000) / HOME_RATE - performance.now()))
    visits.push(visitHome(site.origin, home))
  }
  await Promise.all(visits)
  const cpuMs = cpuMilliseconds(site.pid) - before
  return { views: await counted, cpuMs, home }
}

async function visitHome(origin: string, times: number[]): Promise<void> {
  const began = performance.now()
  const response = await fetch(`${origin}/`)
  await response.arrayBuffer()
  if (response.status !== 200) throw new Error(`The home page answered ${response.status}.`)
  times.push(performance.now() - began)
}

/** Processor time of a process so far; 0 where the system does not tell. A tick is 10 ms on every Linux we know. */
function cpuMilliseconds(pid: number): number {
  if (process.platform !== 'linux') return 0
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
