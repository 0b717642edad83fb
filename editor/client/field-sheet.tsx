import { useEffect, useRef, useState } from 'react'
import { applyEdit, type Edit, fieldPath, type Path, valueAt } from '../edits.ts'
import type { Place } from '../places.ts'
import type { OpenedField } from '../server/editing.ts'
import { labelOf } from '../spec.ts'
import { Field, fieldId, Moves } from './form.tsx'
import { FormContext } from './form-context.ts'
import { MarkdownField } from './markdown-field.tsx'
import { useAnswer } from './request.ts'
import { Sheet } from './sheet.tsx'
import { namesIn } from './text-field.tsx'
import { forget, mayLose, unsaved } from './unsaved.ts'

interface FieldSheetProps {
  file: string
  /** Undefined for the whole file. */
  path?: Path | undefined
  dropped?: File | undefined
  onOpen(place: { file: string; path?: Path }): void
  onClose(): void
  /** Called after saving, to reload the page. `added` is the path of a new entry. */
  onSaved(added?: Path): void
}

/** Shows a field, an entry of a list or a whole file as a form. */
export function FieldSheet({ file, path, dropped, onOpen, onClose, onSaved }: FieldSheetProps) {
  const [edits, setEdits] = useState<Edit[]>([])
  const [text, setText] = useState<string>()
  const [isHeld, setHeld] = useState(false)
  const [warned, setWarned] = useState('')
  const { answer: opened, asks, isAsking, fault, setFault } = useAnswer<OpenedField>('open', { file, path })
  const form = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!opened) return
    // Focuses the nearest field, because the text may be inside one that holds only a placeholder.
    for (let at = opened.focus.slice(opened.path.length); ; at = at.slice(0, -1)) {
      const field = form.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(at))}`)
      field?.focus()
      if (field || at.length === 0) break
    }
  }, [opened])

  const root = opened?.path ?? []
  unsaved.isTyped = edits.length > 0 || text !== undefined
  useEffect(() => forget, [])
  const write = (...changes: Edit[]) => {
    if (isAsking) return
    // Any other change shifts the places in a list, so a click made meanwhile could open the wrong text.
    unsaved.isSaving = changes.every((one) => one.do === 'set')
    asks('write', { file, text, edits: changes, version: opened?.version }, () => {
      forget()
      const [change] = changes
      onSaved(change?.do === 'insert' ? change.path : undefined)
    })
  }
  const save = () => {
    const lost = edits.flatMap((one) => {
      const kept = namesIn(one.do === 'set' && one.value)
      return one.do === 'set'
        ? namesIn(valueAt(opened?.value, one.path)).filter((name) => !kept.includes(name))
        : []
    })
    if (String(lost) === warned)
      return write(...edits.map((one) => ({ ...one, path: [...root, ...one.path] })))
    setWarned(String(lost))
    setFault(
      `This text no longer follows ${lost.map((name) => `{${name}}`).join(', ')}: it would keep its figure when the others change. Save again to keep it so.`,
    )
  }
  const openName = (name: string) =>
    asks<Partial<Place>>('source', { name }, ({ file, path }) =>
      file
        ? mayLose() && onOpen({ file, ...(path && { path }) })
        : setFault(`{${name}} is computed from other figures of content/promises.yaml.`),
    )
  const edit = (change: Edit) =>
    setEdits((before) => {
      const last = before.at(-1)
      const isSame = last?.do === 'set' && change.do === 'set' && String(last.path) === String(change.path)
      return [...(isSame ? before.slice(0, -1) : before), change]
    })
  const done = { label: isHeld ? 'Put the picture in first' : 'Save', act: save, isOff: !opened || isHeld }
  return (
    <Sheet title={root.length > 0 ? fieldPath(root) : file} done={done} fault={fault} onClose={onClose}>
      {opened && (
        <FormContext value={{ edit, names: opened.names, dropped, openName }}>
          {root.length > 0 && (
            <p className="file">
              content/{file}{' '}
              <button type="button" className="quiet" onClick={() => onOpen({ file })}>
                All its fields
              </button>
            </p>
          )}
          {opened.source && (
            <p>
              These words come from content/{opened.source.file}, and every page that names them changes with
              them.{' '}
              <button type="button" onClick={() => opened.source && onOpen(opened.source)}>
                Edit them there
              </button>
            </p>
          )}
          {opened.length && <Moves path={root} length={opened.length} value={opened.value} edit={write} />}
          {opened.body !== undefined && (
            <MarkdownField
              file={file}
              value={opened.body}
              line={Number(opened.focus[1] ?? 0)}
              onChange={setText}
              onHold={setHeld}
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
