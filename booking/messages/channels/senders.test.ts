import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { expect, it, vi } from 'vitest'
import { endAfterwards } from '../../../tests/fixtures/end-afterwards.ts'
import { exampleBooking } from '../../../tests/fixtures/examples/example-booking.ts'
import { exampleSettings } from '../../../tests/fixtures/examples/example-settings.ts'
import { onLoopback } from '../../../tests/fixtures/servers/on-loopback.ts'
import { startSmtp } from '../../../tests/fixtures/servers/start-smtp.ts'
import { temporaryFolder } from '../../../tests/fixtures/temporary-folder.ts'
import { type BookingEmail, type BookingEmailOptions, renderBookingEmail } from '../emails/render-booking.ts'
import { folderSender, smtpSender } from './senders.ts'

const folder = temporaryFolder()

const options: BookingEmailOptions = {
  secret: 'AbCdEfGhIjKlMnOpQr-_12',
  copy: 0,
  now: Temporal.Instant.from('2026-11-20T12:00:00Z'),
}
const confirmation = (changes = {}) =>
  renderBookingEmail('confirmation', exampleBooking(changes), exampleSettings, options)

async function expectWhole(raw: Buffer, message: BookingEmail) {
  const mail = await PostalMime.parse(raw)
  const { subject, messageId, to, replyTo } = message
  expect(mail).toMatchObject({ subject, messageId, to: [to], replyTo: [{ address: replyTo }] })
  expect(mail.html?.trim()).toBe(message.html)
  expect(mail.text?.trim()).toBe(message.text.trim())
  const invited = message.icalEvent?.content ?? ''
  const calendars = mail.attachments.filter((part) => /calendar|ics/.test(part.mimeType))
  expect(calendars.map((part) => part.mimeType)).toContain('text/calendar')
  const lines = (text: string) => text.trimEnd().split(/\r?\n/)
  for (const part of calendars) {
    const content = typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content)
    expect(lines(content)).toEqual(lines(invited))
  }
  // The parser turns CRLF into LF; the attached file itself travels as it was written.
  expect(raw.toString().replaceAll('\r\n', '')).toContain(Buffer.from(invited).toString('base64'))
  expect(raw.toString()).toMatch(/text\/calendar;[^\n]*method=REQUEST/i)
  expect(raw.toString()).toMatch(/^Auto-Submitted: auto-generated\r$/m)
}

it('writes an email to its folder, which others can’t read, and overwrites it when sent again', async () => {
  const dir = join(folder, 'new', 'mail')
  folderSender(dir).close()
  const sender = folderSender(dir)
  const message = await confirmation()
  const id = randomUUID()
  await sender.send(id, message)
  await sender.send(id, message)
  expect(readdirSync(dir)).toEqual([`${id}.eml`])
  await expectWhole(readFileSync(join(dir, `${id}.eml`)), message)
  for (const place of [dir, join(dir, `${id}.eml`)]) expect(statSync(place).mode & 0o077).toBe(0)
})

it('sends the same email over SMTP, to one address', async () => {
  const smtp = await startSmtp()
  const sender = smtp.sender()
  const message = await confirmation()
  await sender.send(randomUUID(), message)
  expect(smtp.received).toHaveLength(1)
  const [mail] = smtp.received
  expect(mail).toMatchObject({ from: 'calls@wellbooked.example', to: ['zoe@example.com'] })
  await expectWhole(mail?.raw ?? Buffer.alloc(0), message)
})

it('ignores headers and addresses injected by a name', async () => {
  const smtp = await startSmtp()
  const sender = smtp.sender()
  const name = 'Eve\r\nBcc: victim@example.org\r\nSubject: You won'
  for (const kind of ['confirmation', 'agency-copy'] as const) {
    const message = await renderBookingEmail(kind, exampleBooking({ name }), exampleSettings, options)
    await sender.send(randomUUID(), message)
  }
  expect(smtp.received.map((mail) => mail.to)).toEqual([['zoe@example.com'], ['team@wellbooked.example']])
  for (const { raw } of smtp.received) {
    const mail = await PostalMime.parse(raw)
    expect(mail.bcc ?? []).toEqual([])
    expect(mail.headers.filter((header) => header.key === 'subject')).toHaveLength(1)
    // The agency’s subject has the name, as text in the same line.
    expect(mail.subject).toMatch(/^(Your call on|New call: Eve Bcc: victim)/)
  }
})

it('sends no password without TLS to another machine', async () => {
  const smtp = await startSmtp({ host: '127.0.0.2', refusesLogin: true })
  const sender = smtp.sender('user:secret@')
  await expect(sender.send(randomUUID(), await confirmation())).rejects.toMatchObject({ code: 'ETLS' })
})

it('sends a password to this machine without TLS', async () => {
  const smtp = await startSmtp({ refusesLogin: true })
  const sender = smtp.sender('user:secret@')
  await expect(sender.send(randomUUID(), await confirmation())).rejects.toMatchObject({ responseCode: 535 })
})

it('sends three emails at once, and a fourth when one of them has arrived', async () => {
  const smtp = await startSmtp()
  smtp.hangsAfterData = true
  const sender = smtp.sender()
  const message = await confirmation()
  const sent = Promise.all([1, 2, 3, 4].map(() => sender.send(randomUUID(), message)))
  await vi.waitFor(() => expect(smtp.connections()).toBe(3), 30_000)
  await wait(50)
  expect(smtp.connections()).toBe(3)
  smtp.hangsAfterData = false
  await sent
  expect(smtp.received).toHaveLength(4)
})

it('does not try a server again that hangs up', async () => {
  let calls = 0
  const server = createServer().on('connection', (socket) => {
    calls += 1
    socket.end()
  })
  const { url, stop } = await onLoopback(server)
  endAfterwards(stop)
  const sender = smtpSender(url.replace('http:', 'smtp:'))
  await expect(sender.send(randomUUID(), await confirmation())).rejects.toThrow()
  sender.close()
  expect(calls).toBe(1)
})
