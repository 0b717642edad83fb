import { describeError } from '../../platform/describe-error.ts'
import { type RepeatedWork, repeatWork } from '../../platform/repeated-work.ts'
import type { Connection } from '../calendar/connected/connections.ts'
import { officeDate, officeDays } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import type { Log } from '../core/reporting.ts'
import type { BookingSettings } from '../core/settings.ts'
import type { Store } from '../store/store.ts'
import { withStoreErrors } from '../store/store-error.ts'
import { enqueueForHost } from './outbox.ts'

const CHECK_EVERY_MS = 60_000

interface MorningOptions {
  store: Store
  settings: Pick<BookingSettings, 'rules' | 'morningEmailAt'>
  now: () => Temporal.Instant
  log: Log
}

/** Queues the morning email of each host with calls on that day, once a day. Several processes may run it. */
export function startMornings(options: MorningOptions): RepeatedWork {
  const check = async () => {
    try {
      await queueMornings(options)
    } catch (error) {
      options.log.error(describeError(error), 'The morning emails could not be queued.')
    }
  }
  return repeatWork(check, 0, CHECK_EVERY_MS)
}

/** @throws StoreError */
export async function queueMornings({ store, settings, now }: Omit<MorningOptions, 'log'>): Promise<void> {
  const { rules, morningEmailAt } = settings
  const day = officeDate(rules, now())
  const due = day.toPlainDateTime().add({ minutes: minutesOfDay(morningEmailAt) })
  if (Temporal.Instant.compare(now(), due.toZonedDateTime(rules.officeZone).toInstant()) < 0) return
  const { endsAt } = officeDays(rules, day)
  const hosts = await withStoreErrors('list the hosts of the day', () =>
    store.db
      .selectFrom('bookings')
      .select('host')
      .distinct()
      .where('status', '=', 'confirmed')
      .where('startsAt', '>', now())
      .where('startsAt', '<', endsAt)
      .execute(),
  )
  for (const { host } of hosts)
    await enqueueForHost(
      store,
      { host, kind: 'morning', occasion: day.toString(), usefulUntil: endsAt },
      now(),
    )
}

/** Queues the email that a calendar has not been read for an hour, once for each time that it fails. */
export async function alarmCalendar(
  store: Store,
  { id, host, failedAt }: Connection,
  now: Temporal.Instant,
): Promise<void> {
  const occasion = `${id} ${failedAt}`
  await enqueueForHost(store, { host, kind: 'calendar-alarm', occasion, usefulUntil: null }, now)
}
