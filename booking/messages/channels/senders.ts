import { mkdirSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { BookingSettings } from '../../core/settings.ts'
import type { EmailMessage } from '../emails/email-message.ts'
import { mailFolder } from './mail-files.ts'

/** An alarm is plain text. */
type SentEmail = EmailMessage | Omit<EmailMessage, 'html'>

export interface Sender {
  /** Resolves to the receiver's answer when it has accepted the email. `id` is the outbox's. */
  send(id: string, message: SentEmail, signal?: AbortSignal): Promise<string>
  close(): void
}

/** Sends over SMTP, or without an address writes to the data folder. */
export function senderFor({ mail, dataDir }: BookingSettings): Sender {
  return mail.smtpUrl ? smtpSender(mail.smtpUrl) : folderSender(mailFolder(dataDir))
}

/** Writes each email to `<dir>/<id>.eml` as SMTP would transmit it; renamed into place, so no reader sees a partial one. */
export function folderSender(dir: string): Sender {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  mkdirSync(dir, { recursive: true, mode: 0o700 })
  return {
    async send(id, message) {
      const { message: bytes } = await transport.sendMail(mailOptions(message))
      if (!Buffer.isBuffer(bytes)) throw new Error('The email was not composed in memory.')
      const target = join(dir, `${id}.eml`)
      const temporary = `${target}.part`
      await writeFile(temporary, bytes, { mode: 0o600, flush: true })
      await rename(temporary, target)
      return `Written to ${target}`
    },
    close: () => transport.close(),
  }
}

/** As many as the outbox sends at once, so that no email waits in the pool. */
const MAX_CONNECTIONS = 3

/** Sends over SMTP, `smtp://user:pass@host:587` or `smtps://…`. A password travels over TLS only, except to localhost. */
export function smtpSender(url: string): Sender {
  const transport = createTransport({
    url,
    requireTLS: needsTls(url),
    pool: true,
    maxConnections: MAX_CONNECTIONS,
    // The outbox retries; a pool that also retries would send twice.
    maxRequeues: 0,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // Long: giving a server up after it took the email sends a second copy.
    socketTimeout: 100_000,
    // Closes the connection of an ended send without waiting for the server's goodbye.
    socketCloseTimeout: 0,
  })
  return {
    async send(_id, message, signal) {
      const { response } = await transport
        .sendMail({ ...mailOptions(message), signal })
        .catch((error: unknown) => {
          throw explained(error)
        })
      return response
    },
    close: () => transport.close(),
  }
}

/** In words what the TLS library says of a server that begins without TLS. */
function explained(error: unknown): unknown {
  if (!(error instanceof Error) || !/wrong version number/i.test(error.message)) return error
  const advice = 'The server at this port begins without TLS: write smtp:// instead of smtps:// in SMTP_URL.'
  return Object.assign(new Error(advice, { cause: error }), { code: 'SMTP_TLS' })
}

function needsTls(url: string): boolean {
  const { protocol, hostname, username, password } = new URL(url)
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'smtp:' && (username !== '' || password !== '') && !isHere
}

function mailOptions({ visitors, ...message }: SentEmail) {
  return {
    ...message,
    headers: {
      // Keeps vacation responders silent (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(visitors && { 'X-Visitors': visitors.join(', ') }),
    },
    // Visitors' text must never make the library read a file or fetch a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
