import { expect, it } from 'vitest'
import { BOOKING_ERROR_LABELS } from '../../book/labels.ts'
import type { FormError } from './form-errors.ts'
import { formatFormError } from './format-form-error.ts'

const wrong = (...corrected: boolean[]): FormError => ({
  kind: 'fields',
  fields: corrected.map((corrected, index) => ({ field: `field${index}`, message: 'Enter it.', corrected })),
})
const wait = (waitSeconds: number): FormError => ({ kind: 'too-many', waitSeconds })

it.each<[FormError, RegExp]>([
  [wrong(true, true), /^Thanks/],
  [wrong(false, true), /\b1 answer below/],
  [wrong(false, false), /\b2 answers below/],
  [wait(1), / in a second,/],
  [wait(2), / in 2 seconds,/],
  [wait(60), / in 60 seconds,/],
  [wait(61), / in 2 minutes,/],
  [wait(600), / in 10 minutes,/],
  [{ kind: 'taken', nearest: [0] }, /no longer open.*Choose one of these/],
  [{ kind: 'taken', nearest: [] }, /Call 555/],
  [{ kind: 'not-offered', nearest: [0] }, /^We don’t take calls at that time/],
])('%j: %s', (error, said) => {
  const { title, text } = formatFormError(error, BOOKING_ERROR_LABELS, '555')
  expect(`${title}. ${text}`).toMatch(said)
})
