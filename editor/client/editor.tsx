import { useEffect, useEffectEvent, useState } from 'react'
import type { Path } from '../edits.ts'
import type { OwnersFile } from '../server/editing.ts'
import { inOwnersWords, knowTitles, titled } from '../titles.ts'
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
import { ChangesSheet, FilesSheet, NewSheet, RemoveSheet } from './other-sheets.tsx'
import { Outlines } from './outlines.tsx'
import { PicturesSheet } from './pictures.tsx'
import { ask } from './request.ts'
import { allUnsaved, mayLose, saving, setAside, storedFiles, storedUnsaved, unsavedOf } from './unsaved.ts'

/** What the bar opens, beside the texts of the page. */
const SHEETS = { files: 'Open…', new: 'New…', pictures: 'Pictures', changes: 'Changes' }
type SheetKind = keyof typeof SHEETS

type Open =
  | {
      kind: 'field'
      file: string
      path?: Path | undefined
      version?: string | undefined
      element?: Element | undefined
    }
  | { kind: SheetKind }
  | { kind: 'remove'; file: string; version: string }

interface EditorState {
  files: OwnersFile[]
  /** Null until the server has said it. */
  changes: number | null
  lastStep: string | null
}

/** Keys in the session storage that survive a reload: FOCUS is the place of the edited text, NEXT what opens then. */
const NOTICE = 'editor-notice'
const MODE = 'editor-mode'
const FOCUS = 'editor-focus'
const NEXT = 'editor-next'

function reloadWith(notice: string): void {
  sessionStorage.setItem(NOTICE, notice)
  location.reload()
}

