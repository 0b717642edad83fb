import { expect, it } from 'vitest'
import { exampleCallRequest } from '../db/example-call-request.ts'
import type { CallRequest } from '../domain/call-request.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { renderRequestEmail } from './render-request.ts'
import { InvalidAddress } from './sanitize.ts'

const { formKey, ...example } = exampleCallRequest({ formKey: '1' })
const request = (changes: Partial<CallRequest> = {}): CallRequest => ({
  ...example,
  id: '5b1c3a52-7d1f-4a8e-9b57-0f6f3f6f2a10',
  createdAt: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  ...changes,
})
const mail = (changes = {}) => renderRequestEmail(request(changes), exampleSettings)
const unfold = (text: string) => text.replace(/\s+/g, ' ')

it('goes to the agency with name, practice and day in its subject, and replies go to the visitor', async () => {
  const { to, replyTo, subject, messageId } = await mail()
  expect(to).toBe('team@wellbooked.example')
  expect(replyTo).toEqual({ name: 'Dana Example', address: 'visitor-1@example.com' })
  expect(subject).toBe('Request for a call: Dana Example, Example Practice, Tuesday, December 1, 2026')
  expect(messageId).toContain('5b1c3a52-7d1f-4a8e-9b57-0f6f3f6f2a10.request-copy.0.0@')
})

it('states the day, the part of the day in the visitor’s zone, and every answer', async () => {
  const { text } = await mail()
  for (const expected of [
    'Tuesday, December 1, 2026, in the afternoon, Mountain Standard Time (America/Denver)',
    'Example Practice',
    'visitor-1@example.com',
    '+1 555 0100',
    'Nothing is booked yet',
    'newsletter',
    'Saturday, November 21, 2026 at 7:00 AM Eastern Standard Time',
  ])
    expect(unfold(text)).toContain(expected)
  expect(text).toContain('Tuesdays are best.\nNot before lunch.')
})

it('says “any day” where none was chosen, and what was not given', async () => {
  const { subject, text } = await mail({ preferredDay: '', phone: '', note: '' })
  expect(subject).toMatch(/, any day$/)
  expect(unfold(text)).toContain('any day, in the afternoon')
  expect(unfold(text)).toContain('not given')
})

it('keeps the subject on one line and refuses an address that is not one', async () => {
  expect((await mail({ practice: 'Clinic\r\nBcc: x@example.com' })).subject).not.toMatch(/[\r\n]/)
  await expect(mail({ email: 'a@b.example, c@d.example' })).rejects.toThrow(InvalidAddress)
})
