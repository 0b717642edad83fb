/** Where a finding stands: a file and line, with the pages it can be read on; or the name of a setting. */
export type Place = { file: string; line: number; text?: string; pages?: string[] } | { setting: string }

/** One of the values that contradict each other, and who states it. */
export interface Side {
  value: string
  /** Its name in `app/content/promises.ts`, or the setting it comes from. */
  name: string
  places: Place[]
}

/** One thing to settle before launch. */
export interface Finding {
  kind: 'stand-in' | 'service' | 'contradiction' | 'review'
  what: string
  todo: string
  places: Place[]
  sides?: Side[]
}

/** A text file of the project: its path from the root, and its content. */
export interface SourceText {
  file: string
  text: string
}

/** Where `wanted` first stands in a file; the file's first line where it cannot be found. */
export function placeOf({ file, text }: SourceText, wanted: string): Place {
  const lines = text.split('\n')
  const index = Math.max(
    0,
    lines.findIndex((line) => line.includes(wanted)),
  )
  return { file, line: index + 1, text: (lines[index] ?? '').trim() }
}
