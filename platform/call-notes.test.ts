import { expect, it } from 'vitest'
import { callNotesText, MAX_CALL_NOTES, splitCallNotes } from './call-notes.ts'

it('leaves the oldest notes out when all together are too long', () => {
  const notes = ['ad', 'area', 'audit'].map((kind) => ({ kind, text: kind.padEnd(1900, '.') }))
  const { sent, leftOut } = splitCallNotes(notes)
  expect(leftOut.map(({ kind }) => kind)).toEqual(['ad'])
  expect(callNotesText(sent).length).toBeLessThanOrEqual(MAX_CALL_NOTES)
})
