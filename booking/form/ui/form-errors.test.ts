import { expect, it } from 'vitest'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { BOOKING_CONSENTS } from '../../core/consents.ts'
import { questionsOf } from '../../core/questions.ts'
import { checkForm, correctedByEdit, type FormError, markCorrected, messageOf } from './form-errors.ts'

const form = { questions: questionsOf(exampleSettings, 'booking'), consents: BOOKING_CONSENTS }
const answers = (typed: Record<string, string>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(typed)) data.set(name, value)
  return data
}
const wrong = { email: 'dana', phone: '', reminderTexts: 'yes' }
const error: FormError = {
  kind: 'fields',
  fields: checkForm(answers(wrong), form, true).filter(({ field }) => field in wrong),
}

it.each([
  ['email', { email: 'dana@practice.com' }, ['email']],
  ['email', { email: 'dana@' }, []],
  // What another edit has made acceptable keeps its message until its own.
  ['name', { email: 'dana@practice.com' }, []],
  ['phone', { email: 'dana@practice.com' }, []],
  // A box about texts is corrected by the number that it needs.
  ['phone', { phone: '(212) 555-0142' }, ['reminderTexts']],
])('an edit of %s to %j corrects %j', (edited, change, fields) => {
  expect(correctedByEdit(edited, answers({ ...wrong, ...change }), form, true, error)).toEqual(fields)
})

it('a corrected field stays in the list without its message, beside those that are still wrong', () => {
  const corrected = markCorrected(error, ['email'])
  expect(corrected).toMatchObject({
    fields: [{ field: 'email', corrected: true }, { field: 'reminderTexts' }],
  })
  expect([messageOf(corrected, 'email'), messageOf(corrected, 'phone')]).toEqual([undefined, undefined])
  expect(messageOf(corrected, 'reminderTexts')).toBeTruthy()
  expect(markCorrected({ kind: 'offline' }, ['email'])).toEqual({ kind: 'offline' })
})
