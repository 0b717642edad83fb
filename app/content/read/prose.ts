import { faultIn } from '../checks/copy-rules.ts'

/** Sentences about what could be better in the files read so far. No build stops for them. */
export const advice = new Set<string>()

/** Returns what a text of a Markdown file can't say, as a predicate after "it", or null. */
export function faultInProse(text: string): string | null {
  const fault = faultIn(text)
  return fault && `${fault}, in “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}
