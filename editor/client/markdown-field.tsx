import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import { FormContext } from './form-context.ts'
import { ask, type ChosenPicture, isPicture, readPicture } from './request.ts'

interface MarkdownFieldProps {
  file: string
  value: string
  /** The line to begin at. */
  line: number
  onChange(value: string): void
}

/** The text of an article, as Markdown. What one does not touch stays as it is. */
export function MarkdownField({ file, value, line, onChange }: MarkdownFieldProps) {
  const { dropped } = useContext(FormContext)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  const [picture, setPicture] = useState<ChosenPicture>()
  const changed = useEffectEvent(onChange)
  const take = useEffectEvent((given: File | undefined): boolean => {
    if (!given || !isPicture(given)) return false
    readPicture(given).then(setPicture, console.error)
    return true
  })
  const start = useEffectEvent(() => ({ value, line }))
  useEffect(() => {
    if (!place.current) return
    const { value: doc, line: number } = start()
    const state = EditorState.create({
      doc,
      extensions: [
        history(),
        drawSelection(),
        markdown(),
        syntaxHighlighting(defaultHighlightStyle),
        EditorView.lineWrapping,
        EditorView.theme({ '.cm-scroller': { overflow: 'auto' } }),
        EditorView.contentAttributes.of({ 'aria-label': 'Text', spellcheck: 'true' }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of((update) => update.docChanged && changed(update.state.doc.toString())),
        EditorView.domEventHandlers({
          drop: (event) => take(event.dataTransfer?.files[0]),
          paste: (event) => take(event.clipboardData?.files[0]),
        }),
      ],
    })
    const created = new EditorView({
      state,
      parent: place.current,
      root: place.current.getRootNode() as ShadowRoot,
    })
    view.current = created
    const anchor = created.state.doc.line(Math.min(number + 1, created.state.doc.lines)).from
    created.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'center' }) })
    if (number > 0) created.focus()
    return () => created.destroy()
  }, [])
  useEffect(() => void take(dropped), [dropped])
  const insert = (markup: string) => {
    const editor = view.current
    if (!editor) return
    const { to } = editor.state.doc.lineAt(editor.state.selection.main.head)
    editor.dispatch({
      changes: { from: to, insert: `\n\n${markup}` },
      selection: { anchor: to + markup.length + 2 },
    })
    setPicture(undefined)
    editor.focus()
  }
  return (
    <div className="field">
      <span>Text (Markdown)</span>
      <div ref={place} className="markdown" />
      <p>
        Drop or paste a picture into the text, or choose one:{' '}
        <input
          type="file"
          accept="image/*"
          aria-label="Choose a picture for the text"
          onChange={({ target }) => take(target.files?.[0])}
        />
      </p>
      {picture && (
        <PictureWords file={file} picture={picture} onDone={insert} onCancel={() => setPicture(undefined)} />
      )}
    </div>
  )
}

interface PictureWordsProps {
  file: string
  picture: ChosenPicture
  onDone(markup: string): void
  onCancel(): void
}

/** A picture is stored beside the post once it is said what it shows. */
function PictureWords({ file, picture, onDone, onCancel }: PictureWordsProps) {
  const [alt, setAlt] = useState('')
  const [caption, setCaption] = useState('')
  const [fault, setFault] = useState('')
  const plain = (text: string) => text.replace(/[[\]"\n]/g, '').trim()
  const add = () => {
    if (!plain(alt))
      return setFault('Say what the picture shows: it is read aloud to people who can’t see it.')
    ask<{ name: string }>('picture', { file, picture }).then(
      ({ name }) => onDone(`![${plain(alt)}](${name}${plain(caption) && ` "${plain(caption)}"`})`),
      (error) => setFault(error.message),
    )
  }
  return (
    <fieldset>
      <legend>Picture: {picture.name}</legend>
      <img src={`data:image/jpeg;base64,${picture.data}`} alt="" className="preview" />
      <label>
        What it shows
        <input value={alt} onChange={({ target }) => setAlt(target.value)} />
      </label>
      <label>
        Caption under it, if it has one
        <input value={caption} onChange={({ target }) => setCaption(target.value)} />
      </label>
      {fault && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <button type="button" onClick={add}>
        Put it into the text
      </button>{' '}
      <button type="button" className="quiet" onClick={onCancel}>
        Leave it out
      </button>
    </fieldset>
  )
}
