import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { defaultHighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { drawSelection, EditorView, keymap } from '@codemirror/view'
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChosenPicture } from '../edits.ts'
import { figureChips } from './figure-chips.ts'
import { FilmInput } from './film-files.tsx'
import { FormContext } from './form-context.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { PictureInput, sourceOf } from './picture-field.tsx'
import { useAsk } from './request.ts'

interface MarkdownFieldProps {
  file: string
  value: string
  /** The line to begin at. */
  line: number
  onChange(value: string): void
  /** Keeps a picture of the text until the text is saved. */
  onPicture(picture: ChosenPicture): void
  /** Reports whether a chosen picture is not in the text yet. */
  onHold(isHeld: boolean): void
}

/** Edits an article's text as Markdown. Parts that aren't edited stay as they are. */
export function MarkdownField({ file, value, line, onChange, onPicture, onHold }: MarkdownFieldProps) {
  const { names } = useContext(FormContext)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** Those that are chosen and not in the text yet, one after the other. */
  const [pictures, setPictures] = useState<readonly TextPicture[]>([])
  const [picture] = pictures
  useEffect(() => onHold(picture !== undefined), [picture, onHold])
  const open = useEffectEvent((parent: HTMLElement) => {
    const before = value.split('\n', line).map((one) => `${one}\n`)
    const anchor = Math.min(before.join('').length, value.length)
    return new EditorView({
      parent,
      root: parent.getRootNode() as ShadowRoot,
      doc: value,
      selection: { anchor },
      scrollTo: EditorView.scrollIntoView(anchor, { y: 'center' }),
      extensions: [
        history(),
        drawSelection(),
        markdown(),
        syntaxHighlighting(defaultHighlightStyle),
        EditorView.lineWrapping,
        figureChips(names),
        EditorView.theme({ '.cm-scroller': { overflow: 'auto' } }),
        EditorView.contentAttributes.of({ 'aria-label': 'Text', spellcheck: 'true', tabindex: '0' }),
        keymap.of([...defaultKeymap, ...historyKeymap]),
        EditorView.updateListener.of(({ docChanged, state }) => docChanged && onChange(state.doc.toString())),
      ],
    })
  })
  useEffect(() => {
    if (!place.current) return
    const editor = open(place.current)
    view.current = editor
    if (line > 0) editor.focus()
    return () => editor.destroy()
  }, [line])
  const insert = (markup: string, selected = '') => {
    const editor = view.current
    if (!editor) return
    const { to } = editor.state.doc.lineAt(editor.state.selection.main.head)
    const added = `\n\n${markup}`
    const end = to + (selected ? added.indexOf(selected) + selected.length : added.length)
    editor.dispatch({
      changes: { from: to, insert: added },
      selection: { anchor: end - selected.length, head: end },
    })
    editor.focus()
  }
  const insertFilm = (film: string) => insert(`![${FILM_SHOWS}](${film.replace(/^.*\//, '')})`, FILM_SHOWS)
  const [addresses, setAddresses] = useState<string[]>([])
  useEffect(() => {
    pageAddresses().then(setAddresses)
  }, [])
  // Only articles show pictures, films, lists and tables.
  if (!file.startsWith('posts/')) return <div ref={place} />
  const add = (one: TextPicture) => setPictures((before) => [...before, one])
  return (
    <PictureInput
      label="The text"
      onTake={(chosen) => add({ name: chosen.name, chosen })}
      onPick={(name) => add({ name })}
    >
      {picture && (
        <PictureWords
          key={pictures.length}
          file={file}
          picture={picture}
          textOf={() => view.current?.state.doc.toString() ?? ''}
          onDone={(markup, chosen) => {
            if (chosen) onPicture(chosen)
            insert(markup)
            setPictures(pictures.slice(1))
          }}
          onCancel={() => setPictures(pictures.slice(1))}
        />
      )}
      <FilmInput post={file} onStored={({ file: film }) => film && insertFilm(film)} />
      <MarkdownToolbar view={view} addresses={addresses} />
      <div ref={place} />
    </PictureInput>
  )
}

/** Returns the addresses of the site's pages. */
async function pageAddresses(): Promise<string[]> {
  const sitemap = await (await fetch('/sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
}

/** A picture for the text; without `chosen` it is beside the post already. */
interface TextPicture {
  name: string
  chosen?: ChosenPicture
}

interface PictureWordsProps {
  file: string
  picture: TextPicture
  textOf(): string
  /** Called with the markup, and with the picture that is to be stored by the name in it. */
  onDone(markup: string, chosen?: ChosenPicture): void
  onCancel(): void
}

const FILM_SHOWS = 'What the film shows'
const [SHOWS, CAPTION] = ['What it shows', 'Caption under it, if it has one']

/** Asks for a picture's alternative text and caption. It is stored with the text. */
function PictureWords({ file, picture: { name, chosen }, textOf, onDone, onCancel }: PictureWordsProps) {
  const [words, setWords] = useState<Record<string, string>>({})
  const { asks, fault, setFault } = useAsk()
  const [alt, caption] = [SHOWS, CAPTION].map((label) => (words[label] ?? '').replace(/[[\]"\n]/g, '').trim())
  const markupOf = (name: string) => `![${alt}](${name}${caption && ` "${caption}"`})`
  const add = () => {
    if (!alt) return setFault('Say what the picture shows: it is read aloud to people who can’t see it.')
    if (!chosen) return onDone(markupOf(name))
    asks<{ name: string }>('pictureName', { file, name, text: textOf() }, ({ name: free }) =>
      onDone(markupOf(free), { ...chosen, name: free }),
    )
  }
  return (
    <fieldset>
      <legend>Picture: {name}</legend>
      <img src={chosen ? sourceOf(chosen) : `/posts/${name}`} alt="" className="preview" />
      {[SHOWS, CAPTION].map((label) => (
        <label className="field" key={label}>
          {label}
          <input onChange={({ target }) => setWords({ ...words, [label]: target.value })} />
        </label>
      ))}
      <p className="fault" role="alert">
        {fault}
      </p>
      <button type="button" onClick={add}>
        Put it into the text
      </button>{' '}
      <button type="button" className="quiet" onClick={onCancel}>
        Leave it out
      </button>
    </fieldset>
  )
}
