import path from 'node:path'
import { fieldPath, valueAt } from '../../app/content/checks/content-error.ts'
import { linesWith, listFiles } from '../../app/content/read/content-folder.ts'
import type { Names } from '../../app/content/read/fill-names.ts'
import type { Person } from '../../app/content/site/site.schema.ts'
import { readFacts, textOf as textIn } from '../../scripts/content-check/facts.ts'
import { unfilled } from '../../scripts/content-check/launch-findings.ts'
import type { Load } from '../../scripts/content-check/load.ts'
import { entryOf, mentionsOf } from '../../scripts/content-check/removed.ts'
import { type Edit, type Path, pathIn, type Unsaved } from '../edits.ts'
import { entryAddress } from '../kinds.ts'
import { places } from '../places.ts'
import { labelOf, type Spec, specAt } from '../spec.ts'
import { commentsIn } from './comments.ts'
import { describeSchema } from './describe-schema.ts'
import { type createHistory, differences } from './history.ts'
import { locate } from './locate.ts'
import { editText, isOwn, isText, Outdated, parseOwn, Refused, readOwn, versionOf } from './owner-files.ts'

/** What the editor needs of the running site. */
export interface RunningSite {
  history: ReturnType<typeof createHistory>
  /** Loads a module of the site as it is now. */
  load: Load
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
  version: string
  /** Whether it is one of several of its kind, which can be removed. */
  isEntry: boolean
  /** The entries of lists that it is in or is itself, the innermost first. */
  entries: { path: Path; length: number; value: unknown }[]
  body?: string | undefined
  /** All values that the file's texts can refer to. */
  names: Names
  /** What the file's comments say, by the path of a field like `phone.dial`, and of the file itself by an empty one. */
  comments: Record<string, string>
}

/** A file as the owner finds it. */
export interface OwnersFile {
  file: string
  title: string
  isDraft: boolean
  /** The day, as YYYY-MM-DD, before which visitors don't see it; undefined for one that they see. */
  from: string | undefined
}

/** A text that names an entry. */
export interface Mention {
  file: string
  /** Undefined in the text of a Markdown file. */
  path: Path | undefined
  place: string
  text: string
}

export interface OwnersPicture {
  file: string
  usedIn: string[]
}

export type Editing = ReturnType<typeof createEditing>

