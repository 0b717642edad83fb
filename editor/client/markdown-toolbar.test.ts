import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { WRITES } from './markdown-toolbar.tsx'

/** Returns a text after a button is pressed while the part in brackets is selected, with what is selected then. */
function press(name: string, marked: string): string {
  const [before = '', selected = '', after = ''] = marked.split(/[[\]]/)
  const doc = before + selected + after
  const selection = { anchor: before.length, head: before.length + selected.length }
  const state = EditorState.create({ doc, selection })
  const write = WRITES.find(([one]) => one === name)?.[1]
  const next = write ? state.update(write(state)).state : state
  const { from, to } = next.selection.main
  return `${next.sliceDoc(0, from)}[${next.sliceDoc(from, to)}]${next.sliceDoc(to)}`
}

it.each([
  ['Bold', 'a [word] here', 'a **[word]** here'],
  ['Italic', 'a []', 'a *[words]*'],
  ['Heading', '- one\n[two]\nthree', '- one\n## [two]\nthree'],
  ['Smaller heading', '## on[e]', '### on[e]'],
  ['Heading', 'one\n\n[]', 'one\n\n## []'],
  ['List', '[one\n2. two]\nthree', '- [one\n- two]\nthree'],
  ['Numbered list', '[- one\ntwo]', '[1. one\n2. two]'],
  ['Quotation', '[said]', '> [said]'],
])('%s: %s', (name, before, after) => {
  expect(press(name, before)).toBe(after)
})

it('a table begins after the line', () => {
  expect(press('Table', 'one [li]ne\ntwo')).toMatch(
    /^one \[li\]ne\n\n\| What .*\n\| --- .*\n\| First row .*\n\ntwo$/,
  )
})
