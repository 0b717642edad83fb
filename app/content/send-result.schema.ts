import { z } from 'zod'
import { text } from './fields.schema.ts'

/** Booking and e-mailing a result, on the calculator and the audit. */
export const sendResultSchema = z.strictObject({
  heading: text(8, 60, 'Heads the form.'),
  label: text(6, 40, 'The field.'),
  button: text(6, 36, 'The form’s button.'),
  note: text(20, 160, 'What is sent, and what we keep.'),
  honeypot: text(6, 40, 'Labels the field that people never see.'),
})

export type SendResultWords = z.infer<typeof sendResultSchema>
