import { describe, expect, it } from 'vitest'
import { exampleBooking } from '../../../tests/fixtures/examples/example-booking.ts'
import { noted } from '../../../tests/fixtures/examples/example-request.ts'
import { exampleHost, exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { now, options, render, textSettings, unfold } from '../../../tests/fixtures/render-example.ts'
import { BOOKING_AGENCY_EMAILS } from '../../core/message-kinds.ts'
import { renderBookingEmail } from './render-booking.ts'

describe.each(BOOKING_AGENCY_EMAILS.filter((kind) => kind !== 'agency-outcome'))('%s', (kind) => {
  it('goes to the agency with all answers, both zones, source, consent and the id; replies go to the visitor', async () => {
    const { html, text, to, replyTo } = await render(kind)
    const { name, email, specialty, consents, id } = exampleBooking()
    for (const expected of [
      ...[name, email, 'PHONE', 'PRACTICE & Partners', specialty, id],
      ...['MARKETING', 'NOTE line one', 'NEWSLETTER'],
      `“${consents.wording.reminderTexts}”`,
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern',
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(unfold(html.replaceAll('&amp;', '&'))).toContain(expected)
    }
    expect(text).toContain('Note: NOTE line one\nNOTE line two\n')
    expect(to).toBe(exampleSettings.mail.agencyCopyTo)
    expect(replyTo).toEqual({ name, address: email })
  })

  it('says nothing of texts where no service sends them and none was agreed to', async () => {
    const consents = { reminderTexts: false, marketingTexts: false, wording: {} }
    expect((await render(kind, { consents })).text).not.toMatch(/\btexts?\b/i)
    expect((await render(kind, { consents }, textSettings)).text).toMatch(/\btexts?\b/i)
  })

  it('has a subject of bounded length in one printable line', async () => {
    const name = `Eve\r\nBcc: victim@example.org \u202e${'x'.repeat(200)}`
    const { subject } = await render(kind, { name, practice: '😀'.repeat(200) })
    expect(subject).not.toMatch(/[\r\n\u202e]/)
    expect(subject.length).toBeLessThanOrEqual(200)
    expect(subject.isWellFormed()).toBe(true)
    expect(subject).toContain('Tue, Dec 1, 10:00 AM EST')
  })

  it('says when it is sent again', async () => {
    const again = await renderBookingEmail(kind, exampleBooking(), exampleSettings, { ...options, copy: 1 })
    expect(again.subject).toMatch(/^Sent again: /)
    expect((await render(kind)).subject).not.toMatch(/again/)
  })
})

it('goes to the agency and to the host whose call it is', async () => {
  const people = [exampleHost('ana', { email: 'ana@wellbooked.example' })]
  const { to } = await render('agency-copy', { host: 'ana' }, { ...exampleSettings, people })
  expect(to).toBe(`${exampleSettings.mail.agencyCopyTo}, ana@wellbooked.example`)
})

it('asks after the call what became of it, by one link for each outcome', async () => {
  const { text } = await render('agency-outcome')
  for (const outcome of ['held', 'no-show', 'not-a-fit', 'client'])
    expect(text).toContain(`/desk/call/outcome?booking=${options.secret}&is=${outcome}\n`)
  expect(text).not.toMatch(/call\/(move|cancel)|Join/)
})

it('links to join, move and cancel, except in a cancellation', async () => {
  for (const kind of ['agency-copy', 'agency-moved'] as const) {
    const { text } = await render(kind)
    expect(text).toContain(`:\n${exampleSettings.videoLink}\n`)
    for (const path of ['move', 'cancel'])
      expect(text).toContain(`https://wellbooked.example/desk/call/${path}?booking=${options.secret}\n`)
  }
  expect((await render('agency-canceled')).text).not.toMatch(/desk\/call|Join/)
})

it('says when the visitor confirmed', async () => {
  const confirmed = /Confirmed on Friday, November 20, 2026/
  expect(unfold((await render('agency-copy', { attendingAt: now })).text)).toMatch(confirmed)
  expect(unfold((await render('agency-copy')).text)).not.toMatch(confirmed)
})

it('contains first and last touch', async () => {
  const source = async (attribution: Record<string, string>) =>
    unfold((await render('agency-copy', { attribution })).text)
  const first = { first_utm_source: 'google', first_landing: '/seo', first_came_on: '2026-11-12' }
  expect(await source({ ...first, utm_source: 'NEWS' })).toMatch(/google, landed on \/seo, .* NEWS /)
  expect(await source({ utm_source: 'NEWS', gclid: 'x1' })).toContain('Source: NEWS, gclid x1 ')
  expect(await source({})).not.toMatch(/source/i)
})

it('escapes markup, drops bidirectional marks and allows line breaks only in the note', async () => {
  const { html, text } = await render('agency-copy', {
    name: 'Eve\n\nPhone\n\n+1 555 0666',
    practice: '<img src=x onerror=alert(1)>',
    specialty: 'Knee\u202e\u2066, hip',
    answers: [noted('</p><script>alert(1)</script>\r\n\u202esecond')],
    attribution: { utm_source: '<b>x</b>\n\nPhone\u001b[2J', first_landing: '/<img src=x>' },
  })
  expect(html).not.toMatch(/<img|<script|<b>/)
  expect(html).toContain('&lt;script&gt;')
  expect(text).toContain('Name: Eve Phone +1 555 0666\n')
  expect(text).toContain('Specialty: Knee, hip\n')
  expect(text).toContain('Note: </p><script>alert(1)</script>\nsecond\n')
  expect(unfold(text)).toContain('<b>x</b> Phone [2J')
  expect(html + text).not.toMatch(/[^\P{Cc}\n]|[\u202e\u2066]/u)
})
