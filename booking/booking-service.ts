import type { Client } from '../platform/client-address.ts'
import { describeError } from '../platform/describe-error.ts'
import { attemptLimit } from '../platform/rate-limit.ts'
import { repeatWork } from '../platform/repeated-work.ts'
import { startAlarms } from './alarms/alarms.ts'
import { adoptCalls } from './calendar/adopt-calls.ts'
import { startCalendarReads } from './calendar/connected/read-calendars.ts'
import type { Log } from './core/reporting.ts'
import type { BookingSettings } from './core/settings.ts'
import { readDeskRecord } from './counts/report.ts'
import type { WidgetAssets } from './form/context.ts'
import { REFUSED_WEIGHT } from './form/handler.ts'
import { DATABASE_RETRY_SECONDS } from './form/reasons.ts'
import { bookedCall } from './manage/booked-call.ts'
import { senderFor } from './messages/channels/senders.ts'
import { queueMornings } from './messages/host-emails.ts'
import { enqueueUpcoming, outboxHealth } from './messages/outbox.ts'
import { startOutboxWorker } from './messages/worker.ts'
import { startPurge } from './privacy/purge.ts'
import { bookingApp } from './routes.ts'
import { type BackupState, startHourlyBackup } from './store/hourly-backup.ts'
import { setMark } from './store/marks.ts'
import { openStore } from './store/open.ts'
import { addSeen, type Seen } from './store/seen.ts'
import type { Service, Store } from './store/store.ts'
import { StoreError } from './store/store-error.ts'
import { websiteCheckStore } from './store/website-checks.ts'

export type { Client, Seen, WidgetAssets }
export { DATABASE_RETRY_SECONDS, StoreError }

const MIN_FILL_MS = 2000
const OUTBOX_POLL_MS = 5000
const MORNINGS_EVERY_MS = 60_000

interface BookingServiceOptions {
  log: Log
  assets: WidgetAssets
  now?: () => Temporal.Instant
  /** See `BookingContext`; tests pass 0. */
  minimumFillMs?: number
}

export type BookingService = Awaited<ReturnType<typeof openBookingService>>

/** Opens the store and starts the workers; nothing stays open after an error. @throws {StoreUnusable} */
export async function openBookingService(
  settings: BookingSettings,
  { log, assets, ...options }: BookingServiceOptions,
) {
  const { now = () => Temporal.Now.instant(), minimumFillMs = MIN_FILL_MS } = options
  const store = await openStore(settings)
  const service = { store, settings, now, log }
  try {
    const hosts = await adoptCalls(service)
    for (const host of hosts) await enqueueUpcoming(store, host, now())
  } catch (error) {
    await store.close()
    throw error
  }
  const sender = senderFor(settings)
  const worker = startOutboxWorker({ ...service, sender, everyMs: OUTBOX_POLL_MS })
  const backup = settings.backup && startHourlyBackup({ ...settings.backup, store: settings, now, log })
  const calendars = startCalendarReads(service)
  const mornings = repeatWork(() => queueMornings(service), 0, MORNINGS_EVERY_MS, log)
  const purge = startPurge(service)
  const limit = attemptLimit(settings.attemptsPerTenMinutes * REFUSED_WEIGHT)
  const wake = () => worker.wake()
  const ping = writeProbe(store, now)
  const alarms = startAlarms({ ...service, sender, ping, backup: backup?.state })
  const app = bookingApp({ ...service, assets, limit, minimumFillMs, wake })
  return {
    /** Handles all requests below `/desk/`. */
    fetch: async (request: Request, client: Client): Promise<Response> => app.fetch(request, client),
    /** Null when the reference is unknown. */
    bookingByReference: (reference: string) => bookedCall(service, reference),
    /** How many calls were held, by what hosts recorded. */
    deskRecord: () => readDeskRecord(store),
    /** Where the website keeps its checks of other websites. */
    websiteChecks: websiteCheckStore(store, now),
    /** Adds what was seen on the website's pages. */
    addSeen: (counts: readonly Seen[]) => addSeen(store, counts),
    /** Resolves when the store has taken a write within the last 30 seconds. @throws {StoreError} */
    ping,
    health: async () => ({
      ...(await checkHealth(service, ping)),
      backup: describeBackup(backup?.state(), now()),
      alarms: alarms.open(),
    }),
    async close() {
      for (const work of [worker, calendars, mornings, backup, purge, alarms]) await work?.stop()
      sender.close()
      await store.close()
    },
  }
}

/** Null where no backups are written. `ageSeconds` is that of the newest one that was opened, null without one. */
function describeBackup(state: BackupState | undefined, now: Temporal.Instant) {
  if (!state) return null
  const { takenAt, fault } = state
  return {
    ok: takenAt !== null && fault === null,
    ageSeconds: takenAt && Math.floor(takenAt.until(now).total('seconds')),
  }
}

const PROBE_TTL_MS = 30_000

/** Writes a mark, unless that succeeded within the last 30 seconds. Concurrent callers share one write. */
function writeProbe(store: Store, now: () => Temporal.Instant): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  const write = async () => {
    await setMark(store, 'written', now())
    writtenAt = performance.now()
  }
  return async () => {
    if (performance.now() - writtenAt < PROBE_TTL_MS) return
    underWay ??= write().finally(() => {
      underWay = undefined
    })
    await underWay
  }
}

async function checkHealth({ store, now, log }: Service, ping: () => Promise<void>) {
  try {
    const { unsent: unsentMail, dead } = await outboxHealth(store, now())
    await ping()
    return { ok: true, store: store.kind, unsentMail, dead }
  } catch (error) {
    log.error(describeError(error), 'The database does not respond, or takes no writes.')
    return { ok: false, store: 'unavailable', unsentMail: 0, dead: 0 }
  }
}
