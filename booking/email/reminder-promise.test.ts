import { describe, expect, it } from 'vitest'
import { exampleSettings } from '../domain/example-settings.ts'
import { exampleBooking } from './example-booking.ts'
import { renderBookingEmail } from './render-booking.ts'
import { options, textSettings, unfold } from './render-example.ts'

describe('the reminders that a confirmation promises', () => {
  const promised = async (rendered: string, settings = exampleSettings, changes = {}) => {
    const { text } = await renderBookingEmail('confirmation', exampleBooking(changes), settings, {
      ...options,
      now: Temporal.Instant.from(rendered),
    })
    return unfold(text)
  }

  it('are the two of the settings, by e-mail', async () => {
    expect(await promised('2026-11-20T12:00:00Z')).toContain(
      'We’ll e-mail you reminders 24 hours and 1 hour before the call.',
    )
    expect(
      await promised('2026-11-20T12:00:00Z', { ...exampleSettings, reminderHours: { day: 48, hour: 2 } }),
    ).toContain('We’ll e-mail you reminders 48 hours and 2 hours before the call.')
  })

  it('are only those whose time has not passed', async () => {
    const lastDay = await promised('2026-11-30T15:00:00Z')
    expect(lastDay).toContain('We’ll e-mail you a reminder 1 hour before the call.')
    expect(lastDay).not.toContain('24 hours')
    expect(await promised('2026-12-01T14:00:00Z')).not.toMatch(/remind/i)
  })

  it('come by text only where a service is set and the visitor agreed', async () => {
    const texts = 'You agreed to texts, so we’ll text you too. Reply STOP to opt out.'
    expect(await promised('2026-11-20T12:00:00Z', textSettings)).toContain(texts)
    const consents = { reminderTexts: false, marketingTexts: true, wording: {} }
    expect(await promised('2026-11-20T12:00:00Z', textSettings, { consents })).not.toMatch(/text you|STOP/)
  })
})
