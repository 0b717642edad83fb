import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { parseEnvironment } from '../server/config/environment.ts'
import { expectedMessage } from '../server/config/expected-error.ts'
import { checkFolders } from '../server/config/folders.ts'
import { loadEnvFile } from '../server/env-file.ts'

const root = path.dirname(import.meta.dirname)
/** The finished build, which the server reads at its start. */
const buildFolder = path.join(root, 'build')
/** The build in work. */
export const newBuild = path.join(root, '.generated', 'build')
/** What a build was made from, in its folder. */
const STAMP = 'made-from'
/** Problems of the content that are shown at once. */
const SHOWN = 10

/** What the build reads. Tests and notes change nothing in it; of the settings only the origin, which the PDFs link to. */
const sources = [
  'app',
  'booking',
  'films',
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

/** The build cannot go on. The message is for a person. */
export class BuildStopped extends Error {
  override name = 'BuildStopped'
}

/**
 * Builds the site and the server into `build/`, unless it holds the build of these very sources. The build is made beside
 * the last one and replaces it at the end, so that one that fails changes nothing. What an owner or operator can correct
 * ends the process with one sentence.
 */
export async function buildSite({ force }: { force: boolean }): Promise<void> {
  try {
    loadEnvFile(root)
    const environment = parseEnvironment(process.env, root)
    // Only `npm start` goes on to write there; found now, it costs no build.
    if (!force) checkFolders(environment)
    const stamp = await hashSources()
    const stampFile = path.join(buildFolder, STAMP)
    if (!force && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
    await build(stamp)
  } catch (error) {
    const sentence = expectedMessage(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exit(1)
  }
}

async function build(stamp: string): Promise<void> {
  console.log('Building the site …')
  const started = performance.now()
  // Loads Vite, which a start without a build does not need.
  const { findProblems } = await import('./content-check/find-problems.ts')
  const problems = await findProblems(root)
  if (problems.length > SHOWN) problems.splice(SHOWN, Infinity, `… and ${problems.length - SHOWN} more.`)
  if (problems.length > 0) throw new BuildStopped(problems.join('\n'))
  await rm(newBuild, { recursive: true, force: true })
  await mkdir(newBuild, { recursive: true })
  const { buildFonts } = await import('./fonts.ts')
  await buildFonts()
  // The heap is collected early, so that a machine with 1 GB can build.
  await run('--max-old-space-size=320', 'node_modules/@react-router/dev/bin.cjs', 'build')
  await run('node_modules/vite/bin/vite.js', 'build', '--config', 'vite.server.config.ts')
  await run('scripts/finish-build.ts')
  await writeFile(path.join(newBuild, STAMP), stamp)
  await rm(buildFolder, { recursive: true, force: true })
  await rename(newBuild, buildFolder)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

/** Runs a step in a process of its own, which frees its memory. Its output is shown only when it fails. */
async function run(...command: string[]): Promise<void> {
  try {
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, command, { cwd: root, env, maxBuffer: Infinity })
  } catch (error) {
    const { stdout, stderr, signal } = error as { stdout: string; stderr: string; signal: string | null }
    console.error(`${stdout}${stderr}`.trimEnd())
    // The kernel ends a process with SIGKILL when memory runs out; Node aborts itself when its heap is full.
    const cause = signal ? ` was ended by ${signal}; the machine may have run out of memory` : ' failed'
    throw new BuildStopped(`The build stopped: "${command.join(' ')}"${cause}.`)
  }
}

/** A hash of everything that a build reads. */
async function hashSources(): Promise<string> {
  const hash = createHash('sha256').update(process.env.SITE_ORIGIN ?? '')
  for (const source of sources) {
    const place = path.join(root, source)
    if (!existsSync(place)) continue
    const files = source.includes('.')
      ? [place]
      : (await readdir(place, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
          .map((entry) => path.join(entry.parentPath, entry.name))
          .sort()
    for (const file of files) {
      hash.update(path.relative(root, file))
      // In pieces: a film is larger than the memory a build may take.
      for await (const piece of createReadStream(file)) hash.update(piece)
    }
  }
  return hash.digest('hex')
}

/** `npm run build`; with `--if-needed`, as other commands run it, only if the sources have changed. */
if (import.meta.main) await buildSite({ force: !process.argv.includes('--if-needed') })
