import { expect, it } from 'vitest'
import { callPages, FRIDAY, tuesdaySettings } from '../../tests/fixtures/call-pages.ts'
import { formKeyIn } from '../../tests/fixtures/form-key.ts'
import { onBothStores } from '../../tests/fixtures/on-stores.ts'
import { options } from '../../tests/fixtures/render-example.ts'
import { AGENCY_HOST, type BookingSettings } from '../core/settings.ts'
import { listBookings } from '../lists/listings.ts'
import { exportCsv } from '../lists/spreadsheet.ts'
import { renderBookingEmail } from '../messages/emails/render-booking.ts'
import { createDayLink } from '../messages/secret-links.ts'
import { recordsOf } from '../privacy/erase-person.ts'

const settings: BookingSettings = {
  ...tuesdaySettings,
  questions: {
    ...tuesdaySettings.questions,
    booking: [
      ...tuesdaySettings.questions.booking,
      {
        name: 'heardOfUs',
        label: 'How did you hear about us?',
        kind: 'choice',
        choices: ['A colleague', 'Google'],
        required: true,
      },
      { name: 'runs', label: 'What do you run?', kind: 'several choices', choices: ['Ads', 'SEO', 'Email'] },
    ],
  },
}

onBothStores((store) => {
  it('a question of the owner is asked, checked, stored as asked, and shown where the other answers are', async () => {
    const t = callPages(store(), settings)
    const post = async (more: Record<string, string | string[]>) => {
      const html = await (await t.get('/desk/booking?start=2026-12-01T15%3A00%3A00Z')).text()
      expect(html).toMatch(/<select[^>]* id="desk-heardOfUs"/)
      expect(html.match(/type="checkbox" name="runs"/g)).toHaveLength(3)
      const contact = { name: 'Ada Byron', email: 'ada@clinic.example.com', specialty: 'Ketamine therapy' }
      const fields = { ...contact, practice: 'Byron Clinic', zone: 'America/Denver', homepage: '', ...more }
      const body = new URLSearchParams({ key: formKeyIn(html), start: '2026-12-01T15:00:00Z' })
      for (const [name, values] of Object.entries(fields))
        for (const value of [values].flat()) body.append(name, value)
      return t.get('/desk/booking', { method: 'POST', body })
    }
    const refused = await post({ heardOfUs: 'A wizard', runs: ['Ads', 'Radio'] })
    expect(refused.status).toBe(422)
    const html = await refused.text()
    for (const name of ['heardOfUs', 'runs']) expect(html).toContain(`id="desk-${name}-message"`)
    expect(html).toMatch(/checked="" [^>]*value="Ads"|value="Ads"[^>]* checked/)
    expect((await post({ heardOfUs: 'Google', runs: ['Ads', 'Email'] })).status).toBe(303)

    const [booking] = await listBookings(store())
    if (!booking) throw new Error('Nothing was booked.')
    expect(booking.answers).toEqual([
      { name: 'heardOfUs', title: 'How did you hear about us?', text: 'Google' },
      { name: 'runs', title: 'What do you run?', text: 'Ads, Email' },
    ])
    // The answers are shown also when the questions are no longer asked.
    const { text } = await renderBookingEmail('agency-copy', booking, tuesdaySettings, options)
    expect(text).toContain('How did you hear about us?: Google\nWhat do you run?: Ads, Email')
    const day = await callPages(store()).get(
      `/desk/day?link=${await createDayLink(store(), AGENCY_HOST, FRIDAY)}`,
    )
    expect(await day.text()).toMatch(/How did you hear about us\?<.*>Google</)
    expect(await exportCsv(store(), 'bookings')).toMatch(/"heardOfUs","runs".*\r\n.*"Google","Ads, Email"/)
    expect(JSON.stringify(await recordsOf(store(), booking.email))).toContain('Ads, Email')
  })
})
