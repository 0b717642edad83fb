import { randomUUID } from 'node:crypto'
import { waysOf } from '../alarms/tell.ts'
import { postEvent, sendText } from '../messages/channels/http-channels.ts'
import { idHost } from '../messages/channels/invitation.ts'
import { senderFor } from '../messages/channels/senders.ts'
import { storable } from '../messages/failure.ts'
import { type Command, type CommandContext, listed } from './command.ts'

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
  async run({ options }, context) {
    const attempts = [
      ...messageAttempts(context, typeof options.text === 'string' ? options.text : undefined),
      ...alarmAttempts(context),
    ]
    const tried: Tried[] = []
    for (const [service, attempt] of attempts) tried.push(await tryOut(service, attempt))
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

function messageAttempts(
  { settings, now }: CommandContext,
  number: string | undefined,
): [string, Attempt | string][] {
  const { mail, agency, texts, events } = settings
  const id = randomUUID()
  const email: Attempt = async (signal) => {
    const sender = senderFor(settings)
    const message = {
      ...{
        to: mail.agencyCopyTo,
        from: mail.from,
        replyTo: agency.email,
        messageId: `<${id}.test@${idHost(settings)}>`,
      },
      subject: 'Test of the site’s email',
      text: `${LABELS}\n`,
    }
    return await sender.send(id, message, signal).finally(() => sender.close())
  }
  const text: Attempt = (signal) =>
    sendText(
      texts ?? { url: '', from: '' },
      id,
      { to: number ?? '', body: `${agency.name}: ${LABELS}` },
      signal,
    )
  const webhook: Attempt = (signal) =>
    postEvent(events ?? { url: '' }, { event: 'test', id, at: now.toString() }, signal)
  return [
    [`Email to ${mail.agencyCopyTo}`, email],
    ['Text', !texts ? 'not set: SMS_URL' : number ? text : 'not tried: add --text and your number'],
    ['Webhook', events ? webhook : 'not set: EVENTS_WEBHOOK_URL'],
  ]
}

function alarmAttempts({ settings, now }: CommandContext): [string, Attempt | string][] {
  const sender = senderFor(settings)
  const alarm = { name: 'test', words: LABELS, since: now.toString(), over: null }
  const { email, post } = waysOf(settings, sender)
  return [
    [
      `Alarm to ${settings.alerts.to}`,
      (signal) => email([alarm], randomUUID(), signal).finally(() => sender.close()),
    ],
    ['Alarm to ALERT_URL', post ? (signal) => post([alarm], randomUUID(), signal) : 'not set: ALERT_URL'],
  ]
}
