import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError, shownFile } from '../checks/content-error.ts'

/** The owner's folder. Unit tests read `tests/fixtures/site` instead. */
export const contentFolder = path.resolve(process.env.CONTENT_DIR ?? 'content')

/** Whether the owner's folder has a file. */
export const hasFile = (file: string): boolean => existsSync(path.join(contentFolder, file))

/** Returns the text of a file of the owner's folder, e.g. `pages/home.yaml`, with the line ends of Unix. @throws {ContentError} */
export function readText(file: string): string {
  if (!hasFile(file)) throw ContentError.at(shownFile(file), '', 'is missing')
  return readFileSync(path.join(contentFolder, file), 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
}

/** Returns the files of the owner's folder that match a pattern, e.g. `posts/*.md`, in the order of their names. */
export function listFiles(pattern: string): string[] {
  return (
    globSync(pattern, { cwd: contentFolder })
      .map((file) => file.split(path.sep).join('/'))
      // `~$…` is what Word keeps beside an open file: scripts/content-check/left-out.ts.
      .filter((file) => !/README\.md$|(^|\/)~\$[^/]*$/.test(file))
      .sort()
  )
}

/** Returns the lines of all texts of the owner's folder that match a pattern, counted from 1. */
export const linesWith = (pattern: RegExp): { file: string; line: number; text: string }[] =>
  listFiles('**/*.{yaml,md}').flatMap((file) =>
    readText(file)
      .split('\n')
      .flatMap((text, index) =>
        text.search(pattern) < 0 ? [] : { file, line: index + 1, text: text.trim() },
      ),
  )

/** Returns where the owner's folder writes a link, like `content/pages/about.yaml, line 41`. */
export function placesOf(link: string): string[] {
  const naming = new RegExp(`(?<![\\w/-])${RegExp.escape(link)}(?![\\w/#-])`)
  return linesWith(naming).map(({ file, line }) => `${shownFile(file)}, line ${line}`)
}
