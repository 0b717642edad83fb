import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentFolder } from '../../app/content/read/content-folder.ts'
import { fieldPath, type Path } from '../edits.ts'
import { isMarkdown, parseOwn, Refused, readOwn, writeOwn } from './owner-files.ts'

/** Files as they were and became by one step, in base64; null where there was none. */
interface Step {
  title: string
  files: { file: string; before: string | null; after: string | null }[]
}

/** One difference from what was kept last. */
export interface Change {
  file: string
  field: string
  before: string | null
  after: string | null
}

const encode = (content: Buffer | null) => content?.toString('base64') ?? null
const decode = (content: string | null) => (content === null ? null : Buffer.from(content, 'base64'))

/** The steps since the last keeping. They are files, so that a restart loses none. */
export function createHistory(folder: string) {
  const names = () =>
    existsSync(folder)
      ? readdirSync(folder)
          .filter((name) => /^\d+\.json$/.test(name))
          .sort()
      : []
  const read = (name: string): Step => JSON.parse(readFileSync(path.join(folder, name), 'utf8'))

  /** Every file that was touched, as it was when it was kept last. */
  function kept(): Map<string, Buffer | null> {
    const first = new Map<string, Buffer | null>()
    for (const name of names())
      for (const { file, before } of read(name).files) if (!first.has(file)) first.set(file, decode(before))
    return first
  }

  function changes(): Change[] {
    return [...kept()].flatMap(([file, before]) => differences(file, before, readOwn(file)))
  }

  return {
    changes,
    lastStep: (): string | null => {
      const last = names().at(-1)
      return last ? read(last).title : null
    },
    /** Writes files and remembers what they were; returns what takes it back. */
    write(title: string, files: readonly { file: string; content: Buffer | null }[]): () => void {
      const step: Step = {
        title,
        files: files.map(({ file, content }) => ({
          file,
          before: encode(readOwn(file)),
          after: encode(content),
        })),
      }
      const name = `${String(Number(names().at(-1)?.replace('.json', '') ?? 0) + 1).padStart(5, '0')}.json`
      mkdirSync(folder, { recursive: true })
      writeFileSync(path.join(folder, name), JSON.stringify(step))
      for (const { file, content } of files) writeOwn(file, content)
      return () => {
        for (const { file, before } of step.files) writeOwn(file, decode(before))
        rmSync(path.join(folder, name))
      }
    },
    /** Takes the last step back. @throws {Refused} when a file was changed since, outside the editor */
    undo(): string {
      const name = names().at(-1)
      if (!name) throw new Refused('There is nothing to undo.')
      const { title, files } = read(name)
      const other = files.find(({ file, after }) => encode(readOwn(file)) !== after)
      if (other)
        throw new Refused(
          `content/${other.file} was changed outside the editor since. Undo it there, or keep the changes.`,
        )
      for (const { file, before } of files) writeOwn(file, decode(before))
      rmSync(path.join(folder, name))
      return title
    },
    /** Keeps what changed: as a git commit of these files, where there is a repository. */
    keep(): string {
      const all = changes()
      const touched = [...kept().keys()]
      if (touched.length === 0) throw new Refused('There is nothing to keep.')
      const commit = commitFiles(touched, all)
      rmSync(folder, { recursive: true })
      return commit
    },
  }
}

function differences(file: string, before: Buffer | null, after: Buffer | null): Change[] {
  if (encode(before) === encode(after)) return []
  const isText = /\.(ya?ml|md)$/.test(file)
  if (!isText || !before || !after) {
    const what = isText ? 'The whole file' : 'The picture'
    return [
      { file, field: what, before: before && 'as it was', after: after && (before ? 'another' : 'new') },
    ]
  }
  const [was, is] = [parseOwn(file, String(before)), parseOwn(file, String(after))]
  const fields = leafChanges(was.value, is.value).map((change) => ({ file, ...change }))
  if (isMarkdown(file) && was.body !== is.body)
    fields.push({ file, field: 'Text', ...changedPart(was.body, is.body) })
  return fields
}

/** The lines of a text that differ. */
function changedPart(before = '', after = '') {
  const [was, is] = [before.split('\n'), after.split('\n')]
  let from = 0
  while (from < was.length && from < is.length && was[from] === is[from]) from++
  let same = 0
  while (same < Math.min(was.length, is.length) - from && was.at(-1 - same) === is.at(-1 - same)) same++
  const part = (lines: string[]) => lines.slice(from, lines.length - same).join('\n')
  return { before: part(was), after: part(is) }
}

function leafChanges(before: unknown, after: unknown, path: Path = []): Omit<Change, 'file'>[] {
  const isTree = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  const sameList = Array.isArray(before) && Array.isArray(after) && before.length === after.length
  if (isTree(before) && isTree(after) && (sameList || !Array.isArray(before)))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      leafChanges(before[key], after[key], [...path, Array.isArray(before) ? Number(key) : key]),
    )
  const shown = (value: unknown) =>
    value === undefined ? null : Array.isArray(value) ? value.map(brief).join('\n') : brief(value)
  return [{ field: fieldPath(path), before: shown(before), after: shown(after) }]
}

/** An entry of a list in one line: its first text. */
function brief(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return brief(Object.values(value)[0] ?? '')
}

/** @throws {Refused} with what git says */
function commitFiles(files: readonly string[], changes: readonly Change[]): string {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: contentFolder, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    git('rev-parse', '--is-inside-work-tree')
  } catch {
    return 'Kept. There is no git repository here, so there is no commit.'
  }
  const count = `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}`
  const list = changes.map(({ file, field }) => `- ${file}: ${field}`).join('\n')
  const known = files.filter((file) => readOwn(file) !== null || git('ls-files', '--', file) !== '')
  if (changes.length === 0 || known.length === 0) return 'Kept. Nothing differs from before.'
  try {
    git('add', '--all', '--', ...known)
    git('commit', '--quiet', '-m', `Content: ${count}`, '-m', list, '--', ...known)
    return `Kept as commit ${git('rev-parse', '--short', 'HEAD')}.`
  } catch (error) {
    throw new Refused(
      `Git did not keep it: ${String((error as { stderr?: unknown }).stderr ?? error).trim()}`,
    )
  }
}
