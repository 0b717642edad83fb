import { mkdirSync } from 'node:fs'
import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { EmailMessage } from '../emails/email-message.ts'

export interface Sender {
  /**
   * Delivers an e-mail; resolves when the receiver has accepted it. `id` is the outbox id; sending the same id again
   * repeats the same Message-ID and overwrites the same file. The signal ends the send and closes its connection.
   */
  send(id: string, message: EmailMessage, signal?: AbortSignal): Promise<void>
  close(): void
}

/**
 * Writes each e-mail to `<dir>/<id>.eml`, byte for byte what SMTP would transmit. Writes a temporary file and renames
 * it, so that readers never see a partial one.
 */
export function folderSender(dir: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return {
    async send(id, message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message))
      if (!Buffer.isBuffer(bytes)) throw new Error('The e-mail was not composed in memory.')
      const target = join(dir, `${id}.eml`)
      const temporary = `${target}.part`
      const file = await open(temporary, 'w', 0o600)
      try {
        await file.writeFile(bytes)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(temporary, target)
    },
    close: () => transport.close(),
  }
}

/** Connections to the mail server. The outbox sends no more e-mails at once, so that none waits in the pool. */
const MAX_CONNECTIONS = 3

/**
 * Sends over SMTP, `smtp://user:pass@host:587` or `smtps://…`. A password travels over TLS only, except to this machine.
 * Timeouts are below the library's default of ten minutes, because a send that hangs must fail and be retried before
 * the call, and still long: a server that is given up after it took the e-mail makes a second copy.
 */
export function smtpSender(url: string): Sender {
  const transport = createTransport({
    url: withoutTlsOptions(url),
    requireTLS: needsTls(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // The outbox retries; a pool that also retries would send twice.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 100_000,
    // A send that was ended is cut off: a server that still holds the e-mail must not go on waiting for a goodbye.
    socketCloseTimeout: 0,
  })
  return {
    async send(_id, message, signal) {
      await transport.sendMail({ ...mailOptions(message), signal })
    },
    close: () => transport.close(),
  }
}

/** Whether the address carries a password that must not cross a network in the clear. */
function needsTls(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && (username !== '' || password !== '') && !isHere
}

/** The library reads options from the address's query too, and these would override ours. */
function withoutTlsOptions(url: string): string {
  const address = new URL(url)
  for (const option of ['requireTLS', 'ignoreTLS', 'opportunisticTLS']) address.searchParams.delete(option)
  return address.href
}

function mailOptions(message: EmailMessage) {
  return {
    ...message,
    // Tells vacation responders to stay silent (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    // Visitors' text must never make the library read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
