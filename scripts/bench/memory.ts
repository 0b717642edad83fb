import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import autocannon from 'autocannon'
import { median } from './median.ts'
import type { Copy } from './site-under-test.ts'
import { type Part, table } from './table.ts'

const REST_MS = 10_000

/** What the server's process holds of the machine's memory, at rest and after load; each round in a new process. */
export async function measureMemory(copy: Copy, routes: readonly string[], runs: number): Promise<Part> {
  const moments = [
    { name: 'at rest, 10 s after the start', held: [] as number[] },
    { name: 'after 5,000 visits of a page, 50 at a time', held: [] as number[] },
    { name: 'after 500 visits of the booking widget', held: [] as number[] },
    { name: '10 s later', held: [] as number[] },
  ]
  for (let run = 1; run <= runs; run++) {
    console.log(`Memory, round ${run} of ${runs}`)
    const site = await copy.start()
    const url = site.origin
    const steps = [
      () => rest(),
      () => autocannon({ url, connections: 50, amount: 5000, requests: routes.map((path) => ({ path })) }),
      () => autocannon({ url, connections: 5, amount: 500, requests: [{ path: '/desk/booking' }] }),
      () => rest(),
    ]
    try {
      for (const [index, step] of steps.entries()) {
        await step()
        moments[index]?.held.push(residentMegabytes(site.pid))
      }
    } finally {
      await site.stop()
    }
  }
  const rows = moments.map(({ name, held }) => [name, median(held).toFixed(0)])
  return { title: 'Memory', text: table(['the server’s process', 'MB resident'], rows) }
}

const rest = () => new Promise((resolve) => setTimeout(resolve, REST_MS))

/** Resident set of a process in megabytes: Linux tells in a file, other systems through `ps`. */
function residentMegabytes(pid: number): number {
  const kilobytes =
    process.platform === 'linux'
      ? /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
      : execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  if (!kilobytes) throw new Error(`The memory of process ${pid} could not be read.`)
  return (Number(kilobytes) * 1024) / 1e6
}
