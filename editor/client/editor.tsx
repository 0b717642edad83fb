import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Path } from '../edits.ts'
import { FieldSheet } from './field-sheet.tsx'
import {
  entryNear,
  filesHere,
  markedAt,
  markedElements,
  placeAt,
  placeOf,
  placesOf,
  watchTexts,
} from './marked-texts.ts'
import { ChangesSheet, NewSheet } from './other-sheets.tsx'
import { Outlines } from './outlines.tsx'
import { ask } from './request.ts'

type Open =
  | {
      kind: 'field'
      file: string
      path?: Path | undefined
      dropped?: File | undefined
      element?: Element | undefined
    }
  | { kind: 'new' | 'changes' }

interface EditorState {
  files: { file: string; isDraft: boolean }[]
  changes: number
  lastStep: string | null
}

/** What is remembered when the page is shown anew. */
const NOTICE = 'editor-notice'
const MODE = 'editor-mode'

function reloadWith(notice: string): void {
  sessionStorage.setItem(NOTICE, notice)
  location.reload()
}

/** The bar, the panel and what happens on the page: in Edit mode a click opens a text; with Alt or Ctrl it follows a link. */
export function Editor({ host }: { host: Element }) {
  const [isEditing, setEditing] = useState(() => sessionStorage.getItem(MODE) !== 'browse')
  const [open, setOpen] = useState<Open | null>(null)
  const [hovered, setHovered] = useState<Element | null>(null)
  const [state, setState] = useState<EditorState>({ files: [], changes: 0, lastStep: null })
  const [notice, setNotice] = useState('')
  const [seen, setSeen] = useState(0)
  const focused = useRef<HTMLElement>(null)

  useEffect(() => {
    watchTexts(() => setSeen((count) => count + 1))
    const fail = (error: Error) => setNotice(error.message)
    ask<EditorState>('state').then(setState, fail)
    setNotice(sessionStorage.getItem(NOTICE) ?? '')
    sessionStorage.removeItem(NOTICE)
  }, [])

  // What has no focus of its own gets one, so that each text is reached by the Tab key.
  useEffect(() => {
    sessionStorage.setItem(MODE, isEditing ? 'edit' : 'browse')
    if (!isEditing || seen === 0) return
    const added = markedElements().filter(
      (one) => one instanceof HTMLElement && one.tabIndex < 0 && document.body.contains(one),
    )
    for (const element of added) (element as HTMLElement).tabIndex = 0
    return () => {
      for (const element of added) element.removeAttribute('tabindex')
    }
  }, [isEditing, seen])

  const openPlace = useEffectEvent((element: Element, number: number) => {
    const place = placeOf(number)
    if (!place) return
    focused.current = element as HTMLElement
    setOpen({ kind: 'field', ...place, element })
  })
  const isOwn = useCallback((event: Event) => event.composedPath().includes(host), [host])

  useEffect(() => {
    if (!isEditing) return
    const stops = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, (event) => isOwn(event) || listener(event), {
        capture: true,
        signal: stops.signal,
      })
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
    }
    on('pointerover', ({ target }) => setHovered(markedAt(target)))
    on('focusin', ({ target }) => setHovered(markedAt(target)))
    on('click', (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const element = markedAt(event.target)
      const entry = element
        ? null
        : event.target instanceof Element &&
          event.target.closest('img, picture, svg') &&
          entryNear(event.target)
      if (element) openPlace(element, placeAt(element, event.clientX, event.clientY))
      else if (entry) setOpen({ kind: 'field', file: entry })
      else return
      stop(event)
    })
    on('keydown', (event) => {
      const element = event.key === 'Enter' && !event.altKey && !event.ctrlKey ? markedAt(event.target) : null
      if (!element || element !== event.target) return
      openPlace(element, placesOf(element)[0] ?? -1)
      stop(event)
    })
    on('dragover', (event) => event.dataTransfer?.types.includes('Files') && event.preventDefault())
    on('drop', (event) => {
      const dropped = event.dataTransfer?.files[0]
      if (!dropped) return
      stop(event)
      const file = entryNear(event.target)
      if (file) setOpen({ kind: 'field', file, dropped })
      else setNotice('Drop a picture on a person, a clinic or a post.')
    })
    return () => stops.abort()
  }, [isEditing, isOwn])

  const close = () => {
    setOpen(null)
    focused.current?.focus()
  }
  const act = (action: 'undo' | 'publish', file?: string) =>
    ask(action, file ? { file } : {}).then(
      () => reloadWith(action === 'undo' ? 'Undone.' : 'Published. Keep the change when you are done.'),
      (error) => setNotice(error.message),
    )
  const here = filesHere()
  const drafts = state.files
    .filter(({ file, isDraft }) => isDraft && here.includes(file))
    .map(({ file }) => file)
  const draftStarts = new Map<string, Element>()
  for (const element of markedElements())
    for (const number of placesOf(element)) {
      const file = placeOf(number)?.file ?? ''
      if (drafts.includes(file) && !draftStarts.has(file) && document.body.contains(element))
        draftStarts.set(file, element)
    }
  return (
    <>
      {isEditing && (
        <Outlines
          hovered={hovered}
          chosen={(open?.kind === 'field' && open.element) || null}
          drafts={draftStarts}
        />
      )}
      {open?.kind === 'field' && (
        <FieldSheet
          key={`${open.file} ${open.path?.join(' ')}`}
          file={open.file}
          path={open.path}
          dropped={open.dropped}
          onOpen={(place) => setOpen({ kind: 'field', ...place })}
          onClose={close}
          onSaved={() => reloadWith('Saved.')}
        />
      )}
      {open?.kind === 'new' && <NewSheet onClose={close} />}
      {open?.kind === 'changes' && <ChangesSheet onClose={close} onKept={reloadWith} />}
      <section className="bar" aria-label="Editor">
        <button type="button" aria-pressed={isEditing} onClick={() => setEditing(true)}>
          Edit
        </button>
        <button type="button" aria-pressed={!isEditing} onClick={() => setEditing(false)}>
          Browse
        </button>
        <select
          aria-label="All fields of a file"
          value=""
          onChange={({ target }) => setOpen({ kind: 'field', file: target.value })}
        >
          <option value="" disabled>
            All fields of…
          </option>
          <optgroup label="On this page">
            {here.map((file) => (
              <option key={file}>{file}</option>
            ))}
          </optgroup>
          <optgroup label="Others">
            {state.files
              .filter(({ file }) => !here.includes(file))
              .map(({ file, isDraft }) => (
                <option key={file} value={file}>
                  {file}
                  {isDraft ? ' (draft)' : ''}
                </option>
              ))}
          </optgroup>
        </select>
        <button type="button" onClick={() => setOpen({ kind: 'new' })}>
          New…
        </button>
        <button type="button" onClick={() => setOpen({ kind: 'changes' })}>
          Changes ({state.changes})
        </button>
        <button
          type="button"
          disabled={!state.lastStep}
          title={state.lastStep ?? undefined}
          onClick={() => act('undo')}
        >
          Undo
        </button>
        {drafts.map((file) => (
          <button type="button" key={file} onClick={() => act('publish', file)}>
            Publish the draft {file.replace(/^.*\/|\.\w+$/g, '')}
          </button>
        ))}
        <p role="status">{notice}</p>
      </section>
    </>
  )
}
