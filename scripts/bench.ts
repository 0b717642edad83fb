import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ENGINES, measureDesk } from './bench/desk.ts'
import { currentLoad, describeMachine } from './bench/machine.ts'
import { memoryLimit } from './bench/memory-limit.ts'
import { type Copy, copySite } from './bench/site-under-test.ts'
import type { Part } from './bench/table.ts'
import { ensureBenchPackages } from './bench-packages.ts'
import { buildSite } from './build-site.ts'
import { ensureChromium } from './chromium.ts'
import { ensureNginx } from './nginx.ts'

const root = path.dirname(import.meta.dirname)
const parts = ['lighthouse', 'menu', 'throughput', 'memory', 'desk', 'small-machine'] as const
/** Bytes. */
const SMALL_MACHINE = 1e9
const usage = `npm run bench -- [--runs=3] [--route=/seo] [--only=${parts.join('|')}]`

function readOptions() {
  const text = { type: 'string' } as const
  const options = { runs: text, route: text, only: text, engine: text, calls: text }
  const { values } = parseArgs({ options })
  const runs = Number(values.runs ?? 3)
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a whole number from 1.')
  if (values.only && !parts.some((part) => part === values.only))
    throw new Error(`--only wants ${parts.join(', ')}.`)
  if (values.engine && !ENGINES.some((engine) => engine === values.engine))
    throw new Error(`--engine wants ${ENGINES.join(', ')}.`)
  const calls = values.calls === undefined ? undefined : Number(values.calls)
  return { runs, route: values.route, only: values.only, engine: values.engine, calls }
}

/** Measures one part after the other, each with a separate server, so that no part is affected by the one before. */
async function measure(
  copy: Copy,
  chromium: string | undefined,
  { runs, route, only, engine, calls }: ReturnType<typeof readOptions>,
) {
  const wanted = (part: (typeof parts)[number]) => !only || only === part
  const results: Part[] = []
  const done = (part: Part) => {
    console.log(`\n${part.title}\n\n${part.text}\n`)
    results.push(part)
  }
  if (wanted('desk')) done(await measureDesk(copy, runs, { engine, calls }))
  if (!chromium) return results
  // Loaded here and not above: their packages are the bench's own, and may just have been installed.
  const { indexableRoutes } = await import('./bench/indexable-routes.ts')
  const site = await copy.start()
  const routes = await indexableRoutes(site.origin, copy.clientFolder).finally(() => site.stop())
  if (wanted('lighthouse')) {
    const { measurePages } = await import('./bench/pages.ts')
    done(await measurePages(copy, route ? [route] : routes, runs, chromium))
  }
  if (wanted('menu')) done(await (await import('./bench/menu.ts')).measureMenu(copy, runs, chromium))
  if (wanted('throughput')) {
    const { measureThroughput } = await import('./bench/throughput.ts')
    done(await measureThroughput(copy, runs, ensureNginx()))
  }
  if (wanted('memory')) done(await (await import('./bench/memory.ts')).measureMemory(copy, routes, runs))
  if (wanted('small-machine')) {
    const { measureSmallMachine } = await import('./bench/small-machine.ts')
    done(await measureSmallMachine(root, memoryLimit(SMALL_MACHINE), SMALL_MACHINE))
  }
  return results
}

async function bench(): Promise<void> {
  const options = readOptions()
  const started = new Date()
  const load = currentLoad()
  const command = ['npm run bench', ...process.argv.slice(2)].join(' ').replace('bench --', 'bench -- --')
  // The desk's part uses neither a browser nor the bench's own packages.
  const needsBrowser = options.only !== 'desk'
  if (needsBrowser) ensureBenchPackages(path.join(root, 'scripts', 'bench'))
  const chromium = needsBrowser ? ensureChromium() : undefined
  await buildSite({ force: false })
  const copy = await copySite(root)
  const results = await measure(copy, chromium, options).finally(() => copy.remove())
  const machine = describeMachine(chromium, started, command, load)
  console.log(`${machine}\n\nIt took ${Math.round((Date.now() - started.getTime()) / 60_000)} minutes.`)
  // The page in docs/ is of one whole run; a partial run is only printed.
  if (options.only || options.route || options.engine || options.calls) return
  const { page } = await import('./bench/page.ts')
  await writeFile(path.join(root, 'docs', 'bench.md'), page(machine, options.runs, results))
  console.log('Written to docs/bench.md.')
}

try {
  await bench()
} catch (error) {
  if (error instanceof TypeError && 'code' in error) console.error(`${error.message}\n${usage}`)
  else console.error(error)
  process.exit(1)
}
