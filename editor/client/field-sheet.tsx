import { useEffect, useReducer, useRef, useState } from 'react'
import { valueAt } from '../../app/content/checks/content-error.ts'
import { applyEdit, type Change, type Edit, type Path, type Unsaved } from '../edits.ts'
import type { Place } from '../places.ts'
import type { OpenedField } from '../server/editing.ts'
import { fieldTitle, labelOf } from '../spec.ts'
import { titled } from '../titles.ts'
import { Changes } from './changes.tsx'
import { Comment, Field, fieldId, Moves } from './form.tsx'
import { FormContext } from './form-context.ts'
import { MarkdownField } from './markdown-field.tsx'
import { useAnswer } from './request.ts'
import { Sheet } from './sheet.tsx'
import { namesIn } from './text-field.tsx'
import {
  allUnsaved,
  forgetUnsaved,
  keepUnsaved,
  saving,
  setAside,
  storedUnsaved,
  unsavedOf,
} from './unsaved.ts'

interface FieldSheetProps {
  file: string
  /** Undefined for the whole file. */
  path?: Path | undefined
  /** The file's version that the path is of. */
  version?: string | undefined
  onOpen(place: { file: string; path?: Path | undefined }): void
  onClose(): void
  onRemove(version: string): void
  /** Called to show a file as it is now; with the path for the sheet's own. */
  onOutdated(file: string, path: Path): void
  /** Called after saving, to reload the page. `added` is the path of a new entry. */
  onSaved(added?: Path): void
}

