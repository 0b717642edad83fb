import { z } from 'zod'
import { listFiles } from './read/content-folder.ts'
import { checkMarkdown } from './read/read-content.ts'
import { curlQuotes } from './read/typography.ts'

// Without the notes of other texts, because what is sent carries no marks of the editor.
const line = z.string().min(1, { error: 'is empty' }).transform(curlQuotes)
const schema = z.strictObject({ subject: line, title: line, preview: line.optional(), why: line.optional() })

function readLetter<S extends z.ZodObject>(file: string, fields: S) {
  const { data, body } = checkMarkdown(file, fields, undefined, (_file, _index, text) => text)
  return Object.assign(data, { body })
}

const FRAME = 'letters/frame.md'
const kinds = listFiles('letters/*.md').filter((file) => file !== FRAME)

/** The words of all emails. Their own names in braces, which have no dot, are filled when an email is sent. */
export const letters = {
  frame: readLetter(FRAME, z.strictObject({})).body,
  byKind: Object.fromEntries(
    kinds.map((file) => [file.replace(/^letters\/|\.md$/g, ''), readLetter(file, schema)]),
  ),
}
