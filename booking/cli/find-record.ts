import { bookingById } from '../db/bookings.ts'
import { idsStartingWith } from '../db/find-by-id.ts'
import type { Store } from '../db/store.ts'
import type { Booking } from '../domain/booking.ts'
import { CommandError } from './command.ts'

const NAMES = {
  bookings: { one: 'call', many: 'calls', list: 'bookings --all' },
  blocks: { one: 'block', many: 'blocks', list: 'blocks' },
  outbox: { one: 'message', many: 'messages', list: 'outbox --all' },
} as const

/** The one id in a calendar that begins with `start`. @throws CommandError when there is none or more than one */
export async function findId(
  store: Store,
  host: string,
  table: keyof typeof NAMES,
  start: string,
): Promise<string> {
  const { one, many, list } = NAMES[table]
  const [id, second] = await idsStartingWith(store, host, table, start)
  if (id === undefined)
    throw new CommandError(`No ${one} has an id starting with ${start}; "${list}" lists them.`)
  if (second !== undefined)
    throw new CommandError(`Several ${many} have an id starting with ${start}; give more characters.`)
  return id
}

/** The one call in a calendar whose id begins with `start`. @throws CommandError */
export async function findCall(store: Store, host: string, start: string): Promise<Booking> {
  const booking = await bookingById(store, await findId(store, host, 'bookings', start))
  if (!booking) throw new CommandError(`The call ${start} was deleted this moment.`)
  return booking
}
