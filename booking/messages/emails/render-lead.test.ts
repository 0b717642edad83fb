import { expect, it } from 'vitest'
import { exampleLeadRequest } from '../../../tests/fixtures/examples/example-lead.ts'
import { noted } from '../../../tests/fixtures/examples/example-request.ts'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { textSettings, unfold } from '../../../tests/fixtures/render-example.ts'
import type { Lead } from '../../core/lead.ts'
import { renderLeadEmail } from './render-lead.ts'

const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...exampleLeadRequest({ name: 'Zoë O’Neil-Example', email: 'zoe@example.com', phone: '+1 555 0100 PHONE' }),
  id: '5b1c3a52-7d1f-4a8e-9b57-0f6f3f6f2a10',
  practice: 'PRACTICE & Partners',
  specialty: 'SPECIALTY therapy',
  calledAt: null,
  createdAt: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  ...changes,
})
const wanted = {
  startsAt: '2026-12-01T15:00:00Z',
  visitorZone: 'America/Denver',
}
const link = (changes = {}) => renderLeadEmail('guide-link', lead(changes), exampleSettings)
const copy = (changes = {}) => renderLeadEmail('lead-copy', lead(changes), exampleSettings)

it('links the guide, with the postal address, and repeats only the name', async () => {
  const { html, text, subject, to } = await link()
  const { origin, address } = exampleSettings.agency
  expect(subject).toContain(exampleSettings.guide.title)
  expect(to).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
  for (const expected of ['Hi Zoë,', origin + exampleSettings.guide.path, address]) {
    expect(unfold(text)).toContain(expected)
    expect(html.replaceAll('<!-- -->', '')).toContain(expected)
  }
  expect(html + text).not.toMatch(/PHONE|PRACTICE|SPECIALTY|NEWS|newsletter/)
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
})

it('states which email follows, by the consents', async () => {
  const consents = { marketingEmail: false, marketingTexts: false, wording: {} }
  expect(unfold((await link()).text)).toContain('agreed to marketing email')
  expect(unfold((await link({ consents })).text)).not.toContain('agreed to marketing email')
})

it('gives the agency all answers as text, with the evidence of consent', async () => {
  const { html, text, to, replyTo } = await copy({ name: '<img src=x onerror=alert(1)>\n\nPhone' })
  expect(to).toBe(exampleSettings.mail.agencyCopyTo)
  expect(replyTo).toEqual({ name: '', address: 'zoe@example.com' })
  for (const expected of [
    'PRACTICE & Partners',
    'SPECIALTY',
    'PHONE',
    'Source: newsletter',
    '“Mail me NEWS.”',
  ])
    expect(unfold(text)).toContain(expected)
  expect(html).not.toContain('<img')
})

it('asks the agency to call back whose call was refused, with the time that was wanted', async () => {
  const { subject, text } = await copy({ wanted, answers: [noted('NOTE one\nNOTE two')] })
  expect(subject).toMatch(/^Call back: Zoë O’Neil-Example, PRACTICE/)
  expect((await copy()).subject).not.toMatch(/call/i)
  for (const expected of ['December 1, 2026 at 10:00 AM Eastern', 'America/Denver', 'PHONE'])
    expect(unfold(text)).toContain(expected)
  expect(text).toContain('NOTE one\nNOTE two')
})

it('mentions texts only where they can be agreed to', async () => {
  expect((await copy()).text).not.toMatch(/\btexts?\b/i)
  expect((await renderLeadEmail('lead-copy', lead(), textSettings)).text).toMatch(/\btexts?\b/i)
})

it('gives each email a stable Message-ID', async () => {
  expect((await link()).messageId).toBe((await link()).messageId)
  expect((await link()).messageId).not.toBe((await copy()).messageId)
})