/** Shows a field, an entry of a list or a whole file as a form. */
export function FieldSheet({
  file,
  path,
  version,
  onOpen,
  onClose,
  onRemove,
  onOutdated,
  onSaved,
}: FieldSheetProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const [warned, setWarned] = useState('')
  const { answer, asks, isAsking, fault, outdated, setFault } = useAnswer<OpenedField>('open', {
    file,
    path,
    version,
  })
  const form = useRef<HTMLDivElement>(null)
  const opened = outdated ? undefined : answer
  const root = answer?.path ?? path ?? []
  const typed = unsavedOf(file)
  const others = allUnsaved().filter((one) => one.file !== file)
  const [stored, setStored] = useState(() => (typed ? null : storedUnsaved(file)))
  const fits = (one: Unsaved) => one.version === opened?.version && String(one.path) === String(root)

  useEffect(() => {
    if (!answer) return
    // What was typed here before and in an older version of the file is shown beside the form, and not mixed into it.
    const before = unsavedOf(file)
    if (before && before.version !== answer.version) {
      setAside(file)
      setStored(before)
    }
    focusNearest(form.current, answer.focus.slice(answer.path.length))
  }, [answer, file])
  // A refusal names the field that it is about.
  useEffect(() => {
    const [, field = ''] =
      new RegExp(`content/${RegExp.escape(file)}(?:, line \\d+)?, ([\\w.-]+)`).exec(fault) ?? []
    if (answer && field) focusNearest(form.current, pathOf(field, answer))
  }, [fault, answer, file])

  const keep = (typed: Partial<Unsaved>) => {
    // A picture or a film can have been read only after the sheet was closed.
    if (!opened || !form.current) return
    keepUnsaved({ file, path: root, version: opened.version, edits: [], ...unsavedOf(file), ...typed })
    redraw()
  }
  const settle = (act: (one: Unsaved) => void) => {
    if (stored) act(stored)
    setStored(null)
  }
  const write = (...changes: Edit[]) => {
    if (isAsking || !opened) return
    const edits = [...(typed?.edits ?? []), ...changes]
    const mine = { ...(typed ?? { file, version: opened.version }), edits }
    // Any other change shifts the places in a list, so a click made meanwhile could open the wrong text.
    saving.now = edits.every((one) => one.do === 'set')
    asks('write', { unsaved: [mine, ...others] }, () => {
      for (const one of allUnsaved()) forgetUnsaved(one)
      const [change] = changes
      onSaved(change?.do === 'insert' ? change.path : undefined)
    })
  }
  const relative = (edit: Edit): Edit => ({ ...edit, path: edit.path.slice(root.length) })
  const edits = typed?.edits.map(relative) ?? []
  const save = () => {
    const lost = edits.flatMap((one) => {
      if (one.do !== 'set') return []
      const kept = namesIn(one.value)
      return namesIn(valueAt(opened?.value, one.path)).filter((name) => !kept.includes(name))
    })
    if (lost.length === 0 || String(lost) === warned) return write()
    setWarned(String(lost))
    setFault(
      `This text no longer follows ${lost.map((name) => `{${name}}`).join(', ')}: it would keep its figure when the others change. Save again to keep it so.`,
    )
  }
  const openName = (name: string) =>
    asks<Partial<Place>>('source', { name }, ({ file, path }) =>
      file
        ? onOpen({ file, path })
        : setFault(`{${name}} is computed from other figures of content/promises.yaml.`),
    )
  const edit = (change: Edit) => {
    const before = unsavedOf(file)?.edits ?? []
    const last = before.at(-1)
    const placed = { ...change, path: [...root, ...change.path] }
    const isSame = last?.do === 'set' && change.do === 'set' && String(last.path) === String(placed.path)
    keep({ edits: [...(isSame ? before.slice(0, -1) : before), placed] })
  }
  /** Other files that a fault names: they may have to be saved together with this one. */
  const named = new Set(fault.match(/(?<=content\/)[\w/.-]+\.(?:yaml|md)/g)).difference(new Set([file]))
  const done = { label: 'Save', act: save, isOff: !opened }
  return (
    <Sheet
      title={root.length > 0 ? fieldTitle(root) : titled(file)}
      done={done}
      fault={fault}
      onClose={onClose}
    >
      {outdated && (
        <>
          <Changes changes={outdated.changes} />
          <button type="button" onClick={() => onOutdated(outdated.file, beforeLists(root))}>
            Show it as it is now
          </button>
        </>
      )}
      {!outdated &&
        [...named].map((one) => (
          <button key={one} type="button" onClick={() => onOpen({ file: one })}>
            Open {titled(one)} as well
          </button>
        ))}
      {stored && (opened || outdated) && (
        <section aria-label="Typed before, and not saved">
          <p>Typed before, and not saved:</p>
          <Changes changes={stored.edits.map((one) => asChange(file, one))} />
          {stored.text !== undefined && <pre>{stored.text}</pre>}
          {fits(stored) && (
            <button type="button" onClick={() => settle(keep)}>
              Put it back
            </button>
          )}{' '}
          <button type="button" onClick={() => settle(forgetUnsaved)}>
            Forget it
          </button>
        </section>
      )}
      {others.length > 0 && (
        <p className="advice">Saves {others.map((one) => titled(one.file)).join(', ')} too.</p>
      )}
      {opened && (
        <FormContext
          value={{
            ...{ file, edit, names: opened.names, openName },
            commentOn: (at) => opened.comments[[...root, ...at].join('.')],
          }}
        >
          {root.length === 0 && <Comment text={opened.comments['']} />}
          <p className="file">
            content/{file}{' '}
            {root.length > 0 && (
              <button type="button" className="quiet" onClick={() => onOpen({ file })}>
                All its fields
              </button>
            )}
          </p>
          {file.startsWith('letters/') && (
            <p>
              <a href={file.replace(/^(.*)\.md$/, '/$1')}>See this email as it is sent</a>
            </p>
          )}
          {root.length === 0 && opened.isEntry && (
            <p>
              <button type="button" onClick={() => onRemove(opened.version)}>
                Remove {titled(file)}…
              </button>
            </p>
          )}
          {opened.entries.map((one) => (
            <Moves key={fieldTitle(one.path)} {...one} edit={write} />
          ))}
          {opened.body !== undefined && (
            <MarkdownField
              key={String(stored === null)}
              file={file}
              value={typed?.text ?? opened.body}
              line={Number(opened.focus[1] ?? 0)}
              onChange={(text) => keep({ text })}
              onPicture={(one) => keep({ pictures: [...(unsavedOf(file)?.pictures ?? []), one] })}
            />
          )}
          <div ref={form} className="content">
            <Field
              spec={opened.spec}
              value={edits.reduce(applyEdit, opened.value)}
              path={[]}
              label={labelOf(root.at(-1) ?? file)}
            />
          </div>
        </FormContext>
      )}
    </Sheet>
  )
}

/** Focuses a field, or the nearest around it: a text may be inside one that holds only a placeholder. */
function focusNearest(form: HTMLElement | null, path: Path): void {
  const field = form?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(path))}`)
  field?.focus()
  if (!field && path.length > 0) focusNearest(form, path.slice(0, -1))
}

/** Returns the field of a message within the form. Messages count the entries of a list from 1. */
function pathOf(field: string, { path: root, value }: OpenedField): Path {
  const path: (string | number)[] = []
  for (const key of field.split('.').slice(root.length))
    path.push(Array.isArray(valueAt(value, path)) ? Number(key) - 1 : key)
  return path
}

const asChange = (file: string, edit: Edit): Change => ({
  file,
  field: fieldTitle(edit.path),
  before: null,
  after: 'value' in edit ? said(edit.value) : edit.do,
})

/** What a value says, with the fields of an entry one after the other. */
const said = (value: unknown): string =>
  value instanceof Object
    ? Object.values(value)
        .flatMap((one) => said(one) || [])
        .join(', ')
    : String(value ?? '')

/** Returns a path as far as it is the same in every version of a file: up to the first position in a list. */
function beforeLists(path: Path): Path {
  const at = path.findIndex((key) => typeof key === 'number')
  return at < 0 ? path : path.slice(0, at)
}
