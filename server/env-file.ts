import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidSetting } from './config/environment.ts'

/** A variable, a comment or nothing. */
const ENTRY = /^\s*(?:(?:export\s+)?[A-Za-z_]\w*\s*=\s*(?:"[^"]*"|'[^']*'|[^"'\s].*)?\s*)?(?:#.*)?$/

/**
 * Reads `.env` in the project folder, if there is one. Variables that are already set win.
 * @throws {InvalidSetting} for a line that sets nothing, which Node would skip in silence, and a file that can't be read
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
    // The line may hold a password, so it is not repeated.
    throw new InvalidSetting(
      `.env, line ${line}, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.`,
    )
  process.loadEnvFile(file)
}

/** Number of the first line that is neither a variable, nor a comment, nor empty; 0 when every line is. */
export function firstInvalidLine(text: string): number {
  return text.split(/\r?\n/).findIndex((line) => !ENTRY.test(line)) + 1
}