export function createEditing({ history, load, reopen }: RunningSite) {
  const textOf = (file: string): string => {
    const content = readOwn(file)
    if (content === null) throw new Refused(`content/${file} is no longer there.`)
    return content.toString().replaceAll('\r\n', '\n')
  }

  /** What was opened, by version, to show what has changed since. */
  const seen = new Map<string, Buffer | null>()

  /** @throws {Outdated} if a file has changed since a version of it was shown */
  function checkVersion(file: string, version: string): void {
    if (version !== versionOf(file))
      throw new Outdated(file, differences(file, seen.get(version) ?? null, readOwn(file)))
  }

  const read = (file: string) => parseOwn(file, textOf(file))

  const ofFolder = (file: string) => places.read.get(file.replace(/[^/]+(\.\w+)$/, '*$1'))
  // A kind with no published entry has no schema per file, but one for its folder.
  const known = (file: string) => places.read.get(file) ?? ofFolder(file)

  function schemaOf(file: string) {
    const found = known(file)
    if (!found) throw new Refused(`No page reads content/${file}, so it can’t be edited here.`)
    return found
  }

  /** Returns the field that a placeholder refers to; undefined for a computed value. */
  function sourceOf(name: string): { file: string; path: Path } | undefined {
    const [tree = '', ...path] = name.split('.')
    const file = [`${tree}.yaml`, `${tree}/shared.yaml`].find((one) => places.read.has(one))
    return file && valueAt(read(file).value, path) !== undefined ? { file, path } : undefined
  }

  /** Opens a field, or without a path the whole file. */
  async function open(file: string, asked?: Path, shown?: string): Promise<OpenedField> {
    if (shown !== undefined) checkVersion(file, shown)
    const { schema, names: own } = schemaOf(file)
    const { value, body } = read(file)
    const version = versionOf(file)
    seen.set(version, readOwn(file))
    const whole = describeSchema(schema)
    // The pages that the site has anyway are no entries: each has a schema of its own.
    const isEntry = entryAddress(file) !== undefined && ofFolder(file)?.schema === schema
    // A person opens as a whole, because the record is short; so does an article, whose text belongs to its fields.
    const isWhole = !asked || file.startsWith('people/') || asked[0] === 'body'
    const focus = isWhole ? (asked ?? []) : locate(value, asked, own)
    const entry = focus.findLastIndex((key) => typeof key === 'number') + 1
    const path = isWhole ? [] : focus.slice(0, entry || undefined)
    const entries = path.flatMap((key, depth) => {
      const at = path.slice(0, depth + 1)
      const list = valueAt(value, path.slice(0, depth)) as unknown[]
      return typeof key === 'number' ? [{ path: at, length: list.length, value: valueAt(value, at) }] : []
    })
    return {
      ...{ path, focus, body, version, isEntry, entries: entries.reverse() },
      ...{ spec: specAt(whole, value, path), value: valueAt(value, path) },
      names: { ...(await load('app/content/read/names.ts')).names, ...own },
      comments: body === undefined ? commentsIn(textOf(file)) : {},
    }
  }

  /**
   * Writes files in one step, unless the site can't open with them. A single file is checked before, because that is
   * quicker; several may agree only with each other.
   * @throws {Refused | ContentError} with the reason
   */
  async function commit(
    title: string,
    files: readonly { file: string; content: Buffer | null }[],
  ): Promise<void> {
    const texts = files.filter(({ file, content }) => content && isText(file))
    const { checkFile } = await load('app/content/read/read-content.ts')
    for (const { file, content } of texts.length === 1 ? texts : []) {
      const { schema, names } = schemaOf(file)
      checkFile(file, schema, parseOwn(file, String(content)), () => names)
    }
    history.write(title, files)
    const wrong = await reopen()
    if (wrong.length === 0) return
    history.takeBack()
    await reopen()
    throw new Refused(wrong.join('\n'))
  }

  /** Writes what was typed, with the pictures that it names: one that was replaced before it was saved isn't stored. */
  async function write(
    unsaved: readonly Unsaved[],
    pictures: readonly { name: string; file: string; content: Buffer }[] = [],
  ): Promise<void> {
    for (const { file, version } of unsaved) checkVersion(file, version)
    const files = unsaved.map(({ file, edits, text }) => {
      const before = textOf(file)
      return { file, before, content: editText(file, before, edits, text) }
    })
    const changed = files
      .filter(({ before, content }) => before !== content)
      .map(({ file, content }) => ({ file, content: Buffer.from(content) }))
    const shown = pictures.filter(({ name }) => files.some(({ content }) => content.includes(name)))
    if (changed.length === 0) return
    const titles = unsaved.map(
      ({ file, edits: [edit] }) => `${file}: ${edit ? fieldPath(edit.path) : 'text'}`,
    )
    await commit(titles.join(', '), [...changed, ...shown])
  }

  /** Returns the texts of other files that name an entry, or lead to its page. */
  function mentionsIn(file: string): Mention[] {
    const facts = readFacts()
    const duties = file.startsWith('people/') ? (valueAt(read(file).value, ['duties']) as Duty[]) : []
    const ending = duties.map((duty) => ({
      ...{ file, path: ['duties'], place: `Their duty, ${duty}` },
      text: ENDING[duty],
    }))
    const spoken = mentionsOf(facts, entryOf(facts, file), entryAddress(file)).map((fact) => ({
      file: fact.file,
      path: fact.field ? pathIn(fact.field) : undefined,
      place: `content/${fact.file}, line ${fact.line}`,
      text: textIn(fact).slice(0, 90),
    }))
    return [...ending, ...spoken]
  }

  /** Returns every picture and film, with the files that show it. */
  function pictures(): OwnersPicture[] {
    return listFiles('**/*.{jpg,jpeg,png,webp,avif,mp4,webm,vtt}')
      .filter((file) => isOwn(file) && !file.startsWith('pictures/'))
      .map((file) => {
        const { dir, name } = path.posix.parse(file)
        // The captions of an article's film have its name.
        const naming = new RegExp(`(?<![\\w-])${RegExp.escape(name)}\\.\\w`)
        // A text names what is beside it, or a path.
        const isNamed = (one: { file: string; text: string }) =>
          path.posix.parse(one.file).dir === dir || one.text.includes(`${path.posix.join(dir, name)}.`)
        const showing = linesWith(naming).filter(isNamed)
        return { file, usedIn: [...new Set(showing.map((one) => one.file))] }
      })
  }

  /** Returns the edit after which the forms offer a specialty, before the last entry, which is for all others; or don't. */
  function offering(file: string, isOffered: boolean): Unsaved[] {
    const name = file.startsWith('specialties/') && valueAt(read(file).value, ['name'])
    if (typeof name !== 'string') return []
    const list = valueAt(read('site.yaml').value, ['specialties']) as string[]
    const at = list.indexOf(name)
    if (isOffered === at >= 0) return []
    const edit: Edit = isOffered
      ? { do: 'insert', path: ['specialties', list.length - 1], value: name }
      : { do: 'remove', path: ['specialties', at] }
    return [{ file: 'site.yaml', version: versionOf('site.yaml'), edits: [edit] }]
  }

  /**
   * Removes an entry with the pictures that only it shows, and leads its address, and every link to it, to another page.
   * @throws {Refused}
   */
  async function remove(file: string, version: string, to: string): Promise<void> {
    checkVersion(file, version)
    const address = entryAddress(file)
    const own = pictures().flatMap((one) => (String(one.usedIn) === file ? one.file : []))
    // A specialty's sample ad goes with it.
    const ad = file.replace(/^specialties\//, 'samples/ads/')
    const gone = [...new Set([file, ad, ...own])].filter((one) => readOwn(one))
    const texts = new Map<string, string>()
    if (address) {
      const leading = new RegExp(`(?<![\\w/-])${RegExp.escape(address)}(?:#[\\w-]+)?(?![\\w/-])`, 'g')
      const linking = ['redirects.yaml', ...linesWith(leading).map((one) => one.file)]
      for (const one of linking.filter((one) => !gone.includes(one) && isOwn(one)))
        texts.set(one, textOf(one).replace(leading, to))
      const edit = { do: 'set', path: [address], value: to } as const
      texts.set('redirects.yaml', editText('redirects.yaml', texts.get('redirects.yaml') ?? '', [edit]))
    }
    for (const { file: one, edits } of offering(file, false))
      texts.set(one, editText(one, texts.get(one) ?? textOf(one), edits))
    await commit(`${file}: removed`, [
      ...gone.map((one) => ({ file: one, content: null })),
      ...[...texts].map(([one, text]) => ({ file: one, content: Buffer.from(text) })),
    ])
  }

  return {
    open,
    mentionsIn,
    remove,
    pictures,
    /** @throws {Refused} while a file shows it */
    async removePicture(file: string): Promise<void> {
      const { usedIn } = pictures().find((one) => one.file === file) ?? { usedIn: [] }
      if (usedIn.length > 0) throw new Refused(`content/${usedIn[0]} shows it. Take it out there first.`)
      await commit(`${file}: removed`, [{ file, content: null }])
    },
    sourceOf,
    write,
    commit,
    /** Removes the line that makes an entry a draft. @throws {Refused} while something in brackets is left */
    async publish(file: string): Promise<void> {
      const left = unfilled(readFacts().filter((fact) => fact.file === file))
      if (left.length > 0) throw new Refused(left.slice(0, 5).join('\n'))
      const version = versionOf(file)
      await write([{ file, version, edits: [{ do: 'remove', path: ['draft'] }] }, ...offering(file, true)])
    },
    /** Returns every file that has a schema. */
    files: (): OwnersFile[] =>
      listFiles('**/*.{yaml,md}')
        .filter((file) => isOwn(file) && known(file))
        .map((file) => {
          const { value } = read(file)
          const date = valueAt(value, ['date'])
          return {
            file,
            // An email's subject may hold conditions.
            title: (!file.startsWith('letters/') && titleIn(value)) || nameOf(file),
            isDraft: valueAt(value, ['draft']) === true,
            from: typeof date === 'string' && date > String(Temporal.Now.plainDateISO()) ? date : undefined,
          }
        }),
  }
}

type Duty = Person['duties'][number]

/** What ends with the only person who has a duty. */
const ENDING: Record<Duty, string> = {
  founder: 'without a founder, home has no letter.',
  author: 'without an author, posts are by the editorial team.',
  'clinical reviewer': 'without one, pages name no reviewer.',
  office: 'their link to the office ends.',
}

/** What a file calls itself in one of these fields. */
const titleIn = (value: unknown) =>
  [['name'], ['title'], ['subject'], ['meta', 'title'], ['practice']]
    .map((path) => valueAt(value, path))
    .find((title) => typeof title === 'string')

const nameOf = (file: string) => labelOf(path.posix.parse(file).name).replaceAll('-', ' ')
