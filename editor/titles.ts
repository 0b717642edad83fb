import type { OwnersFile } from './server/editing.ts'
import { labelOf } from './spec.ts'

/** What each of the owner's files calls itself, as the server has said it last. */
const titles = new Map<string, string>()

export function knowTitles(files: readonly OwnersFile[]): void {
  for (const { file, title } of files) titles.set(file, title)
}

/** `“Contact”` for `pages/contact.yaml`. A file that nobody knows keeps its name. */
export const titled = (file: string): string => (titles.has(file) ? `“${titles.get(file)}”` : file)

/** A message in the owner's words: `content/pages/contact.yaml, line 5, lead: …` is `“Contact”, Lead: …`. */
export const inOwnersWords = (message: string): string =>
  message.replace(
    /content\/([\w/.-]+\.(?:yaml|md))(?:, line \d+(?: of the text)?)?(, [\w.]+(?=:))?/g,
    (_, file, field: string = '') =>
      titled(file) + field.replace(/[a-z]\w*/gi, labelOf).replaceAll('.', ' › '),
  )
