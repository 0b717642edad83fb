import { formatWhen } from '../core/format-time.ts'
import type { BookingSettings } from '../core/settings.ts'
import { postEvent } from '../messages/channels/http-channels.ts'
import { idHost } from '../messages/channels/invitation.ts'
import type { Sender } from '../messages/channels/senders.ts'
import { CHECKS, type Trouble } from './checks.ts'

export interface Alarm extends Trouble {
  /** ISO 8601 instants in UTC; `over` is null as long as it lasts. */
  since: string
  over: string | null
}

/** Tells somebody which alarms began and ended. Resolves to the service's answer. @throws when it was not accepted */
export type Way = (news: Alarm[], id: string, signal: AbortSignal) => Promise<string>

/** The ways to tell: always by email, and by a POST if the settings have an address for it. */
export function waysOf(settings: BookingSettings, sender: Sender): { email: Way; post?: Way } {
  const { alerts, mail, agency } = settings
  const { url } = alerts
  const email: Way = (news, id, signal) => {
    const hosts = news.flatMap(({ host }) => host ?? [])
    const to = [...new Set([alerts.to, ...hosts])].join(', ')
    const messageId = `<${id}.alarm@${idHost(settings)}>`
    const message = { to, from: mail.from, replyTo: agency.email, messageId, ...written(news, settings) }
    return sender.send(id, message, signal)
  }
  if (!url) return { email }
  const post: Way = (news, id, signal) => {
    const { subject, text } = written(news, settings)
    const alarms = news.map(({ name, words, since, over }) => ({ name, words, since, over }))
    const event = { event: 'alarm', id, site: agency.origin, text: `${subject}\n\n${text}`, alarms }
    return postEvent({ url }, event, signal)
  }
  return { email, post }
}

function written(news: Alarm[], { agency, rules }: BookingSettings): { subject: string; text: string } {
  const when = (instant: string) => formatWhen(Date.parse(instant), rules.officeZone)
  const titles = (some: Alarm[]) =>
    [...new Set(some.map((one) => CHECKS[kindOf(one)]?.title ?? one.name))].join(', ')
  const [over, begun] = [news.filter((one) => one.over), news.filter((one) => !one.over)]
  const subject = [
    begun.length > 0 ? `Alarm: ${titles(begun)}` : '',
    over.length > 0 ? `Over: ${titles(over)}` : '',
  ]
  const paragraphs = news.map(
    (one) =>
      `${one.over ? `OVER since ${when(one.over)}. The alarm of ${when(one.since)} said:` : `ALARM since ${when(one.since)}:`}\n${one.words}`,
  )
  const end = `${agency.name}, ${agency.origin}\nYou get one message when an alarm begins and one when it is over. “npm run desk -- status” shows everything.`
  return {
    subject: subject.filter(Boolean).join('; '),
    text: `${[...paragraphs, end].join('\n\n')}\n`,
  }
}

/** The kind of an alarm, which is the key of the check that found it. */
export function kindOf({ name }: Pick<Trouble, 'name'>): string {
  return name.split(' ')[0] ?? name
}
