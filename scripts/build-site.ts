import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deploymentValuesOf } from '../app/deployment-values.ts'
import type { Change } from '../app/seo/last-modified.ts'
import { parseEnvironment } from '../server/config/environment.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { BuildStopped, runStep, type Step } from './build-step.ts'
import { watchMemory } from './peak-memory.ts'

const root = path.dirname(import.meta.dirname)
const buildFolder = path.join(root, 'build')
const stampFile = path.join(buildFolder, 'made-from')
/** Read by the pages and written by the step `dates`: compared as it is after a build. */
const recordFile = path.join(root, 'app', 'seo', 'last-modified.json')

/** What the build reads. Tests, notes and settings of the running site change nothing in it. */
const sources = [
  'app',
  'booking',
  'guide',
  'people',
  'public',
  'scripts',
  'server',
  'package-lock.json',
  'react-router.config.ts',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.server.config.ts',
]

async function hashSources(): Promise<string> {
  const hash = createHash('sha256')
  for (const source of sources) {
    const place = path.join(root, source)
    if (!existsSync(place)) continue
    const entries = source.includes('.')
      ? [place]
      : (await readdir(place, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .filter((file) => file !== recordFile && !file.includes(`${path.sep}node_modules${path.sep}`))
          .sort()
    for (const file of entries) hash.update(path.relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** The pages and days in the record of changes. */
async function recordedDays(): Promise<string> {
  const record: Record<string, Change> = JSON.parse(await readFile(recordFile, 'utf8'))
  return JSON.stringify(Object.entries(record).map(([page, { day }]) => [page, day]))
}

/** V8 collects early: the pages' build keeps some 80 MB in its heap, and would let it grow to 200. */
const lean = ['--max-semi-space-size=4', '--max-old-space-size=320']
const tool = (file: string) => path.join(root, 'scripts', file)
const program = (file: string) => path.join(root, 'node_modules', file)
const vite = program('vite/bin/vite.js')

const pages: Step = {
  name: 'pages',
  command: [...lean, program('@react-router/dev/bin.cjs'), 'build'],
}

/** Each step runs in a separate process, so that its memory is freed before the next one. */
const steps: readonly Step[] = [
  { name: 'content', command: [tool('check-content.ts')] },
  { name: 'fonts', command: [tool('fonts.ts')] },
  pages,
  { name: 'dates', command: [tool('date-pages.ts')] },
  { name: 'server', command: [vite, 'build', '--config', 'vite.server.config.ts'] },
  { name: 'finish', command: [tool('finish-build.ts')] },
  {
    name: 'compress',
    command: [tool('compress.ts'), path.join(buildFolder, 'site', 'client')],
  },
]

/** Leaves the peak memory of every step in `build/peak-memory.json`, which a test reads. */
async function runSteps(): Promise<void> {
  const peaks: Record<string, number | undefined> = {}
  const run = async (step: Step) => {
    const peak = watchMemory()
    await runStep(step).finally(() => {
      peaks[step.name] = peak()
    })
  }
  for (const step of steps) {
    const days = await recordedDays()
    await run(step)
    if (step.name !== 'dates' || days === (await recordedDays())) continue
    console.log('Dated the pages whose text changed, in app/seo/last-modified.json.')
    // Articles carry their date.
    await run(pages)
  }
  await writeFile(path.join(buildFolder, 'peak-memory.json'), `${JSON.stringify(peaks, null, 2)}\n`)
}

/**
 * Builds the site and the server into `build/`, unless it holds the build of these very sources.
 * A build that cannot go on ends the process with one sentence.
 */
export async function buildSite({ force }: { force: boolean }): Promise<void> {
  loadEnvFile(root)
  const environment = parseEnvironment(process.env, root)
  const outside = [environment.bookingWidget, environment.leadForm].filter((frame) => frame !== undefined)
  const madeFrom = `${await hashSources()} ${JSON.stringify([deploymentValuesOf(environment), outside])}`
  const stamp = async () => `${madeFrom} ${await recordedDays()}`
  if (!force && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === (await stamp())) return
  console.log('Building the site …')
  const started = performance.now()
  await rm(buildFolder, { recursive: true, force: true })
  // Route types of pages that have moved would fail the type check.
  await rm(path.join(root, '.react-router'), { recursive: true, force: true })
  try {
    await runSteps()
  } catch (error) {
    if (!(error instanceof BuildStopped)) throw error
    console.error(error.message)
    process.exit(1)
  }
  await writeFile(stampFile, await stamp())
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
