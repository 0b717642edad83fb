import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ContentError } from '../app/content/content-error.ts'
import type { Change } from '../app/seo/last-modified.ts'
import { buildFolder } from './build-folder.ts'

const root = path.dirname(import.meta.dirname)
/** What a build was made from, in its folder. */
const STAMP = 'made-from'
/** Read by the pages and written by the step `dates`: compared as it is after a build. */
const recordFile = path.join(root, 'app', 'seo', 'last-modified.json')

/** What the build reads. Tests, notes and settings of the running site change nothing in it. */
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

/** A hash of everything that a build reads. */
export async function hashSources(): Promise<string> {
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
    for (const file of entries) {
      hash.update(path.relative(root, file))
      // In pieces: a film is larger than the memory a build may take.
      for await (const piece of createReadStream(file)) hash.update(piece)
    }
  }
  return hash.digest('hex')
}

/**
 * The pages and days in the record of changes.
 * @throws {ContentError} when the record is broken, as a merge can leave it
 */
export async function recordedDays(): Promise<string> {
  try {
    const record: Record<string, Change> = JSON.parse(await readFile(recordFile, 'utf8'))
    return JSON.stringify(Object.entries(record).map(([page, { day }]) => [page, day]))
  } catch {
    const restore = 'is missing or not valid JSON; restore it with "git checkout app/seo/last-modified.json"'
    throw ContentError.at('app/seo/last-modified.json', '', restore)
  }
}

/** Whether `build/` holds the build of these very sources, and no failed one has removed the route types since. */
export async function isCurrent(sourcesHash: string): Promise<boolean> {
  const file = path.join(buildFolder, STAMP)
  const complete = existsSync(file) && existsSync(path.join(root, '.react-router'))
  return complete && (await readFile(file, 'utf8')) === (await stampOf(sourcesHash))
}

/** Notes in a build's folder what it was made from. */
export async function writeStamp(folder: string, sourcesHash: string): Promise<void> {
  await writeFile(path.join(folder, STAMP), await stampOf(sourcesHash))
}

const stampOf = async (sourcesHash: string) => `${sourcesHash} ${await recordedDays()}`
