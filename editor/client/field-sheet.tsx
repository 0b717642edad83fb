import { useEffect, useRef, useState } from 'react'
import type { Names } from '../../app/content/read/fill-names.ts'
import { applyEdit, type Edit, fieldPath, type Path } from '../edits.ts'
import type { Place } from '../places.ts'
import type { OpenedField } from '../server/editing.ts'
import { emptyOf, labelOf } from '../spec.ts'
import { Field, fieldId } from './form.tsx'
import { FormContext } from './form-context.ts'
import { MarkdownField } from './markdown-field.tsx'
import { ask, type ChosenPicture } from './request.ts'
import { Sheet } from './sheet.tsx'

interface FieldSheetProps {
  file: string
  /** Without one, the whole file. */
  path?: Path | undefined
  dropped?: File | undefined
  onOpen(place: { file: string; path?: Path }): void
  onClose(): void
  /** The page is shown anew. */
  onSaved(): void
}

/** A field, an entry of a list or a whole file as a form. */
export function FieldSheet({ file, path, dropped, onOpen, onClose, onSaved }: FieldSheetProps) {
  const [opened, setOpened] = useState<OpenedField>()
  const [names, setNames] = useState<Names>({})
  const [edits, setEdits] = useState<Edit[]>([])
  const [pictures, setPictures] = useState<ReadonlyMap<string, ChosenPicture>>(new Map())
  const [text, setText] = useState<string>()
  const [fault, setFault] = useState('')
  const [isSaving, setSaving] = useState(false)
  const form = useRef<HTMLDivElement>(null)

  useEffect(() => {
    ask<OpenedField>('open', { file, ...(path && { path }) }).then(setOpened, (error) =>
      setFault(error.message),
    )
    ask<Names>('names', { file }).then(setNames, (error) => setFault(error.message))
  }, [file, path])
  useEffect(() => {
    if (!opened) return
    // The nearest field: the text may be within one that is a name.
    for (let at = opened.focus.slice(opened.path.length); ; at = at.slice(0, -1)) {
      const field = form.current?.querySelector<HTMLElement>(`#${CSS.escape(fieldId(at))}`)
      field?.focus()
      if (field || at.length === 0) break
    }
  }, [opened])

  const send = (question: object) => {
    if (isSaving) return
    setSaving(true)
    setFault('')
    ask('write', { file, ...question }).then(onSaved, (error) => {
      setFault(error.message)
      setSaving(false)
    })
  }
  const title = opened?.path.length ? fieldPath(opened.path) : file
  const save = () => {
    const { path: root } = opened ?? { path: [] }
    send({
      edits: edits.map((one) => ({ ...one, path: [...root, ...one.path] })),
      pictures: [...pictures].map(([at, picture]) => ({ ...picture, path: [...root, ...at.split('.')] })),
      ...(text !== undefined && { text }),
    })
  }
  const edit = (change: Edit) =>
    setEdits((before) => {
      const last = before.at(-1)
      const isSame = last?.do === 'set' && change.do === 'set' && String(last.path) === String(change.path)
      return [...(isSame ? before.slice(0, -1) : before), change]
    })
  const context = {
    edit,
    names,
    pictures,
    dropped,
    choose: (at: Path, picture: ChosenPicture) =>
      setPictures((before) => new Map(before).set(at.join('.'), picture)),
  }
  const done = { label: isSaving ? 'Saving…' : 'Save', act: save, isOff: isSaving || !opened }
  return (
    <Sheet title={title} done={done} fault={fault} onClose={onClose}>
      {opened && (
        <FormContext value={context}>
          {opened.path.length > 0 && (
            <p className="file">
              content/{file}{' '}
              <button type="button" className="quiet" onClick={() => onOpen({ file })}>
                All its fields
              </button>
            </p>
          )}
          {opened.source && <Source source={opened.source} onOpen={onOpen} />}
          {opened.list && <EntryMoves opened={opened} send={send} />}
          {opened.body !== undefined && (
            <MarkdownField
              file={file}
              value={opened.body}
              line={Number(opened.focus[1] ?? 0)}
              onChange={setText}
            />
          )}
          <div ref={form} className="content">
            <Field
              spec={opened.spec}
              value={edits.reduce(applyEdit, opened.value)}
              path={[]}
              label={labelOf(opened.path.at(-1) ?? file)}
            />
          </div>
        </FormContext>
      )}
    </Sheet>
  )
}

function Source({ source, onOpen }: { source: Place; onOpen(place: Place): void }) {
  return (
    <p>
      These words come from content/{source.file}, and every page that names them changes with them.{' '}
      <button type="button" onClick={() => onOpen(source)}>
        Edit them there
      </button>
    </p>
  )
}

/**
 * Orders, adds to and shortens the list that an entry is in, at once. A new entry begins as a copy, so that it has every
 * field and looks right before it is written over.
 */
function EntryMoves({ opened, send }: { opened: OpenedField; send(question: { edits: Edit[] }): void }) {
  const { list, path, spec } = opened
  if (!list) return null
  const { index, length } = list
  const does = (edit: Edit) => () => send({ edits: [edit] })
  const added: Edit = {
    do: 'insert',
    path: [...list.path, index + 1],
    value: opened.value ?? emptyOf(spec),
  }
  return (
    <p className="moves">
      Entry {index + 1} of {length}:{' '}
      <button type="button" disabled={index === 0} onClick={does({ do: 'move', path, to: index - 1 })}>
        Move up
      </button>
      <button
        type="button"
        disabled={index === length - 1}
        onClick={does({ do: 'move', path, to: index + 1 })}
      >
        Move down
      </button>
      <button type="button" onClick={does(added)}>
        Add a copy below
      </button>
      <button type="button" disabled={length === 1} onClick={does({ do: 'remove', path })}>
        Remove
      </button>
    </p>
  )
}
