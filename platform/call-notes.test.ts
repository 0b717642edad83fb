import { expect, it } from 'vitest'
import { callNotesText, MAX_CALL_NOTES, splitCallNotes } from './call-notes.ts'

it('leaves the oldest notes out when all together are too long', () => {
  const notes = ['ad', 'area', 'audit'].map((kind) => ({ kind, text: kind.padEnd(1900, '.') }))
  const { sent, leftOut } = splitCallNotes(notes)
  expect(leftOut.map(({ kind }) => kind)).toEqual(['ad'])
  expect(callNotesText(sent).length).toBeLessThanOrEqual(MAX_CALL_NOTES)
})

it('sends the address of a note that is shown as a link', () => {
  const link = { label: 'Your sample ad', href: 'https://x.example/ad' }
  expect(callNotesText([{ kind: 'ad', text: 'My sample ad.', link }])).toBe(
    'My sample ad.\nhttps://x.example/ad',
  )
})
