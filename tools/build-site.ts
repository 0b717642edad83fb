import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { policySetting } from '../server/content-policy.ts'
import { loadEnvFile } from '../server/env-file.ts'
import { parseEnvironment } from '../settings/environment.ts'
import { stampsOf } from '../settings/stamps.ts'
import { compressFiles } from './compress.ts'
import { buildFonts } from './fonts.ts'

const root = path.dirname(import.meta.dirname)
const buildFolder = path.join(root, 'build')
const stampFile = path.join(buildFolder, 'made-from')

/** What the build reads. Tests, notes and settings of the running site change nothing in it. */
const sources = [
  'app',
  'audit',
  'cards',
  'desk',
  'found',
  'guide',
  'public',
  'roi',
  'seo',
  'server',
  'settings',
  'tools',
  'words',
  'package-lock.json',
  'react-router.config.ts',
  'site.config.ts',
  'tsconfig.json',
  'vite.config.ts',
  'vite.desk.config.ts',
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
          .sort()
    for (const file of entries) hash.update(path.relative(root, file)).update(await readFile(file))
  }
  return hash.digest('hex')
}

/** Runs one of the packages' programs; its output is shown only when it fails. */
function run(program: string, ...parameters: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'node_modules', program), ...parameters], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += chunk
    })
    child.stderr.on('data', (chunk) => {
      output += chunk
    })
    child.on('error', reject)
    child.on('exit', (code) => {
      if (code === 0) return resolve()
      console.error(output)
      reject(new Error(`The build stopped in ${path.basename(program)} ${parameters.join(' ')}: see above.`))
    })
  })
}

/** Builds the site, the desk's script and the server into `build/`, unless it holds the build of these very sources. */
export async function buildSite({ force }: { force: boolean }): Promise<void> {
  loadEnvFile(root)
  const environment = parseEnvironment(process.env, root)
  const stamps = stampsOf(environment)
  const outside = [environment.bookingWidget, environment.leadForm].filter((frame) => frame !== undefined)
  const stamp = `${await hashSources()} ${JSON.stringify([stamps, outside])}`
  if (!force && existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return
  console.log('Building the site …')
  const started = performance.now()
  await rm(buildFolder, { recursive: true, force: true })
  await buildFonts()
  const vite = 'vite/bin/vite.js'
  await run('@react-router/dev/bin.cjs', 'build')
  await run(vite, 'build', '--config', 'vite.desk.config.ts')
  await run(vite, 'build', '--config', 'vite.server.config.ts')
  // Loaded here and not above: a start that builds nothing needs no PDF writer.
  const { buildGuide } = await import('../guide/build.ts')
  const { finishPages } = await import('./finish-pages.ts')
  const { writeHeaderFile } = await import('./header-file.ts')
  await buildGuide(path.join(buildFolder, 'site', 'client'))
  const { buildFound } = await import('../found/build.ts')
  await buildFound(root, buildFolder)
  const site = path.join(buildFolder, 'site')
  await finishPages(site, stamps)
  await writeHeaderFile(path.join(site, 'client'), stamps.origin, policySetting(outside, stamps))
  await compressFiles(path.join(buildFolder, 'site', 'client'))
  await compressFiles(path.join(buildFolder, 'desk'))
  await writeFile(stampFile, stamp)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}
