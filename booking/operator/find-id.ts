import { isAccepted } from '../core/answer-rules.ts'
import { callHosts } from '../core/call-hosts.ts'
import { BOOKING_FORM } from '../core/fields.ts'
import type { BookingSettings, CallHost } from '../core/settings.ts'
import { idsStartingWith } from '../store/ids.ts'
import type { Store } from '../store/store.ts'
import { CommandError, InvalidUsage } from './command.ts'

const NAMES = {
  bookings: { one: 'call', list: 'bookings --all' },
  blocks: { one: 'block', list: 'block' },
  calendars: { one: 'calendar', list: 'calendars' },
} as const

/** The one id that begins with `start`. @throws CommandError when there is none or more than one */
export async function findId(store: Store, table: keyof typeof NAMES, start: string): Promise<string> {
  const { one, list } = NAMES[table]
  const [id, second] = await idsStartingWith(store, table, start)
  if (id === undefined)
    throw new CommandError(`No ${one} has an id starting with ${start}; "${list}" lists them.`)
  if (second !== undefined)
    throw new CommandError(`More than one ${one} has an id starting with ${start}; give more characters.`)
  return id
}

/** The beginning of an id, in lower case. @throws InvalidUsage */
export function typedId(text = '', or = ''): string {
  if (/^[0-9a-f-]{4,36}$/i.test(text)) return text.toLowerCase()
  throw new InvalidUsage(`"${text}" is not an id${or}: use four or more characters of 0-9, a-f and hyphens.`)
}

/** An email address. @throws InvalidUsage */
export function typedAddress(text = ''): string {
  if (isAccepted(BOOKING_FORM.fields.email, text)) return text
  throw new InvalidUsage(`"${text}" is not an email address like dana@example.com.`)
}

/** The person of `--person`, or the only one who takes calls. @throws InvalidUsage */
export function personOf(
  settings: Pick<BookingSettings, 'people'>,
  typed: string | boolean | undefined,
): CallHost {
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
