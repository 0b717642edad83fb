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
  const fault = faultIn(text)
  if (fault) throw new InvalidSetting(fault)
  process.loadEnvFile(file)
}

/** Returns a sentence about the first line that sets nothing or a name that is unknown; null if there is none. */
export function faultIn(text: string): string | null {
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const entry = ENTRY.exec(line)
    // The line may contain a password, so the message doesn't repeat it.
    if (!entry)
      return `.env, line ${index + 1}, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.`
    const [, name] = entry
    if (!name || KNOWN_NAMES.has(name)) continue
    const near = nearest(name, KNOWN_NAMES)
    const advice = near ? `did you mean ${near}?` : '.env.example lists them all.'
    return `${name} in .env, line ${index + 1}, is no setting: ${advice}`
  }
  return null
}
