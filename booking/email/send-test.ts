import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { BookingSettings } from '../domain/settings.ts'
import type { EmailMessage } from './email-message.ts'
import { mailFolder } from './mail-files.ts'
import { folderSender } from './senders.ts'

/**
 * `accepted`, `refused`: in the mail server's own words. `unreachable`: there is no server to speak to, with the
 * system's code. `written`: no server is set, and the e-mail is in this file.
 */
export type TestMailOutcome =
  | { kind: 'accepted' | 'refused'; words: string }
  | { kind: 'unreachable'; words: string }
  | { kind: 'written'; file: string }

/** Milliseconds. Somebody is waiting. */
const TIMEOUT = 15_000

/** Sends an e-mail at once, past the outbox, to where the site sends its own. */
export async function sendTestMail(
  message: EmailMessage,
  settings: BookingSettings,
): Promise<TestMailOutcome> {
  const { smtpUrl } = settings.mail
  if (!smtpUrl) {
    const folder = mailFolder(settings.dataDir)
    const id = `test-${randomUUID()}`
    await folderSender(folder).send(id, message)
    return { kind: 'written', file: join(folder, `${id}.eml`) }
  }
  const transport = createTransport({
    url: smtpUrl,
    dnsTimeout: TIMEOUT,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  try {
    const info = await transport.sendMail({
      ...message,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    return { kind: 'accepted', words: info.response }
  } catch (error) {
    return failureOf(error)
  } finally {
    transport.close()
  }
}

function failureOf(error: unknown): TestMailOutcome {
  if (!(error instanceof Error)) throw error
  if ('response' in error && typeof error.response === 'string')
    return { kind: 'refused', words: error.response }
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (!code) throw error
  return { kind: 'unreachable', words: `${code}: ${error.message}` }
}
