import { cpSync, existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../app/content/read/content-folder.ts'

/** The texts of the owner's folder as they were when all were right, of each folder that was built or developed. */
const goodFolder = path.join(
  path.resolve(import.meta.dirname, '..', '..'),
  '.generated',
  'good-content',
  contentFolder,
)

const TEXTS = '**/*.{yaml,md}'

/** Keeps the texts, all of which are right now. */
export function keepGood(): void {
  rmSync(goodFolder, { recursive: true, force: true })
  for (const file of globSync(TEXTS, { cwd: contentFolder }))
    cpSync(path.join(contentFolder, file), path.join(goodFolder, file))
}

/** The text of a file when all were right; null if there was none. */
export function goodText(file: string): string | null {
  const kept = path.join(goodFolder, file)
  return existsSync(kept) ? readFileSync(kept, 'utf8') : null
}

/** The files that have changed since then, new ones included. */
export function changedSinceGood(): string[] {
  return globSync(TEXTS, { cwd: contentFolder }).filter(
    (file) => goodText(file) !== readFileSync(path.join(contentFolder, file), 'utf8'),
  )
}
