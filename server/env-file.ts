import { readFileSync } from 'node:fs'
import path from 'node:path'
import { nearest } from '../app/content/read/fill-names.ts'
import { InvalidSetting } from './config/environment.ts'
import { KNOWN_NAMES } from './config/settings.ts'

/** Matches a line with a variable, whose name it captures, with a comment or with nothing. */
const ENTRY = /^\s*(?:(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(?:"[^"]*"|'[^']*'|[^"'\s].*)?\s*)?(?:#.*)?$/

/**
 * Loads `.env` if it exists; variables that are already set take precedence.
 * @throws {InvalidSetting} for an unreadable file, a line that sets nothing or an unknown name
 */
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
    // The line may contain a password, so the message doesn't repeat it.
    throw new InvalidSetting(
      `.env, line ${line}, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.`,
    )
  const unknown = unknownName(text)
  if (unknown) throw new InvalidSetting(unknown)
  process.loadEnvFile(file)
}

/** Returns a sentence that names the first unknown variable and suggests a known one; null if all are known. */
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

/** Returns the number of the first line that isn't a variable, a comment or empty; 0 if there is none. */
export function firstInvalidLine(text: string): number {
  return text.split(/\r?\n/).findIndex((line) => !ENTRY.test(line)) + 1
}
