import { randomUUID } from 'node:crypto'
import { type Way, waysOf } from '../alarms/tell.ts'
import type { BookingSettings } from '../core/settings.ts'
import { postEvent, sendText } from '../messages/channels/http-channels.ts'
import { idHost } from '../messages/channels/invitation.ts'
import { type Sender, senderFor } from '../messages/channels/senders.ts'
import { storable } from '../messages/failure.ts'
import { type Command, listed } from './command.ts'

const DEADLINE_MS = 30_000
const LABELS = 'This is a test. Nothing is wrong, and there is nothing to do.'

interface Tried {
  service: string
  answer: string
  failed?: boolean
}

type Attempt = (signal: AbortSignal) => Promise<string>

/** Exit code 1 when a service that is set refuses. */
export const sendTest: Command = {
  name: 'send-test',
  options: { text: { type: 'string' } },
  usage: '[--text +12125550100]',
  summary: 'try email, text, webhook and alarm, and print each answer',
  async run({ options: { text } }, { settings, now }) {
    const sender = senderFor(settings)
    const tried: Tried[] = []
    for (const [service, attempt] of attempts(settings, sender, now, String(text ?? '')))
      tried.push(await tryOut(service, attempt))
    sender.close()
    const table = listed(tried, [
      ['Service', ({ service }) => service],
      ['Its answer', ({ answer }) => answer],
    ])
    return { ...table, failed: tried.some(({ failed }) => failed) }
  },
}

/** An attempt, or why there is none. */
async function tryOut(service: string, attempt: Attempt | string): Promise<Tried> {
  if (typeof attempt === 'string') return { service, answer: attempt }
  try {
    return { service, answer: await attempt(AbortSignal.timeout(DEADLINE_MS)) }
  } catch (error) {
    return { service, answer: `FAILED: ${storable(error)}`, failed: true }
  }
}

function attempts(
  settings: BookingSettings,
  sender: Sender,
  now: Temporal.Instant,
  number: string,
): [service: string, attempt: Attempt | string][] {
  const { mail, agency, texts, events, alerts } = settings
  const id = randomUUID()
  const email = {
    to: mail.agencyCopyTo,
    from: mail.from,
    replyTo: agency.email,
    messageId: `<${id}.test@${idHost(settings)}>`,
    subject: 'Test of the site’s email',
    text: `${LABELS}\n`,
  }
  const text = { to: number, body: `${agency.name}: ${LABELS}` }
  const event = { event: 'test', id, at: now.toString() }
  const alarm = { name: 'test', words: LABELS, since: now.toString(), over: null }
  const alarms = waysOf(settings, sender)
  const tellBy = (way: Way) => (signal: AbortSignal) => way([alarm], randomUUID(), signal)
  const notTried = texts ? 'not tried: add --text and your number' : 'not set: SMS_URL'
  return [
    [`Email to ${mail.agencyCopyTo}`, (signal) => sender.send(id, email, signal)],
    ['Text', texts && number ? (signal) => sendText(texts, id, text, signal) : notTried],
    ['Webhook', events ? (signal) => postEvent(events, event, signal) : 'not set: EVENTS_WEBHOOK_URL'],
    [`Alarm to ${alerts.to}`, tellBy(alarms.email)],
    ['Alarm to ALERT_URL', alarms.post ? tellBy(alarms.post) : 'not set: ALERT_URL'],
  ]
}
