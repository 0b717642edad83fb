import { EditorSelection, type EditorState, type TransactionSpec } from '@codemirror/state'
import type { EditorView } from '@codemirror/view'
import { type RefObject, useState } from 'react'

type Write = (state: EditorState) => TransactionSpec

/** Puts markup around what is selected, or around the word `words`, which is then selected. */
const around =
  (before: string, after: string, words = 'words'): Write =>
  (state) =>
    state.changeByRange((range) => {
      const text = state.sliceDoc(range.from, range.to) || words
      const from = range.from + before.length
      return {
        changes: { from: range.from, to: range.to, insert: before + text + after },
        range: EditorSelection.range(from, from + text.length),
      }
    })

/** Begins each selected line with markup, in place of what it begins with. */
const lines =
  (begin: (index: number) => string): Write =>
  (state) => {
    const { main } = state.selection
    const [first, last] = [state.doc.lineAt(main.from).number, state.doc.lineAt(main.to).number]
    const all = Array.from({ length: last - first + 1 }, (_, index) => state.doc.line(first + index))
    const changes = state.changes(
      all.map(({ from, text }, index) => ({
        from,
        to: from + (/^(#+|[-*>]|\d+\.) /.exec(text)?.[0].length ?? 0),
        insert: begin(index),
      })),
    )
    // What is typed next comes after the markup, also on an empty line.
    return { changes, selection: state.selection.map(changes, 1) }
  }

const TABLE = '\n\n| What | Before | After |\n| --- | ---: | ---: |\n| First row | 1 | 2 |\n'

/** What each button writes. */
export const WRITES: [name: string, write: Write][] = [
  ['Heading', lines(() => '## ')],
  ['Smaller heading', lines(() => '### ')],
  ['Bold', around('**', '**')],
  ['Italic', around('*', '*')],
  ['List', lines(() => '- ')],
  ['Numbered list', lines((index) => `${index + 1}. `)],
  ['Quotation', lines(() => '> ')],
  ['Table', ({ doc, selection: { main } }) => ({ changes: { from: doc.lineAt(main.to).to, insert: TABLE } })],
]

interface MarkdownToolbarProps {
  view: RefObject<EditorView | null>
  /** Addresses of the site's pages, which a link is chosen from. */
  addresses: readonly string[]
}

/** Buttons that write an article's markup. */
export function MarkdownToolbar({ view, addresses }: MarkdownToolbarProps) {
  const [to, setTo] = useState('')
  const apply = (write: Write) => {
    if (!view.current) return
    view.current.dispatch(write(view.current.state), { scrollIntoView: true })
    view.current.focus()
  }
  return (
    <div role="toolbar" aria-label="Markup" className="tools">
      {WRITES.map(([name, write]) => (
        <button key={name} type="button" onClick={() => apply(write)}>
          {name}
        </button>
      ))}
      <input
        aria-label="Link to a page of this site, or an address"
        placeholder="Link to…"
        list="pages"
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      <datalist id="pages">
        {addresses.map((address) => (
          <option key={address}>{address}</option>
        ))}
      </datalist>
      <button type="button" disabled={to === ''} onClick={() => apply(around('[', `](${to})`))}>
        Link
      </button>
    </div>
  )
}
