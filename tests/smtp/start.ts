import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string[]
  raw: Buffer
}

export interface RunningSmtp {
  /** `smtp://127.0.0.1:<port>` */
  url: string
  /** What was accepted, in order. */
  received: ReceivedMail[]
  /** Asked with each recipient; a sentence refuses the mail with 450 and these words. */
  refuse: ((to: string) => string | null) | null
  stop(): Promise<void>
}

/** Starts an SMTP server without login or TLS on a free port of 127.0.0.1. */
export async function startSmtp(): Promise<RunningSmtp> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo(address, _session, callback) {
      const refusal = smtp.refuse?.(address.address)
      callback(refusal ? Object.assign(new Error(refusal), { responseCode: 450 }) : null)
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        smtp.received.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : '',
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          raw: Buffer.concat(chunks),
        })
        callback()
      })
    },
  })
  const smtp: RunningSmtp = {
    url: '',
    received: [],
    refuse: null,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
  const listener = server.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no free port.')
  smtp.url = `smtp://127.0.0.1:${address.port}`
  return smtp
}
