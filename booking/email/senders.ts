import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Notice } from './render.ts'

export interface Sender {
  /**
   * Hands the mail over; resolves when the other side has taken it. `id` is the outbox id: sent again, the
   * same id repeats a mail that its receiver can recognise, and never makes a second file.
   */
  send(id: string, notice: Notice): Promise<void>
  close(): void
}

/**
 * Writes each mail to `<dir>/<id>.eml`, byte for byte what SMTP would carry. Written aside and renamed, so
 * that a reader never sees half a mail and a repeat replaces the first.
 */
export function folderSender(dir: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return {
    async send(id, notice) {
      const { message } = await transport.sendMail(asMessage(notice))
      if (!Buffer.isBuffer(message)) throw new Error('The mail was not built in memory.')
      const target = join(dir, `${id}.eml`)
      const aside = `${target}.part`
      const file = await open(aside, 'w', 0o600)
      try {
        await file.writeFile(message)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(aside, target)
    },
    close: () => transport.close(),
  }
}

/**
 * Sends over SMTP, `smtp://user:pass@host:587` or `smtps://…`. The limits are far below the mail library's own
 * ten minutes: a mail that hangs must fail and be tried again while the call is still ahead.
 */
export function smtpSender(url: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    // The outbox repeats what failed; a pool that also repeats would send twice.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(_id, notice) {
      await transport.sendMail(asMessage(notice))
    },
    close: () => transport.close(),
  }
}

function asMessage(notice: Notice) {
  return {
    ...notice,
    // Tells vacation responders to stay silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Everything is in the notice; no text of a visitor's may make the library open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
