import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  ['ada@clinic.example.com', 'ada@clinic.example.com'],
  [' ADA@Clinic.Example.com ', 'ada@clinic.example.com'],
  ['ada+one+two@clinic.example.com', 'ada@clinic.example.com'],
  ['a.d.a@clinic.example.com', 'a.d.a@clinic.example.com'],
  ['+ada@clinic.example.com', '+ada@clinic.example.com'],
])('%j is counted as %j', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
