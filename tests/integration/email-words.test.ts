import { describe, expect, it } from 'vitest'
import { lintVoice } from '../../app/content/voice-rules.ts'
import { exampleLeadRequest } from '../../booking/db/example-lead.ts'
import { exampleSettings, settingsWithClinic } from '../../booking/domain/example-settings.ts'
import { settingsOfHost } from '../../booking/domain/hosts.ts'
import { BOOKING_AGENCY_EMAILS, BOOKING_EMAILS, LEAD_EMAILS, TEXTS } from '../../booking/domain/messages.ts'
import type { BookingSettings } from '../../booking/domain/settings.ts'
import { exampleBooking } from '../../booking/email/example-booking.ts'
import { renderBookingEmail } from '../../booking/email/render-booking.ts'
import { renderLeadEmail } from '../../booking/email/render-lead.ts'
import { renderResultEmail } from '../../booking/email/render-result.ts'
import { renderTestEmail } from '../../booking/email/test-email.tsx'
import { renderText } from '../../booking/email/text-message.ts'
import { readingLevel } from './reading-level.ts'

/** School grade, by Flesch-Kincaid: their readers own practices. */
const GRADE = 9
/** Of what patients and a clinic's front desk read. */
const PATIENT_GRADE = 8
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const settings = { ...exampleSettings, texts: { url: 'https://texts.example', from: '+12125550142' } }
const links = { secret: 'AbCdEfGhIjKlMnOpQr-_12' }
const lead = { ...exampleLeadRequest({ email: 'dana@example.com' }), id: 'lead', createdAt: now }
const result = {
  id: 'result',
  kind: 'counter',
  figures: 'visits=7',
  email: 'dana@example.com',
  createdAt: now,
}

const clinic = settingsOfHost(settingsWithClinic, 'legacy-oaks')
if (!clinic) throw new Error('The example has no clinic.')

const callsOf = (settings: BookingSettings) =>
  [...BOOKING_EMAILS, ...BOOKING_AGENCY_EMAILS].flatMap((kind) =>
    (['visitor', 'agency'] as const).map((cancelledBy) => {
      const booking = exampleBooking({ heldUntil: now.add({ minutes: 15 }), cancelledBy })
      return [
        `${kind}, canceled by ${cancelledBy}`,
        () => renderBookingEmail(kind, booking, settings, { links, copy: 0, now }),
      ] as const
    }),
  )
const OTHERS = [
  ...LEAD_EMAILS.map((kind) => [kind, () => renderLeadEmail(kind, lead, settings)] as const),
  ['result', () => renderResultEmail(result, settings)] as const,
  ['test', () => renderTestEmail('dana@example.com', settings)] as const,
]

const CALLS = callsOf(settings)

describe.each([...CALLS, ...OTHERS])('the e-mail %s', (_, render) => {
  it('has no turn of phrase that the site does not use, and reads at grade 9 or below', async () => {
    const email = await render()
    if (!email) throw new Error('There is no e-mail.')
    const sentences = [email.subject, ...email.text.replace(/https?:\S+|[\da-f-]{36}/g, '').split(/\n{2,}/)]
    expect(sentences.flatMap((sentence) => lintVoice(sentence.replace(/\s+/g, ' ')) ?? [])).toEqual([])
    const { grade, hardest } = readingLevel(email.html)
    expect(grade, hardest.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(GRADE)
  })
})

describe.each(callsOf(clinic))('a clinic’s e-mail %s', (_, render) => {
  it('has no turn of phrase that the site does not use, and reads at grade 8 or below', async () => {
    const email = await render()
    const sentences = [email.subject, ...email.text.replace(/https?:\S+|[\da-f-]{36}/g, '').split(/\n{2,}/)]
    expect(sentences.flatMap((sentence) => lintVoice(sentence.replace(/\s+/g, ' ')) ?? [])).toEqual([])
    const { grade, hardest } = readingLevel(email.html)
    expect(grade, hardest.map(({ sentence }) => sentence).join('\n')).toBeLessThanOrEqual(PATIENT_GRADE)
  })
})

it.each(TEXTS)('the text %s has no such turn of phrase', (kind) => {
  expect(lintVoice(renderText(kind, exampleBooking(), settings, links))).toBeNull()
})
