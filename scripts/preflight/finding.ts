/** Where a finding is: a file and line, or the name of a setting. */
export type Place = { file: string; line: number; text?: string } | { setting: string }

/** One of the values that contradict each other. */
export interface Side {
  value: string
  /** Its name in `app/content/promises.ts`, or the setting it comes from. */
  name: string
}

/** Something to settle before launch. */
export interface Finding {
  kind: 'stand-in' | 'service' | 'promise' | 'contradiction' | 'review' | 'clinic'
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

/** The line on which `wanted` first occurs in a file; the file's first line where it does not. */
export function placeOf({ file, text }: SourceText, wanted: string): Place {
  const lines = text.split('\n')
  const index = Math.max(
    0,
    lines.findIndex((line) => line.includes(wanted)),
  )
  return { file, line: index + 1, text: (lines[index] ?? '').trim() }
}
