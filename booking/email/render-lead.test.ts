import { expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import type { Lead } from '../domain/lead.ts'
import { renderLeadEmail } from './render-lead.ts'
import { InvalidAddress } from './sanitize.ts'

const lead = (changes: Partial<Lead> = {}): Lead => ({
  id: '5b1c3a52-7d1f-4a8e-9b57-0f6f3f6f2a10',
  formName: '2025 Telehealth Shift',
  name: 'Zoë O’Neil-Example',
  email: 'zoe@example.com',
  practice: 'PRACTICE & Partners',
  specialty: 'SPECIALTY therapy',
  phone: '+1 555 0100 PHONE',
  consents: { marketingEmail: true, marketingTexts: false, wording: { marketingEmail: 'Mail me NEWS.' } },
  attribution: { utm_source: 'NEWSLETTER' },
  createdAt: Temporal.Instant.from('2026-11-21T12:00:00Z'),
  ...changes,
})
const link = (changes = {}) => renderLeadEmail('guide-link', lead(changes), exampleSettings)
const copy = (changes = {}) => renderLeadEmail('lead-copy', lead(changes), exampleSettings)
const unfold = (text: string) => text.replace(/\s+/g, ' ')

it('links the guide, with the postal address, and repeats only the name', async () => {
  const { html, text, subject, to } = await link()
  expect(subject).toBe('Your guide: The Telehealth Guide')
  expect(to).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
  for (const expected of [
    'Hello Zoë',
    'https://wellbooked.example/growth_playbook_s',
    'Knoxville, TN 37902',
  ]) {
    expect(unfold(text)).toContain(expected)
    expect(html.replaceAll('<!-- -->', '')).toContain(expected)
  }
  expect(html + text).not.toMatch(/PHONE|PRACTICE|SPECIALTY|NEWS/)
  expect(html).not.toMatch(/<img|<script|<link|src=|url\(|@import/i)
})

it('states which e-mail follows, by the consents', async () => {
  expect(unfold((await link()).text)).toContain('You also agreed to marketing e-mail')
  const consents = { marketingEmail: false, marketingTexts: false, wording: {} }
  expect(unfold((await link({ consents })).text)).toContain('the only e-mail you’ll get from this form')
})

it('gives the agency all answers as text, with the evidence of consent', async () => {
  const { html, text, to, replyTo } = await copy({ name: '<img src=x onerror=alert(1)>\n\nPhone' })
  expect(to).toBe('team@wellbooked.example')
  expect(replyTo).toEqual({ name: '', address: 'zoe@example.com' })
  for (const expected of [
    'PRACTICE & Partners',
    'SPECIALTY',
    'PHONE',
    'Source: NEWSLETTER',
    '“Mail me NEWS.”',
  ]) {
    expect(unfold(text)).toContain(expected)
  }
  expect(html).not.toContain('<img')
})

it('has a subject with name and practice, and mentions texts only where they can be agreed to', async () => {
  expect((await copy()).subject).toBe('New guide request: Zoë O’Neil-Example, PRACTICE & Partners')
  expect((await copy()).text).not.toMatch(/\btexts?\b/i)
  const settings = { ...exampleSettings, texts: { url: 'https://texts.example', from: '+12125550142' } }
  expect((await renderLeadEmail('lead-copy', lead(), settings)).text).toContain('Marketing texts: No.')
})

it('does not greet by a link and rejects more than one address', async () => {
  expect((await link({ name: 'Eve win.example' })).text).toContain('Hello,')
  await expect(link({ email: 'a@example.com, b@example.org' })).rejects.toThrow(InvalidAddress)
})

it('gives each e-mail a stable Message-ID', async () => {
  expect((await link()).messageId).toBe((await link()).messageId)
  expect((await link()).messageId).not.toBe((await copy()).messageId)
  const again = await renderLeadEmail('guide-link', lead(), exampleSettings, 1)
  expect(again.messageId).not.toBe((await link()).messageId)
})
