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
import { PictureInput } from './picture-field.tsx'
import { ask } from './request.ts'

interface MarkdownFieldProps {
  file: string
  value: string
  /** The line to begin at. */
  line: number
  onChange(value: string): void
  /** Keeps a picture of the text until the text is saved. */
  onPicture(picture: ChosenPicture): void
}

/** Edits an article's text as Markdown. Parts that aren't edited stay as they are. */
export function MarkdownField({ file, value, line, onChange, onPicture }: MarkdownFieldProps) {
  const { names } = useContext(FormContext)
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
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
  /** Puts a picture or a film after the cursor's line. What it shows is typed next, where a save without it refuses. */
  const show = (name: string) => {
    const editor = view.current
    if (!editor) return
    const { to } = editor.state.doc.lineAt(editor.state.selection.main.head)
    const added = '\n\n!['
    editor.dispatch({
      changes: { from: to, insert: `${added}](${name})` },
      selection: { anchor: to + added.length },
    })
    editor.focus()
  }
  const take = async (picture: ChosenPicture) => {
    const text = view.current?.state.doc.toString()
    const { name } = await ask<{ name: string }>('pictureName', { file, name: picture.name, text })
    onPicture({ ...picture, name })
    show(name)
  }
  const [addresses, setAddresses] = useState<string[]>([])
  useEffect(() => {
    pageAddresses().then(setAddresses)
  }, [])
  // Only articles show pictures, films, lists and tables.
  if (!file.startsWith('posts/')) return <div ref={place} />
  return (
    <PictureInput label="The text" onTake={take} onPick={show}>
      <FilmInput post={file} onStored={({ file: film }) => film && show(film.replace(/^.*\//, ''))} />
      <p className="notes">
        Say what a picture or a film shows between its brackets, for people who can’t see it. A caption stands
        after its name, in quotes: (desk.jpg "Our desk").
      </p>
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
