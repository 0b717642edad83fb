import { faultIn, tics } from '../checks/copy-rules.ts'

/** Sentences about what could be better in the files read so far. No build stops for them. */
export const advice = new Set<string>()

/** Returns what a text of a Markdown file can't say, as a predicate after "it", or null; notes what would read better. */
export function faultInProse(file: string, text: string): string | null {
  const start = text.length > 60 ? `${text.slice(0, 60)}…` : text
  for (const tic of tics(text)) advice.add(`${file}, “${start}”: ${tic}.`)
  const fault = faultIn(text)
  return fault && `${fault}, in “${start}”`
}
