import { readFileSync } from 'node:fs'
import path from 'node:path'
import { InvalidSetting } from './config/environment.ts'

/** A variable, a comment or an empty line. A value in quotes may run over several lines. */
const ENTRY =
  /^(?:[ \t]*(?:export[ \t]+)?[A-Za-z_][\w.-]*[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|[^"'`\n][^\n]*|)[ \t]*(?:#[^\n]*)?|[ \t]*(?:#[^\n]*)?)(?:\n|$)/

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
  const line = firstInvalidLine(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'))
  if (line)
    // The line may hold a password, so it is not repeated.
    throw new InvalidSetting(
      `.env, line ${line}, sets nothing; it must be like NAME=value, with both quotes where a value has any, or begin with #.`,
    )
  process.loadEnvFile(file)
}

/** Number of the first line that is neither a variable, nor a comment, nor empty; null when every line is. */
export function firstInvalidLine(text: string): number | null {
  let rest = text
  while (rest !== '') {
    const entry = ENTRY.exec(rest)?.[0]
    if (!entry) return text.slice(0, text.length - rest.length).split('\n').length
    rest = rest.slice(entry.length)
  }
  return null
}
