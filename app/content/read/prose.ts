import { faultIn } from '../checks/copy-rules.ts'

/** Warnings about the files read so far. They don't stop a build. */
export const advice = new Set<string>()

/** Returns the first copy rule that a text of a Markdown file breaks, as a predicate after "it", or null. */
export function faultInProse(text: string): string | null {
  const fault = faultIn(text)
  return fault && `${fault}, in “${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`
}
