import { join } from 'node:path'
import type { Client } from '../platform/client-address.ts'
import { describeError } from '../platform/describe-error.ts'
import { attemptLimit } from '../platform/rate-limit.ts'
import type { RepeatedWork } from '../platform/repeated-work.ts'
import { adoptCalls } from './calendar/adopt-calls.ts'
import { countUnread, startCalendarReads } from './calendar/connected/read-calendars.ts'
import { connectSetCalendar } from './calendar/connected/set-calendar.ts'
import { checkRules } from './calendar/rules.ts'
import { CHANNELS } from './core/message-kinds.ts'
import { type BookingMetrics, type Log, noMetrics } from './core/reporting.ts'
import type { BookingSettings } from './core/settings.ts'
import { DATABASE_RETRY_SECONDS } from './form/reasons.ts'
import type { WidgetAssets } from './form/ui/widget-document.tsx'
import { type BookedCall, bookedCall } from './manage/booked-call.ts'
import { folderSender, smtpSender } from './messages/channels/senders.ts'
import { alarmCalendar, startMornings } from './messages/host-emails.ts'
import { enqueueUpcoming } from './messages/outbox.ts'
import { type OutboxHealth, outboxHealth } from './messages/outbox-health.ts'
import { startOutboxWorker } from './messages/worker.ts'
import { startPurge } from './privacy/purge.ts'
import { bookingApp } from './routes.ts'
import { startDailyBackup } from './store/daily-backup.ts'
import { setMark } from './store/marks.ts'
import { openStore } from './store/open.ts'
import type { Store } from './store/store.ts'
import { StoreError } from './store/store-error.ts'

export type { BookedCall, BookingMetrics, Client, WidgetAssets }
export { CHANNELS, DATABASE_RETRY_SECONDS, StoreError }

const MIN_FILL_MS = 2000
const OUTBOX_POLL_MS = 5000

export interface BookingServiceOptions {
  log: Log
  metrics?: BookingMetrics
  /** Absolute path of the folder with the database migrations. */
  migrationsFolder: string
  assets: WidgetAssets
  now?: () => Temporal.Instant
  /** See `BookingContext`; tests pass 0. */
  minimumFillMs?: number
}

export interface BookingHealth {
  ok: boolean
  store: string
  /** Messages of all channels that are due and not yet sent. */
  unsentMail: number
  /** Messages given up. */
  dead: number
  oldestUnsentSeconds: number | null
  /** Hosts' calendars that could not be read for an hour. */
  unreadCalendars: number
  lastTick: string | null
}

export interface BookingService {
  /** Handles all requests below `/desk/`. */
  fetch(request: Request, client: Client): Promise<Response>
  /** Null when the reference is unknown. */
  bookingByReference(reference: string): Promise<BookedCall | null>
  health(): Promise<BookingHealth>
  /** Resolves when the store has taken a write within the last 30 seconds. @throws {StoreError} */
  ping(): Promise<void>
  /** @throws {StoreError} */
  outbox(): Promise<OutboxHealth>
  close(): Promise<void>
}

/** Opens the store and starts the workers; nothing stays open after an error. @throws {InvalidRules | StoreUnusable} */
export async function openBookingService(
  settings: BookingSettings,
  options: BookingServiceOptions,
): Promise<BookingService> {
  checkRules(settings.rules)
  const { log } = options
  const now = options.now ?? (() => Temporal.Now.instant())
  const { dataDir, databaseUrl } = settings
  const store = await openStore({
    dataDir,
    databaseUrl,
    migrationsFolder: options.migrationsFolder,
    onConnectionError: (code) => log.warn({ code }, 'An idle database connection broke.'),
  })
  try {
    const hosts = await adoptCalls(store, settings, now(), log)
    const connected = await connectSetCalendar(store, settings, now())
    if (connected) hosts.add(connected)
    for (const host of hosts) await enqueueUpcoming(store, host, now())
    return startService(settings, options, store, now)
  } catch (error) {
    await store.close()
    throw error
  }
}

function startService(
  settings: BookingSettings,
  { log, migrationsFolder, metrics = noMetrics, assets, minimumFillMs = MIN_FILL_MS }: BookingServiceOptions,
  store: Store,
  now: () => Temporal.Instant,
): BookingService {
  const { smtpUrl } = settings.mail
  const sender = smtpUrl ? smtpSender(smtpUrl) : folderSender(join(settings.dataDir, 'mail'))
  const worker = startOutboxWorker({ store, sender, settings, now, log, metrics, everyMs: OUTBOX_POLL_MS })
  const backup = startBackup(settings, { log, migrationsFolder }, now)
  const calendars = startCalendarReads({ store, settings, now, log }, (calendar) =>
    alarmCalendar(store, calendar, now()),
  )
  const mornings = startMornings({ store, settings, now, log })
  const purge = startPurge({ store, settings, now, log })
  const limit = attemptLimit(settings.attemptsPerTenMinutes)
  const wake = () => worker.wake()
  const ping = writeProbe(store, now)
  const app = bookingApp({ settings, store, log, metrics, assets, limit, now, minimumFillMs, wake })
  return {
    fetch: async (request, client) => app.fetch(request, client),
    bookingByReference: (reference) => bookedCall(store, settings, reference, now()),
    ping,
    outbox: () => outboxHealth(store, now()),
    health: () => checkHealth(store, ping, worker.lastTick(), log, now()),
    async close() {
      await worker.stop()
      await calendars.stop()
      await mornings.stop()
      await backup?.stop()
      await purge.stop()
      sender.close()
      await store.close()
    },
  }
}

function startBackup(
  { dataDir, databaseUrl, dailyBackup, rules }: BookingSettings,
  { log, migrationsFolder }: Pick<BookingServiceOptions, 'log' | 'migrationsFolder'>,
  now: () => Temporal.Instant,
): RepeatedWork | undefined {
  if (!dailyBackup) return undefined
  const store = { dataDir, databaseUrl, migrationsFolder }
  return startDailyBackup({ ...dailyBackup, store, zone: rules.officeZone, now, log })
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

async function checkHealth(
  store: Store,
  ping: () => Promise<void>,
  lastOutboxRead: Temporal.Instant | null,
  log: Log,
  now: Temporal.Instant,
): Promise<BookingHealth> {
  const lastTick = lastOutboxRead?.toString() ?? null
  try {
    const { unsent, dead, oldestUnsentSeconds } = await outboxHealth(store, now)
    const unreadCalendars = await countUnread(store, now)
    const facts = { unsentMail: unsent, dead, oldestUnsentSeconds, unreadCalendars, lastTick }
    try {
      await ping()
      return { ok: true, store: store.kind, ...facts }
    } catch (error) {
      log.error(describeError(error), 'The database takes no writes.')
      return { ok: false, store: 'not writable', ...facts }
    }
  } catch (error) {
    log.error(describeError(error), 'The database does not respond.')
    const unknown = { unsentMail: 0, dead: 0, oldestUnsentSeconds: null, unreadCalendars: 0 }
    return { ok: false, store: 'unreachable', ...unknown, lastTick }
  }
}
