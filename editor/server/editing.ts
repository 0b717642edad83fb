import { createHash } from 'node:crypto'
import { listFiles } from '../../app/content/read/content-folder.ts'
import type { Names } from '../../app/content/read/fill-names.ts'
import type { YamlFile } from '../../app/content/read/yaml.ts'
import { type Edit, fieldPath, type Path, valueAt } from '../edits.ts'
import { type Place, places } from '../places.ts'
import { type Spec, specAt } from '../spec.ts'
import { describeSchema } from './describe-schema.ts'
import { type createHistory, differences } from './history.ts'
import { locate } from './locate.ts'
import { editText, isOwn, isText, parseOwn, Refused, readOwn } from './owner-files.ts'

/** What the editor needs of the running site. */
export interface RunningSite {
  history: ReturnType<typeof createHistory>
  /** Loads a module of the site as it is now. */
  load(file: string): Promise<Record<string, unknown>>
  /** Reopens the site and returns its faults as sentences. */
  reopen(): Promise<string[]>
}

/** A field, or the entry of a list around it, as the panel shows it. */
export interface OpenedField {
  /** Path of the form; the requested field is at or below it. */
  path: Path
  focus: Path
  spec: Spec
  value: unknown
  /** Length of the list that has this entry. */
  length?: number | undefined
  /** Place of the words, for a field that is only a placeholder. */
  source?: Place | undefined
  body?: string | undefined
  /** Names the file's content, so that a save can say what it was made from. */
  version: string
  /** All values that the file's texts can refer to. */
  names: Names
}

export type Editing = ReturnType<typeof createEditing>

interface WriteOptions {
  /** The new text of a Markdown file. */
  body?: string | undefined
  /** What the edits were made from; undefined for edits that stand in any version. */
  version?: string | undefined
  /** Files that are written with it, like a new picture. */
  more?: readonly { file: string; content: Buffer }[]
}

type CheckFile = (file: string, schema: unknown, yaml: YamlFile, derive: () => Names) => unknown

export function createEditing({ history, load, reopen }: RunningSite) {
  /** What was opened, by its version. */
  const opened = new Map<string, string>()

  const textOf = (file: string): string => {
    const content = readOwn(file)
    if (content === null) throw new Refused(`content/${file} is no longer there.`)
    return content.toString().replaceAll('\r\n', '\n')
  }

  const read = (file: string) => parseOwn(file, textOf(file))

  // A kind with no published entry has no schema per file, but one for its folder.
  const known = (file: string) =>
    places.schemas.get(file) ?? places.schemas.get(file.replace(/[^/]+(\.\w+)$/, '*$1'))

  function schemaOf(file: string) {
    const found = known(file)
    if (!found) throw new Refused(`No page reads content/${file}, so it can’t be edited here.`)
    return found
  }

  /** Returns the field that a placeholder refers to; undefined for a computed value. */
  function sourceOf(name: string): Place | undefined {
    const [tree = '', ...path] = name.split('.')
    const file = [`${tree}.yaml`, `${tree}/shared.yaml`].find((one) => places.schemas.has(one))
    return file && valueAt(read(file).value, path) !== undefined ? { file, path } : undefined
  }

  /** Opens a field, or without a path the whole file. */
  async function open(file: string, asked?: Path): Promise<OpenedField> {
    const { schema, names: own } = schemaOf(file)
    const text = textOf(file)
    const version = createHash('sha256').update(text).digest('hex')
    opened.set(version, text)
    const { value, body } = parseOwn(file, text)
    const whole = describeSchema(file, schema)
    const names = { ...((await load('app/content/read/names.ts')).names as Names), ...own }
    // A person opens as a whole, because the record is short; so does an article, whose text belongs to its fields.
    if (!asked || /^people\//.test(file) || asked[0] === 'body')
      return { path: [], focus: asked ?? [], spec: whole, value, body, version, names }
    const { path: focus, source } = locate(value, asked, own, sourceOf)
    const entry = focus.findLastIndex((key) => typeof key === 'number') + 1
    const path = entry > 0 ? focus.slice(0, entry) : focus
    const list = entry > 0 ? valueAt(value, path.slice(0, -1)) : undefined
    return {
      path,
      focus,
      source,
      body,
      version,
      names,
      spec: specAt(whole, value, path),
      value: valueAt(value, path),
      length: Array.isArray(list) ? list.length : undefined,
    }
  }

  /**
   * Writes files, unless one fails its schema or the site can't open with them.
   * @throws {Refused | ContentError} with the reason
   */
  async function commit(title: string, files: readonly { file: string; content: Buffer }[]): Promise<void> {
    const { checkFile } = await load('app/content/read/read-content.ts')
    for (const { file, content } of files.filter(({ file }) => isText(file))) {
      const { schema, names } = schemaOf(file)
      ;(checkFile as CheckFile)(file, schema, parseOwn(file, String(content)), () => names)
    }
    history.write(title, files)
    const wrong = await reopen()
    if (wrong.length === 0) return
    history.takeBack()
    await reopen()
    throw new Refused(wrong.join('\n'))
  }

  /** @throws {Refused} when the file is no longer what was opened: a list's entries are saved by their places */
  async function write(
    file: string,
    edits: readonly Edit[],
    { body, version, more = [] }: WriteOptions = {},
  ) {
    const before = textOf(file)
    const was = version === undefined ? before : (opened.get(version) ?? '')
    if (was !== before) throw new Refused(changedSince(file, was, before))
    const text = editText(file, before, edits, body)
    if (text === before && more.length === 0) return
    const title = `${file}: ${edits[0] ? fieldPath(edits[0].path) : 'text'}`
    await commit(title, [{ file, content: Buffer.from(text) }, ...more])
  }

  return {
    open,
    /** Returns where a figure is written; null for a computed one. */
    source: (name: string) => sourceOf(name) ?? null,
    write,
    commit,
    /** Removes the line that makes an entry a draft. @throws {Refused} while something in brackets is left */
    async publish(file: string): Promise<void> {
      const left = leftToWrite(read(file))
      if (left.length > 0)
        throw new Refused(`Write what is still in brackets first: ${left.slice(0, 5).join(', ')}.`)
      await write(file, [{ do: 'remove', path: ['draft'] }])
    },
    /** Returns every file that has a schema, and whether it is a draft. */
    files: () =>
      listFiles('**/*.{yaml,md}')
        .filter((file) => isOwn(file) && known(file))
        .map((file) => ({ file, isDraft: valueAt(read(file).value, ['draft']) === true })),
  }
}

function changedSince(file: string, was: string, is: string): string {
  const fields = differences(file, Buffer.from(was), Buffer.from(is)).map(({ field }) => field)
  const what = fields.length > 0 ? ` (${fields.slice(0, 5).join(', ')})` : ''
  return `content/${file} was changed in another tab or by hand since you opened it${what}. Nothing was saved. Copy what you typed, close this, and open it again.`
}

/**
 * Returns the sentences of a starter that are still to be replaced, like `[What the clinic does]`, but no links or
 * citations.
 */
function leftToWrite({ value, body = '' }: ReturnType<typeof parseOwn>): string[] {
  const texts: [field: string, text: string][] = [['text', body]]
  JSON.stringify(value, (key, one) => (typeof one === 'string' ? texts.push([key, one]) : one))
  return texts.flatMap(([field, text]) =>
    (text.match(/(?<!!)\[[^\][\n]*[a-z$][^\][\n]*\](?![([:])/gi) ?? []).map((left) => `${left} (${field})`),
  )
}
