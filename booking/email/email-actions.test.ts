import { describe, expect, it } from 'vitest'
import { googleCalendarLink, outlookCalendarLink } from '../domain/calendar-links.ts'
import { callEvent } from '../domain/call-event.ts'
import { exampleSettings } from '../domain/example-settings.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'
import { now, options, page, render, STATES, seen, unfold } from './render-example.ts'

describe.each(['confirmation', 'moved', 'day-reminder', 'hour-reminder'] as const)('the %s', (kind) => {
  it('carries join, confirm, move, cancel and the calendars, each address on a line of its own', async () => {
    const booking = exampleBooking(STATES[kind])
    const event = callEvent(booking, exampleSettings)
    const { html, text } = await render(kind)
    for (const [label, href] of [
      ['Join the video call', exampleSettings.videoLink],
      ['I’ll be there', page('/desk/call')],
      ['Move the call', page('/desk/call/move')],
      ['Cancel the call', page('/desk/call/cancel')],
      ['Google Calendar', googleCalendarLink(event)],
      ['Outlook', outlookCalendarLink(event)],
      ['Calendar file (.ics)', page('/desk/call/invitation.ics')],
    ]) {
      expect(text).toContain(`\n${label}:\n${href}\n`)
      expect(seen(html)).toContain(`href="${href}"`)
    }
  })

  it('names what will be looked at', async () => {
    const text = unfold((await render(kind)).text)
    expect(text).toContain('What we’ll look at')
    expect(text).toContain('what an average patient is worth to your practice')
  })

  it('asks nobody twice whether they will be there', async () => {
    const { text } = await render(kind, { attendingAt: now })
    expect(text).not.toContain('I’ll be there')
    expect(text).toContain('You told us you’ll be there.')
  })

  it('gives the phone number where there are no links', async () => {
    const { html, text } = await renderBookingEmail(kind, exampleBooking(STATES[kind]), exampleSettings, {
      ...options,
      links: null,
    })
    expect(unfold(text)).toContain('reply to this e-mail or call us at (865) 555-0142')
    expect(html + text).not.toContain('/desk/call')
    expect(text).not.toMatch(/link above/)
  })
})
