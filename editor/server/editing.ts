import { shownFile } from '../../app/content/checks/content-error.ts'
import { listFiles } from '../../app/content/read/content-folder.ts'
import type { Names } from '../../app/content/read/fill-names.ts'
import { parseYaml, readMarkdown, type YamlFile } from '../../app/content/read/yaml.ts'
import { type Edit, fieldPath, type Path, valueAt } from '../edits.ts'
import { type Place, places } from '../places.ts'
import { type Spec, specAt } from '../spec.ts'
import { describeSchema } from './describe-schema.ts'
import type { createHistory } from './history.ts'
import { locate } from './locate.ts'
import { editText, isMarkdown, type OwnText, parseOwn, Refused, readOwn } from './owner-files.ts'

/** What the editor needs of the running site. */
export interface RunningSite {
  history: ReturnType<typeof createHistory>
  /** Loads a module of the site as it is now. */
  load(file: string): Promise<Record<string, unknown>>
  /** Opens the site again and returns what is wrong with it, as sentences. */
  reopen(): Promise<string[]>
}

/** A field, or the entry of a list around it, as the panel shows it. */
export interface OpenedField {
  file: string
  /** What the form is for; the field that was asked for is at or below it. */
  path: Path
  focus: Path
  spec: Spec
  value: unknown
  /** The list whose entry this is. */
  list?: { path: Path; index: number; length: number }
  /** Where the words of a field that is only a name are written. */
  source?: Place
  body?: string
  isDraft: boolean
}

export type Editing = ReturnType<typeof createEditing>

type CheckFile = (file: string, schema: unknown, yaml: YamlFile, derive: () => Names) => unknown

export function createEditing({ history, load, reopen }: RunningSite) {
  const textOf = (file: string): string => {
    const content = readOwn(file)
    if (content === null) throw new Refused(`content/${file} is no longer there.`)
    return content.toString().replaceAll('\r\n', '\n')
  }

  function schemaOf(file: string) {
    // Of a kind of which there is none yet, or only drafts, the folder is known.
    const found = places.schemas.get(file) ?? places.schemas.get(file.replace(/[^/]+(\.\w+)$/, '*$1'))
    if (!found) throw new Refused(`No page reads content/${file}, so it can’t be edited here.`)
    return found
  }

  const isKnown = (file: string) =>
    places.schemas.has(file) || places.schemas.has(file.replace(/[^/]+(\.\w+)$/, '*$1'))

  const allNames = async () => (await load('app/content/read/names.ts')).names as Names

  /** The field that a name stands for, when it is written in a file and not computed. */
  function sourceOf(name: string): Place | undefined {
    const [tree = '', ...path] = name.split('.')
    const file = [`${tree}.yaml`, `${tree}/shared.yaml`].find((one) => places.schemas.has(one))
    return file && valueAt(parseOwn(file, textOf(file)).value, path) !== undefined
      ? { file, path }
      : undefined
  }

  function open(place: Place, isWhole = false): OpenedField {
    const { file } = place
    const { schema, names } = schemaOf(file)
    const { value, body } = parseOwn(file, textOf(file))
    const whole = describeSchema(file, schema)
    const isDraft = (value as { draft?: unknown }).draft === true
    const common = { file, isDraft, ...(body !== undefined && { body }) }
    // A person's record is short; the text of an article is edited with its fields.
    const isOne = isWhole || /^people\//.test(file) || place.path[0] === 'body'
    const located = isOne ? { path: [] } : locate(value, place.path, names, sourceOf)
    if (isOne) return { ...common, path: [], focus: place.path, spec: whole, value }
    const { path } = located
    const entry = path.findLastIndex((key) => typeof key === 'number') + 1
    const list = valueAt(value, path.slice(0, entry - 1))
    const isEntry = entry > 0 && Array.isArray(list)
    const root = isEntry ? path.slice(0, entry) : path
    return {
      ...common,
      path: root,
      focus: path,
      spec: specAt(whole, value, root),
      value: valueAt(value, root),
      ...(isEntry && { list: { path: root.slice(0, -1), index: Number(root.at(-1)), length: list.length } }),
      ...('source' in located && located.source && { source: located.source }),
    }
  }

  /** @throws {ContentError} when a file would be wrong */
  async function check(file: string, text: string): Promise<void> {
    const { schema, names: known } = schemaOf(file)
    const yaml = isMarkdown(file) ? readMarkdown(file, text) : parseYaml(file, text)
    // The owner's facts are read before there are names.
    if (['site.yaml', 'promises.yaml'].includes(file) || /^people\//.test(file)) {
      const { parseContent } = await load('app/content/checks/content-error.ts')
      ;(parseContent as (...args: unknown[]) => void)(shownFile(file), schema, yaml.value, yaml.lineOf)
      return
    }
    const { checkFile } = await load('app/content/read/read-content.ts')
    ;(checkFile as CheckFile)(file, schema, yaml, () => known)
  }

  /** Writes files, unless the site could not be opened with them. @throws {Refused} with the sentence of what is wrong */
  async function commit(title: string, files: { file: string; content: Buffer | null }[]): Promise<void> {
    const takeBack = history.write(title, files)
    const wrong = await reopen()
    if (wrong.length === 0) return
    takeBack()
    await reopen()
    throw new Refused(wrong.join('\n'))
  }

  async function write(
    file: string,
    edits: readonly Edit[],
    body?: string,
    more: { file: string; content: Buffer }[] = [],
  ) {
    const before = textOf(file)
    const text = editText(file, before, edits, body)
    if (text === before && more.length === 0) return
    await check(file, text).catch(refuse)
    const first = edits[0]
    await commit(`${file}: ${first ? fieldPath(first.path) : 'text'}`, [
      { file, content: Buffer.from(text) },
      ...more,
    ])
  }

  /** Removes the line that makes an entry a draft. @throws {Refused} while something in brackets is left */
  async function publish(file: string): Promise<void> {
    const text = textOf(file)
    const left = leftToWrite(parseOwn(file, text))
    if (left.length > 0)
      throw new Refused(`Write what is still in brackets first: ${left.slice(0, 5).join(', ')}.`)
    const published = editText(file, text, [{ do: 'remove', path: ['draft'] }])
    await check(file, published).catch(refuse)
    await commit(`${file}: published`, [{ file, content: Buffer.from(published) }])
  }

  /** Everything that a file's texts can name. */
  const names = async (file: string): Promise<Names> => ({
    ...(await allNames()),
    ...places.schemas.get(file)?.names,
  })

  return {
    open,
    write,
    commit,
    check,
    publish,
    names,
    /** Every file that is checked with a schema, and which of them are drafts. */
    files: () =>
      listFiles('**/*.{yaml,md}')
        .filter((file) => isKnown(file))
        .map((file) => ({
          file,
          isDraft: (parseOwn(file, textOf(file)).value as { draft?: unknown }).draft === true,
        })),
  }
}

/** The placeholder sentences of a starter: `[What the clinic does]`. Links and citations are none. */
export function leftToWrite({ value, body = '' }: OwnText): string[] {
  const texts: string[] = [body]
  JSON.stringify(value, (_, one) => (typeof one === 'string' ? texts.push(one) : one))
  return texts.flatMap((text) => text.match(/(?<!!)\[[^\][\n]*[a-z$][^\][\n]*\](?![([:])/gi) ?? [])
}

/** A content error without the file's name in front, which the panel shows anyway. */
export function refuse(error: unknown): never {
  // The class may be that of another loader.
  if ((error as Error).name === 'ContentError') throw new Refused((error as Error).message)
  throw error
}
