import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../app/content/read/fill-names.ts'
import { InvalidSetting } from './config/environment.ts'
import { KNOWN_NAMES } from './config/settings.ts'

/** A variable, whose name it captures, a comment or nothing. */
const ENTRY = /^\s*(?:(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"[^"]*"|'[^']*'|[^"'\s].*)?\s*)?(?:#.*)?$/

/** Reads `.env`, if there is one; variables that are already set win. @throws {InvalidSetting} also for a line that sets nothing or a name that is unknown */
export function loadEnvFile(root: string): void {
  const file = path.join(root, '.env')
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return
    throw new InvalidSetting(
      `.env can't be read (${code}); it must be a text file with lines like NAME=value.`,
    )
  }
  const line = firstInvalidLine(text)
  if (line)
    // The line may hold a password: it is not repeated.
    throw new InvalidSetting(
      `.env, line ${line}, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.`,
    )
  const unknown = unknownName(text)
  if (unknown) throw new InvalidSetting(unknown)
  process.loadEnvFile(file)
}

/** Returns a sentence about the first variable that nothing reads, with the nearest that something does; null without one. */
export function unknownName(text: string): string | null {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const name = ENTRY.exec(line)?.[1]
    if (!name || KNOWN_NAMES.has(name)) continue
    const near = nearest(name, KNOWN_NAMES)
    const advice = near ? `did you mean ${near}?` : '.env.example lists them all.'
    return `${name} in .env, line ${index + 1}, is no setting: ${advice}`
  }
  return null
}

/** Returns the number of the first line that is no variable, comment or empty line; 0 without one. */
export function firstInvalidLine(text: string): number {
  return text.split(/\r?\n/).findIndex((line) => !ENTRY.test(line)) + 1
}
