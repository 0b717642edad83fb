import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Change, Path } from '../edits.ts'
import { fieldTitle } from '../spec.ts'
import { hashOf, isText, parseOwn, Refused, readOwn, versionOf, writeOwn } from './owner-files.ts'
import { commitFiles } from './repository.ts'

/** The files of one step: what they were before it, in base64, or null where there was none, and a code of what they are. */
interface Step {
  title: string
  files: { file: string; before: string | null; after: string }[]
}

const encode = (content: Buffer | null) => content?.toString('base64') ?? null
const decode = (content: string | null) => (content === null ? null : Buffer.from(content, 'base64'))

/** Returns the history of steps since the last commit. A file stores it, so that it survives a restart. */
export function createHistory(stored: string) {
  const steps = (): Step[] => (existsSync(stored) ? JSON.parse(readFileSync(stored, 'utf8')) : [])
  const store = (all: readonly Step[]) => {
    mkdirSync(path.dirname(stored), { recursive: true })
    writeFileSync(stored, JSON.stringify(all))
  }

  /** Returns every edited file with its content at the last commit. */
  function kept(): Map<string, Buffer | null> {
    const first = new Map<string, Buffer | null>()
    for (const { file, before } of steps().flatMap(({ files }) => files))
      if (!first.has(file)) first.set(file, decode(before))
    return first
  }

  const changes = (): Change[] =>
    [...kept()].flatMap(([file, before]) => differences(file, before, readOwn(file)))

  /** Restores the files of the last step. */
  function takeBack(): void {
    const all = steps()
    for (const { file, before } of all.pop()?.files ?? []) writeOwn(file, decode(before))
    store(all)
  }

  return {
    changes,
    takeBack,
    lastStep: (): string | null => steps().at(-1)?.title ?? null,
    /** Writes files and remembers what they were. */
    write(title: string, files: readonly { file: string; content: Buffer | null }[]): void {
      const written = files.map(({ file, content }) => ({
        file,
        before: encode(readOwn(file)),
        after: hashOf(content),
      }))
      store([...steps(), { title, files: written }])
      for (const { file, content } of files) writeOwn(file, content)
    },
    /**
     * Takes the last step back, if it is the one that the owner saw.
     * @throws {Refused} when there is another since, or a file was changed outside the editor
     */
    undo(seen: string): void {
      const last = steps().at(-1)
      if (last?.title !== seen)
        throw new Refused(`The last change is another one now: ${last?.title ?? 'none'}. Look at it first.`)
      const other = last?.files.find(({ file, after }) => versionOf(file) !== after)
      if (other)
        throw new Refused(
          `content/${other.file} was changed outside the editor since. Undo it there, or keep the changes.`,
        )
      takeBack()
    },
    /** Keeps the changes as a git commit of these files, if there is a repository. Returns a sentence that says so. */
    keep(): string {
      const sentence = commitFiles([...kept().keys()], changes())
      store([])
      return sentence
    },
  }
}

/** Returns what differs between two contents of a file. */
export function differences(file: string, before: Buffer | null, after: Buffer | null): Change[] {
  if (encode(before) === encode(after)) return []
  if (!isText(file) || !before || !after) {
    const what = isText(file) ? 'Everything' : 'The picture or film'
    return [
      { file, field: what, before: before && 'as it was', after: after && (before ? 'another' : 'new') },
    ]
  }
  const tree = (content: Buffer) => {
    const { value, body } = parseOwn(file, String(content))
    return { ...(value as object), Text: body?.split('\n') }
  }
  return leafChanges(tree(before), tree(after)).map((change) => ({ file, ...change }))
}

function leafChanges(before: unknown, after: unknown, path: Path = []): Omit<Change, 'file'>[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const isTree = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  const isList = Array.isArray(before)
  if (isTree(before) && isTree(after) && (!isList || before.length === after.length))
    return Object.keys({ ...before, ...after }).flatMap((key) =>
      leafChanges(before[key], after[key], [...path, isList ? Number(key) : key]),
    )
  const [was, is] = [linesOf(before), linesOf(after)]
  let from = 0
  while (from < was.length && was[from] === is[from]) from++
  let same = 0
  while (same < Math.min(was.length, is.length) - from && was.at(-1 - same) === is.at(-1 - same)) same++
  const part = (lines: string[]) =>
    lines.length > from + same ? lines.slice(from, lines.length - same).join('\n') : null
  return [{ field: fieldTitle(path), before: part(was), after: part(is) }]
}

/** Returns one line per entry of a list: its first text. */
const linesOf = (value: unknown): string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(brief) : [brief(value)]

const brief = (value: unknown): string =>
  typeof value === 'object' && value !== null ? brief(Object.values(value)[0] ?? '') : String(value)
