import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { expectedMessage } from '../server/config/expected-error.ts'
import { BuildStopped } from './build-stopped.ts'

const root = path.dirname(import.meta.dirname)
const buildFolder = path.join(root, 'build')
/** Becomes `build/` once it is finished. */
const newBuild = path.join(root, '.generated', 'build')
const MAX_SHOWN_PROBLEMS = 10
const MAX_SHOWN_ADVICE = 20

const sources = [
  '{app,booking,guide,platform,public,scripts,server,website-check}/**',
  '{package-lock.json,tsconfig.json,vite.config.ts}',
]

/**
 * Builds the site and the server into `build/`, unless nothing has changed since the last build. A failed build leaves
 * `build/` as it was and ends the process, with one sentence for an error that an owner or operator can correct.
 */
export async function buildSite({ force }: { force: boolean }): Promise<void> {
  try {
    const { loadEnvFile } = await import('../server/env-file.ts')
    loadEnvFile(root)
    const { contentFolder } = await import('../app/content/read/content-folder.ts')
    if (!force && isCurrent(contentFolder)) return
    // Imported here, because most starts build nothing.
    const { parseEnvironment } = await import('../server/config/environment.ts')
    const { checkDataFolder } = await import('../server/config/folders.ts')
    const environment = parseEnvironment(process.env, root)
    // Checked only for `npm start`, which writes there afterwards.
    if (!force) checkDataFolder(environment.dataDir)
    checkOwner(contentFolder)
    await build(contentFolder)
  } catch (error) {
    const sentence = expectedMessage(error)
    if (sentence === null) throw error
    console.error(sentence)
    process.exit(1)
  }
}

/** Returns whether no file has changed since the last build, and no folder, which changes when a file is deleted. */
function isCurrent(contentFolder: string): boolean {
  const built = statSync(manifest(buildFolder), { throwIfNoEntry: false })?.mtimeMs
  if (!built || ownerOf(root, buildFolder) !== contentFolder) return false
  const files = [
    ...globSync(sources, { cwd: root }).map((file) => path.join(root, file)),
    ...globSync('**', { cwd: contentFolder }).map((file) => path.join(contentFolder, file)),
  ]
  // Compares ctime, because a copied file may keep its old mtime.
  return files.every((file) => statSync(file).ctimeMs < built)
}

/** Returns the commit that is built, for `/health` and `desk status`. */
async function versionOf(): Promise<string> {
  const ask = ['show', '--no-patch', '--format=%h of %cs']
  const { stdout } = await promisify(execFile)('git', ask, { cwd: root }).catch(() => ({ stdout: '' }))
  return stdout.trim() || 'without git history'
}

/** The manifest names the files for browsers; its modification time is that of the build. */
const manifest = (folder: string) => path.join(folder, 'manifest.json')

const ownerFile = (folder: string) => path.join(folder, 'content-folder.txt')

/** Records in a build whose it is. A folder within the checkout is named from there, so that both can be moved or copied. */
export function writeOwner(checkout: string, folder: string, contentFolder: string): void {
  const within = path.relative(checkout, contentFolder)
  const isWithin = !path.isAbsolute(within) && within.split(path.sep)[0] !== '..'
  writeFileSync(ownerFile(folder), isWithin ? within : contentFolder)
}

/** The absolute path of the owner's folder that a build was made from; null without a build. */
export function ownerOf(checkout: string, folder: string): string | null {
  const file = ownerFile(folder)
  return existsSync(file) ? path.resolve(checkout, readFileSync(file, 'utf8')) : null
}

/** @throws {BuildStopped} when `build/` is the site of another owner's folder, which may be running from it */
function checkOwner(contentFolder: string): void {
  const owner = ownerOf(root, buildFolder)
  if (owner !== null && owner !== contentFolder && existsSync(owner))
    throw new BuildStopped(
      `build/ is the site of ${owner}. Give ${contentFolder} a checkout of its own, for example by “git worktree add ../another-site”, or delete build/ first.`,
    )
}

async function build(contentFolder: string): Promise<void> {
  console.log('Building the site …')
  const started = performance.now()
  const { checkContent } = await import('./content-check/find-problems.ts')
  const { problems, removed, advice } = await checkContent()
  if (problems.length > 0) throw new BuildStopped(firstOf(problems, MAX_SHOWN_PROBLEMS))
  if (removed.length > 0)
    console.log(`Speaks of what isn’t there (${removed.length}):\n${firstOf(removed, MAX_SHOWN_ADVICE)}`)
  const { buildFonts } = await import('./fonts.ts')
  await buildFonts()
  await rm(newBuild, { recursive: true, force: true })
  // The limit lets a machine with 1 GB build.
  await run('--max-old-space-size=320', 'node_modules/vite/bin/vite.js', 'build')
  const [client, server] = [path.join(newBuild, 'client'), path.join(newBuild, 'server')]
  await cp(path.join(server, 'assets'), path.join(client, 'assets'), { recursive: true })
  await cp(path.join(client, '.vite', 'manifest.json'), manifest(newBuild))
  await rm(path.join(client, '.vite'), { recursive: true })
  writeOwner(root, newBuild, contentFolder)
  await writeFile(path.join(newBuild, 'version.txt'), await versionOf())
  const { agreementPdf } = await import('../app/content/promises/agreement.data.ts')
  const { compileAgreement } = await import('../guide/compile.ts')
  await mkdir(path.dirname(path.join(client, agreementPdf)), { recursive: true })
  await writeFile(path.join(client, agreementPdf), await compileAgreement())
  await run(path.join(server, 'finish.js'))
  // Keeps the old scripts, which open pages and the running site need until it restarts.
  const oldAssets = path.join(buildFolder, 'client', 'assets')
  if (existsSync(oldAssets))
    await cp(oldAssets, path.join(client, 'assets'), { recursive: true, force: false })
  await rm(buildFolder, { recursive: true, force: true })
  await rename(newBuild, buildFolder)
  if (advice.length > 0)
    console.log(`Could read better (${advice.length}):\n${firstOf(advice, MAX_SHOWN_ADVICE)}`)
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
}

function firstOf(sentences: readonly string[], count: number): string {
  const rest = sentences.length - count
  return [...sentences.slice(0, count), ...(rest > 0 ? [`… and ${rest} more.`] : [])].join('\n')
}

/** Runs a step in a process of its own, which frees its memory. */
async function run(...command: string[]): Promise<void> {
  try {
    const env = { ...process.env, NODE_ENV: 'production' }
    await promisify(execFile)(process.execPath, command, { cwd: root, env, maxBuffer: Infinity })
  } catch (error) {
    const { stdout, stderr, signal } = error as { stdout: string; stderr: string; signal: string | null }
    const cause = `The build was ended by ${signal}; the machine may have run out of memory.`
    throw new BuildStopped(`${stdout}${stderr}${signal ? cause : ''}`.trim())
  }
}

/** `npm run build`; with `--if-needed`, as other commands run it, only if the sources have changed. */
if (import.meta.main) await buildSite({ force: !process.argv.includes('--if-needed') })
