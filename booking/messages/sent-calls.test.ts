import PostalMime, { type Email } from 'postal-mime'
import { beforeEach, expect, it, vi } from 'vitest'
import { bookExample } from '../../tests/fixtures/book-example.ts'
import { exampleSettings } from '../../tests/fixtures/examples/example-settings.ts'
import { onEmbeddedStore } from '../../tests/fixtures/on-stores.ts'
import { runOutbox } from '../../tests/fixtures/run-outbox.ts'
import { type RunningSmtp, startSmtp } from '../../tests/fixtures/servers/start-smtp.ts'
import { moveBooking } from '../book/mutations.ts'
import { cancelBooking } from '../manage/mutations.ts'
import { findCall } from './secret-links.ts'

const VISITOR = 'dana@example.com'
const now = Temporal.Instant.from('2026-11-20T12:00:00Z')
const change = { settings: exampleSettings, now, by: 'agency' as const, tellVisitor: true }
let smtp: RunningSmtp

beforeEach(async () => {
  smtp = await startSmtp()
})

onEmbeddedStore((store) => {
  /** The next two emails that the mail server gets: the visitor's and the agency's. */
  const nextMails = async (): Promise<{ visitor: Email; agency: Email }> => {
    await vi.waitFor(() => expect(smtp.received).toHaveLength(2), 5000)
    const mails = smtp.received.splice(0)
    const to = async (isVisitor: boolean) => {
      const mail = mails.find((one) => one.to.includes(VISITOR) === isVisitor)
      if (!mail) throw new Error('Both emails went to the same side.')
      return PostalMime.parse(mail.raw)
    }
    return { visitor: await to(true), agency: await to(false) }
  }
  const secretIn = (mail: Email) => /\/desk\/call\/move\?booking=([\w-]{22})/.exec(mail.text ?? '')?.[1] ?? ''
  const calendarIn = (mail: Email) => {
    const part = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar')
    const content = part?.content
    return {
      method: part?.method,
      text: typeof content === 'string' ? content : new TextDecoder().decode(content),
    }
  }

  it('books, moves and cancels: every email has its own link, and calendars follow by UID and SEQUENCE', async () => {
    runOutbox(store(), { now }, { sender: smtp.sender() })
    const { id } = await bookExample(store(), { email: VISITOR }, now)

    const booked = await nextMails()
    const secrets = [secretIn(booked.visitor), secretIn(booked.agency)]
    expect(new Set(secrets).size).toBe(2)
    const found = await Promise.all(
      secrets.map((secret) =>
        findCall({ store: store(), settings: exampleSettings, now: () => now }, secret),
      ),
    )
    expect(found.map((call) => [call?.via, call?.booking.id])).toEqual([
      ['visitor', id],
      ['agency', id],
    ])
    expect(calendarIn(booked.visitor).text).toContain('METHOD:REQUEST')
    expect(calendarIn(booked.agency).text).toContain('METHOD:PUBLISH')

    await moveBooking(store(), id, Temporal.Instant.from('2026-12-02T15:00:00Z'), change)
    const moved = await nextMails()
    expect(moved.visitor.subject).toBe('Your call is now on Wednesday, December 2 at 11:30 AM')
    expect(moved.agency.subject).toBe('Moved: Dana Example, Example Practice, now Wed, Dec 2, 10:00 AM EST')
    for (const { text } of [moved.visitor, moved.agency].map(calendarIn)) {
      expect(text).toMatch(/^SEQUENCE:1\r?$/m)
      expect(text).toMatch(/^DTSTART:20261202T150000Z\r?$/m)
    }

    await cancelBooking(store(), id, change)
    const canceled = await nextMails()
    expect(canceled.visitor.text).toContain('We had to cancel your')
    expect(canceled.agency.text).toContain('canceled this call')
    expect(canceled.agency.text).not.toContain('The visitor canceled')
    for (const { method, text } of [canceled.visitor, canceled.agency].map(calendarIn)) {
      expect(method).toBe('CANCEL')
      expect(text).toContain(`UID:${id}@wellbooked.example`)
      expect(text).toMatch(/^SEQUENCE:2\r?$/m)
      expect(text).toMatch(/^STATUS:CANCELLED\r?$/m)
    }
    const all = [booked, moved, canceled].flatMap(({ visitor, agency }) => [visitor, agency])
    expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(6)
  })
})
