import { EditorState } from '@codemirror/state'
import { expect, it } from 'vitest'
import { figureChips } from './figure-chips.ts'

const chips = figureChips({ promises: { fee: 5000, weeks: { from: 4, to: 6 } } })

/** What a text shows for its names. */
function shownIn(state: EditorState): string[] {
  const shown: string[] = []
  state
    .field(chips)
    .between(
      0,
      state.doc.length,
      (from, to, { spec }) => void shown.push(`${state.sliceDoc(from, to)}: ${spec.widget.value}`),
    )
  return shown
}

it('a name shows its value, also after a change, and the text keeps the name; what has no value stays', () => {
  const doc =
    'It costs {promises.fee as money} for {promises.weeks} weeks, {promises.fees}, {when}, {promises}.'
  const state = EditorState.create({ doc, extensions: chips })
  const all = ['{promises.fee as money}: $5,000', '{promises.weeks}: 4 to 6']
  expect(shownIn(state)).toEqual(all)
  expect(state.doc.toString()).toBe(doc)
  const { state: next } = state.update({
    changes: { from: 0, insert: 'From {promises.weeks as dash} weeks. ' },
  })
  expect(shownIn(next)).toEqual(['{promises.weeks as dash}: 4–\u20606', ...all])
})
