import { expect, it, vi } from 'vitest'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { questionsOf } from '../../core/questions.ts'
import { restoreDraft } from './tab-memory.ts'

const questions = questionsOf(exampleSettings, 'booking')

/** Fields as far as a draft reaches: each by its name. */
function restore(draft: object | null, fields: Record<string, Partial<HTMLInputElement>>, notes = '[]') {
  sessionStorage.clear()
  sessionStorage.setItem('call-notes', notes)
  if (draft !== null) sessionStorage.setItem('desk-draft', JSON.stringify(draft))
  const named = (selector: string) =>
    Object.entries(fields).flatMap(([name, field]) => (selector === `[name="${name}"]` ? field : []))
  restoreDraft({ querySelectorAll: named } as unknown as HTMLFormElement, questions)
  return Object.values(fields)
}
const text = (value: string) => ({ type: 'text', value })
const box = (checked: boolean) => ({ type: 'checkbox', value: 'yes', checked })

it('fills what is empty from the draft, and leaves what was typed and checked', () => {
  const draft = { name: ['Dana'], email: ['dana@practice.com'], reminderTexts: ['yes'], marketingTexts: [] }
  const fields = { name: text(''), email: text('d'), reminderTexts: box(false), marketingTexts: box(true) }
  expect(restore(draft, fields)).toEqual([text('Dana'), text('d'), box(true), box(true)])
})

it.each([null, {}, { name: [] }])('leaves the fields empty with the draft %j', (draft) => {
  expect(restore(draft, { name: text(''), reminderTexts: box(false) })).toEqual([text(''), box(false)])
})

it('fills in what the notes for the call answer, unless the draft says more', () => {
  vi.stubGlobal('localStorage', sessionStorage)
  const notes = JSON.stringify([{ kind: 'area', text: 'x', answers: { specialty: 'Ketamine' } }])
  const filled = (draft: object) => {
    const fields = { specialty: text('') }
    restore(draft, fields, notes)
    return fields.specialty.value
  }
  expect([filled({}), filled({ specialty: ['Vision'] })]).toEqual(['Ketamine', 'Vision'])
})

it('is no failure when something else is stored', () => {
  sessionStorage.clear()
  sessionStorage.setItem('desk-draft', '{')
  const field = text('')
  restoreDraft({ querySelectorAll: () => [field] } as unknown as HTMLFormElement, questions)
  expect(field.value).toBe('')
})
