import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseEnvironment } from '../server/config/environment.ts'
import { expectedMessage } from '../server/config/expected-error.ts'
import { checkFolders } from '../server/config/folders.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { buildFolder, clearNewBuild, newBuild, recoverBuild, swapInNewBuild } from './build-folder.ts'
import { lockBuild } from './build-lock.ts'
import { hashSources, isCurrent, recordedDays, writeStamp } from './build-stamp.ts'
import { runStep, type Step } from './build-step.ts'
import { watchMemory } from './peak-memory.ts'

const root = path.dirname(import.meta.dirname)
const lockFile = path.join(root, '.generated', 'build-lock')
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
    command: [tool('compress.ts'), path.join(newBuild, 'site', 'client')],
  },
]

/** Leaves the peak memory of every step in the build's `peak-memory.json`, which a test reads. */
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
  await writeFile(path.join(newBuild, 'peak-memory.json'), `${JSON.stringify(peaks, null, 2)}\n`)
}

/**
 * Builds the site and the server into `build/`, unless it holds the build of these very sources. Settings are not among
 * them: the server puts its own in. The build is made beside the last one and replaces it at the end, so that one that
 * fails changes nothing. A build that cannot go on ends the process with one sentence.
 */
export async function buildSite({ force }: { force: boolean }): Promise<void> {
  try {
    loadEnvFile(root)
    const environment = parseEnvironment(process.env, root)
    // Only `npm start` goes on to write there; found now, it costs no build.
    if (!force) checkFolders(environment)
    const sourcesHash = await hashSources()
    if (!force && (await isCurrent(sourcesHash))) return
    const unlock = await lockBuild(lockFile, () => console.log('Waiting for another build to end …'))
    // Which may have built these very sources, or have been ended between the two renames of a swap.
    await recoverBuild()
    if (force || !(await isCurrent(sourcesHash))) await build(sourcesHash)
    unlock()
  } catch (error) {
    refuseBuild(error)
  }
}

async function build(sourcesHash: string): Promise<void> {
  console.log('Building the site …')
  const started = performance.now()
  await clearNewBuild()
  await runSteps()
  await writeStamp(newBuild, sourcesHash)
  await swapInNewBuild()
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Ends a build that cannot go on with one sentence. Anything unexpected keeps its stack. */
function refuseBuild(error: unknown): never {
  const expected = expectedMessage(error)
  if (expected) {
    console.error(expected)
    process.exit(1)
  }
  const { code, path: place } = error as NodeJS.ErrnoException
  const advice = code && diskAdvice[code]
  if (!advice) throw error
  console.error(`The build could not write ${place ?? buildFolder} (${code}): ${advice}`)
  process.exit(1)
}

const diskAdvice: Record<string, string> = {
  ENOSPC: 'the disk is full; free some space, then run the command again.',
  EDQUOT: 'the disk quota is used up; free some space, then run the command again.',
  EACCES: 'this user may not write there; run the command as the owner of the folder.',
  EPERM: 'this user may not write there; run the command as the owner of the folder.',
  EROFS: 'the folder is read-only; build where it can be written, then copy the result.',
}
