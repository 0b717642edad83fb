import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { MONDAY } from '../../tests/fixtures/servers/start-booking-service.ts'
import { checkFormKey, type FormName, issueFormKey } from './form-key.ts'

const secret = randomBytes(32)
const key = issueFormKey(secret, MONDAY, 'booking')
const kindOf = (of: string, form: FormName = 'booking', now = MONDAY) =>
  checkFormKey(secret, of, now, form).kind

test('a key counts for its form alone, and for four hours', () => {
  expect(kindOf(key)).toBe('good')
  expect(kindOf(key, 'lead')).toBe('forged')
  expect(kindOf(key, 'booking', MONDAY.add({ hours: 4 }))).toBe('good')
  expect(kindOf(key, 'booking', MONDAY.add({ hours: 4, seconds: 1 }))).toBe('expired')
  expect(kindOf(key, 'booking', MONDAY.subtract({ seconds: 60 }))).toBe('good')
  expect(kindOf(key, 'booking', MONDAY.subtract({ seconds: 61 }))).toBe('forged')
})

test('a key that was not issued here is forged', () => {
  const [random, issued, signature] = key.split('.')
  const later = `${random}.${Number(issued) + 1}.${signature}`
  for (const forged of [
    '',
    'x',
    `${random}.${issued}`,
    later,
    `${key}A`,
    `${random}.${issued}.${'A'.repeat(43)}`,
  ])
    expect(kindOf(forged), forged).toBe('forged')
})
