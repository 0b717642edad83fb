import { z } from 'zod'
import { checkContent, text } from '../../content/fields.schema.ts'

const schema = z.strictObject({
  inNote: text(20, 80, 'Before the result, which is in the note of the booking.'),
  atHand: text(20, 80, 'Before the result, where an outside widget cannot take it.'),
  change: text(20, 120, 'That the visitor can change the note.'),
})

/** Around the line with the result of the calculator or the audit. */
export const carriedWords = checkContent('app/routes/book/carried-words.ts', schema, {
  inNote: 'We’ll have these figures on the call:',
  atHand: 'Have these figures ready for the call:',
  change: 'They’re in your note to us, where you can change or delete them.',
})