/** The editor's bar and panel. In Edit mode a click on the page opens a text; with Alt or Ctrl it follows a link. */
export function Editor({ host }: { host: Element }) {
  const [isEditing, setEditing] = useState(() => sessionStorage.getItem(MODE) !== 'browse')
  const [open, show] = useState<Open | null>(() => JSON.parse(sessionStorage.getItem(NEXT) ?? 'null'))
  const [shown, countShown] = useState(0)
  const setOpen = (next: Open | null) => {
    if (!saving.now || !next) {
      // What is typed for another file stays, and is saved with it.
      const closes = open?.kind === 'field' && (!next || (next.kind === 'field' && next.file === open.file))
      if (closes && !mayLose(open.file)) return false
      countShown(shown + 1)
      return show(next)
    }
    // Without the version, because what is being saved moves nothing.
    const later = { ...next, element: undefined, version: undefined }
    sessionStorage.setItem(NEXT, JSON.stringify(later))
  }
  const [hovered, setHovered] = useState<Element | null>(null)
  const [state, setState] = useState<EditorState>({ files: [], changes: null, lastStep: null })
  const [notice, setNotice] = useState('')
  const [isActing, setActing] = useState(false)
  const [seen, setSeen] = useState(0)

  useEffect(() => {
    watchTexts(() => setSeen((count) => count + 1))
    ask<EditorState>('state').then(
      (state) => {
        knowTitles(state.files)
        setState(state)
      },
      ({ message }) => setNotice(message),
    )
    setNotice(sessionStorage.getItem(NOTICE) ?? '')
    sessionStorage.removeItem(NOTICE)
    sessionStorage.removeItem(NEXT)
  }, [])

  // Makes every text focusable, so that the Tab key reaches it.
  useEffect(() => {
    sessionStorage.setItem(MODE, isEditing ? 'edit' : 'browse')
    if (!isEditing || seen === 0) return
    const added = markedElements().filter(
      (one) => one instanceof HTMLElement && one.tabIndex < 0 && document.body.contains(one),
    )
    for (const element of added) (element as HTMLElement).tabIndex = 0
    const edited = markedElements().find((one) =>
      placesOf(one).includes(Number(sessionStorage.getItem(FOCUS) ?? -1)),
    )
    sessionStorage.removeItem(FOCUS)
    if (edited instanceof HTMLElement) edited.focus({ preventScroll: true })
    return () => {
      for (const element of added) element.removeAttribute('tabindex')
    }
  }, [isEditing, seen])

  const openPlace = useEffectEvent((element: Element, number: number) => {
    const place = placeOf(number)
    if (!place) return
    sessionStorage.setItem(FOCUS, String(number))
    setOpen({ kind: 'field', ...place, element })
  })
  const openFile = useEffectEvent((file: string, path?: Path) => setOpen({ kind: 'field', file, path }))

  /** Changes the site and reloads the page. The buttons are off until then, because they tell of the site as it was. */
  const act = async (action: 'undo' | 'publish', question: object, done: string) => {
    setActing(true)
    try {
      await ask(action, question)
      reloadWith(done)
    } catch (error) {
      setNotice((error as Error).message)
      setActing(false)
    }
  }

  useEffect(() => {
    if (!isEditing) return
    const stops = new AbortController()
    const on = <K extends keyof DocumentEventMap>(type: K, listener: (event: DocumentEventMap[K]) => void) =>
      document.addEventListener(type, (event) => event.composedPath().includes(host) || listener(event), {
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
      const { target } = event
      if (event.altKey || event.ctrlKey || event.metaKey || !(target instanceof Element)) return
      // The banner has to be answered before the page below it can be edited; its words are in consent.yaml.
      if (target.closest('#consent-region button')) return
      const element = markedAt(target)
      // All of an article's text is one field.
      const part = target.closest('img, picture, svg, article p, article li, article h2, article h3')
      const entry = part && entryNear(part)
      if (target.closest('a[href^="tel:+"]'))
        openFile(filesHere().find((file) => file.startsWith('clinics/')) ?? 'site.yaml', ['phone'])
      else if (target.closest('a[href^="mailto:"]')) openFile('site.yaml', ['email'])
      else if (element) openPlace(element, placeAt(element, event.clientX, event.clientY))
      else if (entry) openFile(entry)
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
    // The browser would leave the page for the file.
    on('drop', (event) => {
      stop(event)
      setNotice('Click what should show it, and drop it there.')
    })
    return () => stops.abort()
  }, [isEditing, host])

  const close = () => {
    if (setOpen(null) === false) return
    for (const key of [FOCUS, NEXT]) sessionStorage.removeItem(key)
  }
  const here = filesHere()
  const drafts = here.filter((name) => state.files.some(({ file, isDraft }) => file === name && isDraft))
  return (
    <div className="dock">
      {isEditing && (
        <Outlines
          hovered={hovered}
          chosen={(open?.kind === 'field' && open.element) || null}
          drafts={drafts}
        />
      )}
      {open?.kind === 'field' && (
        <FieldSheet
          key={shown}
          file={open.file}
          path={open.path}
          version={open.version}
          onOpen={(place) => setOpen({ kind: 'field', ...place })}
          onClose={close}
          onRemove={(version) => setOpen({ kind: 'remove', file: open.file, version })}
          onOutdated={(file, path) => {
            for (const one of allUnsaved()) setAside(one.file)
            sessionStorage.setItem(
              NEXT,
              JSON.stringify({ kind: 'field', file, ...(file === open.file && { path }) }),
            )
            location.reload()
          }}
          onSaved={(added) => {
            if (added)
              sessionStorage.setItem(NEXT, JSON.stringify({ kind: 'field', file: open.file, path: added }))
            reloadWith('Saved.')
          }}
        />
      )}
      {open?.kind === 'remove' && (
        <RemoveSheet
          {...open}
          onOpen={({ file, path }) => setOpen({ kind: 'field', file, path })}
          onClose={close}
        />
      )}
      {open?.kind === 'files' && (
        <FilesSheet
          files={state.files}
          here={here}
          onClose={close}
          onOpen={(file) => setOpen({ kind: 'field', file })}
        />
      )}
      {open?.kind === 'new' && <NewSheet onClose={close} />}
      {open?.kind === 'pictures' && (
        <PicturesSheet onClose={close} onRemoved={() => reloadWith('Removed. Undo brings it back.')} />
      )}
      {open?.kind === 'changes' && <ChangesSheet onClose={close} onKept={reloadWith} />}
      <section className="bar" aria-label="Editor">
        {[true, false].map((edits) => (
          <button
            key={String(edits)}
            type="button"
            aria-pressed={isEditing === edits}
            onClick={() => setEditing(edits)}
          >
            {edits ? 'Edit' : 'Browse'}
          </button>
        ))}
        {(Object.keys(SHEETS) as SheetKind[]).map((kind) => (
          <button key={kind} type="button" onClick={() => setOpen({ kind })}>
            {SHEETS[kind]}
            {kind === 'changes' && state.changes !== null && ` (${state.changes})`}
          </button>
        ))}
        <a href="/letters/confirmation">Emails</a>
        <button
          type="button"
          disabled={!state.lastStep || isActing}
          title={state.lastStep ?? undefined}
          onClick={() => act('undo', { step: state.lastStep }, 'Undone.')}
        >
          Undo
        </button>
        {drafts.map((file) => (
          <button
            type="button"
            key={file}
            disabled={isActing}
            onClick={() =>
              act(
                'publish',
                { file },
                'No longer a draft. Visitors see it from its date on, once “Changes” has published it.',
              )
            }
          >
            Finish the draft {titled(file)}
          </button>
        ))}
        {storedFiles()
          .filter((file) => open?.kind !== 'field' || open.file !== file)
          .map((file) => (
            <button
              type="button"
              key={file}
              onClick={() =>
                setOpen({ kind: 'field', file, path: (unsavedOf(file) ?? storedUnsaved(file))?.path })
              }
            >
              Not saved: {titled(file)}
            </button>
          ))}
        <p role="status">{inOwnersWords(notice)}</p>
      </section>
    </div>
  )
}
