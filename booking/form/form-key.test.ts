import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { MONDAY } from '../../tests/fixtures/servers/start-booking-service.ts'
import { checkFormKey, type FormName, issueFormKey } from './form-key.ts'

const secret = randomBytes(32)
const FORMS: FormName[] = ['booking', 'lead']

test.each(FORMS)('a key of the form %s counts for this form alone', (form) => {
  const key = issueFormKey(secret, MONDAY, form)
  for (const other of FORMS) {
    const { kind } = checkFormKey(secret, key, MONDAY, other)
    expect(kind, other).toBe(other === form ? 'good' : 'forged')
  }
})
