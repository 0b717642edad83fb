import { describe, expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { BOOKING_EMAILS } from '../domain/messages.ts'
import { render, seen, textSettings, unfold } from './render-example.ts'

describe.each(BOOKING_EMAILS)('the visitor’s %s', (kind) => {
  it('states the time in both zones with their names, the length, and how to reach the agency', async () => {
    const { html, text, to, replyTo, from } = await render(kind)
    for (const expected of [
      'Hello Zoë O’Neil-Example,',
      'Tuesday, December 1, 2026 at 11:30 AM Newfoundland Standard Time',
      'Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time',
      '30 minutes',
      exampleSettings.agency.phone,
      exampleSettings.agency.address,
    ]) {
      expect(unfold(text)).toContain(expected)
      expect(unfold(seen(html))).toContain(expected)
    }
    expect(to).toEqual({ name: 'Zoë O’Neil-Example', address: 'zoe@example.com' })
    expect([from, replyTo]).toEqual([exampleSettings.mail.from, exampleSettings.agency.email])
  })

  it('states the time once when both zones show the same', async () => {
    const { text } = await render(kind, { visitorZone: 'America/Detroit' })
    expect(unfold(text)).toContain('10:00 AM Eastern Standard Time')
    expect(text).not.toContain('Our office time')
  })

  it('repeats none of the visitor’s answers except the name', async () => {
    const { html, text, icalEvent } = await render(kind, {}, textSettings)
    expect(html + text + (icalEvent?.content ?? '')).not.toMatch(
      /PHONE|PRACTICE|SPECIALTY|AREA|NOTE|REMINDERS|NEWSLETTER/,
    )
  })

  it.each([
    '<a href="https://win.example">Eve</a>',
    'Eve win.example',
    'https://win.example',
    'Eve\r\nBcc: victim@win.example',
    'Eve\u202eelpmaxe.niw win.example',
    'E'.repeat(61),
  ])('does not greet by the name %j', async (name) => {
    const { html, text, to, subject, icalEvent } = await render(kind, { name })
    expect(text).toContain('Hello,')
    expect(html + text + subject + (icalEvent?.content ?? '')).not.toMatch(/win\.example|EEEE|\u202e/)
    expect(to).toEqual({ name: '', address: 'zoe@example.com' })
  })

  it('names the people who take the call, only where they are set', async () => {
    const people = [
      { name: 'Ana Example', role: 'growth strategist', calls: 'all' as const },
      { name: 'Ben Example', role: 'SEO lead', calls: ['Vision'] },
    ]
    const withPeople = await render(kind, {}, { ...exampleSettings, people })
    expect(unfold(withPeople.text)).toContain('Your call is with: Ana Example, growth strategist')
    expect(withPeople.html).not.toContain('Ben Example')
    expect((await render(kind)).text).not.toContain('Your call is with')
  })

  it('says nothing of texts without a service that sends them', async () => {
    const { html, text } = await render(kind)
    expect(text.replace(/https:\S+/g, '')).not.toMatch(/\btext(?:s|ed)?\b|STOP/i)
    expect(html).not.toMatch(/text you|STOP/)
  })
})
