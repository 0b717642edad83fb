import { expect, test } from 'vitest'
import { mailboxOf, suggestAddress } from './mailbox.ts'

test.each([
  ['ada@clinic.example.com', 'ada@clinic.example.com'],
  [' ADA@Clinic.Example.com ', 'ada@clinic.example.com'],
  ['ada+one+two@clinic.example.com', 'ada@clinic.example.com'],
  ['a.d.a@clinic.example.com', 'a.d.a@clinic.example.com'],
  ['+ada@clinic.example.com', '+ada@clinic.example.com'],
])('%j is counted as %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

test.each([
  ['dana@gmial.com', 'dana@gmail.com'],
  ['Dana.Reed@GMAIL.CON', 'Dana.Reed@gmail.com'],
  ['dana@gmail.co', 'dana@gmail.com'],
  ['dana@hotmial.cm', 'dana@hotmail.com'],
  ['dana@iclud.com', 'dana@icloud.com'],
])('asks whether %s is %s', (typed, meant) => {
  expect(suggestAddress(typed, false)).toBe(meant)
})

test.each([
  ...['dana@gmail.com', 'dana@ymail.com', 'dana@mail.com', 'dana@practice.com', 'dana@', 'dana', ''],
  ...['dana@hotmail.co.uk', 'dana@yahoo.ca', 'dana@smail-clinic.com', 'a b@gmial.com'],
])('doesn’t ask about %s', (typed) => {
  expect(suggestAddress(typed, false)).toBeNull()
})

test('waits for the end of a domain that is being typed', () => {
  expect(suggestAddress('dana@gmail.co', true)).toBeNull()
  expect(suggestAddress('dana@gmial.co', true)).toBe('dana@gmail.com')
})
