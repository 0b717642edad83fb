import { sql } from 'kysely'
import { minutesOfDay } from '../calendar/rules.ts'
import { cleanAnswer, isAccepted } from '../core/answers.ts'
import { callHosts } from '../core/call-hosts.ts'
import { formatWhen, isIsoDate } from '../core/format-time.ts'
import { EMAIL } from '../core/questions.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import { type CommandContext, CommandError, InvalidUsage } from './command.ts'

const NAMES = {
  bookings: { one: 'call', list: 'bookings --all' },
  calendars: { one: 'calendar', list: 'calendars' },
  outbox: { one: 'message', list: 'outbox --all' },
} as const

/** The one id that begins with what was typed. @throws InvalidUsage, CommandError when there is none or more than one */
export async function findId(
  open: CommandContext['store'],
  table: keyof typeof NAMES,
  typed = '',
): Promise<string> {
  const start = typedId(typed)
  const { one, list } = NAMES[table]
  const { db } = await open()
  const [found, second] = await db
    .selectFrom(table)
    .select('id')
    .where(sql<string>`cast(id as text)`, 'like', `${start}%`)
    .limit(2)
    .execute()
  if (!found) throw new CommandError(`No ${one} has an id starting with ${start}; "${list}" lists them.`)
  if (second)
    throw new CommandError(`More than one ${one} has an id starting with ${start}; give more characters.`)
  return found.id
}

/** The beginning of an id, in lower case. @throws InvalidUsage */
export function typedId(text: string): string {
  if (/^[0-9a-f-]{4,36}$/i.test(text)) return text.toLowerCase()
  throw new InvalidUsage(`"${text}" is not an id: use four or more characters of 0-9, a-f and hyphens.`)
}

/** An email address. @throws InvalidUsage */
export function typedAddress(text = ''): string {
  if (isAccepted(EMAIL, [text])) return cleanAnswer(EMAIL, text)
  throw new InvalidUsage(`"${text}" is not an email address like dana@example.com.`)
}

/** The person of `--person`, or the only one who takes calls. @throws InvalidUsage */
export function personOf(settings: BookingSettings, typed: string | boolean | undefined): CallHost {
  const hosts = callHosts(settings)
  const [only] = hosts
  const person = typed === undefined && hosts.length === 1 ? only : hosts.find(({ id }) => id === typed)
  if (person) return person
  const ids = hosts.map(({ id }) => id).join(', ')
  throw new InvalidUsage(
    typed === undefined
      ? `Name one with --person: ${ids}.`
      : `"${typed}" takes no calls; --person is one of ${ids}.`,
  )
}

/** A date such as 2026-12-01. @throws InvalidUsage */
export function parseDate(text: string): Temporal.PlainDate {
  if (isIsoDate(text)) return Temporal.PlainDate.from(text)
  throw new InvalidUsage(`"${text}" is not a date: write it like 2026-12-01.`)
}

/** The instant of a time in the office's zone. @throws InvalidUsage */
export function officeInstant(date: Temporal.PlainDate, time: string, zone: string): Temporal.Instant {
  const minutes = minutesOfDay(time)
  if (!(minutes < 24 * 60))
    throw new InvalidUsage(`"${time}" is not a time: write it on a 24-hour clock, like 14:30.`)
  return date.toPlainDateTime().add({ minutes }).toZonedDateTime(zone).toInstant()
}

/** `Tuesday, December 1, 2026 at 10:00 AM Eastern Standard Time` */
export function formatOffice(instant: Temporal.Instant, zone: string): string {
  return formatWhen(instant.epochMilliseconds, zone)
}
