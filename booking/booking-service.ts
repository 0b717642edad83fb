import { join } from 'node:path'
import { type DailyBackup, startDailyBackup } from './daily-backup.ts'
import { bookingByReferenceHash } from './db/bookings.ts'
import { openStore } from './db/open.ts'
import { type OutboxHealth, outboxHealth } from './db/outbox-health.ts'
import type { Store } from './db/store.ts'
import { hostsOf } from './domain/call-hosts.ts'
import { checkRules } from './domain/rules.ts'
import type { BookingSettings } from './domain/settings.ts'
import { startOutboxWorker } from './email/outbox-worker.ts'
import { folderSender, smtpSender } from './email/senders.ts'
import { bookingApp } from './http/app.ts'
import { attackSwitch } from './http/attack-switch.ts'
import type { Client } from './http/client.ts'
import type { WidgetAssets } from './http/context.ts'
import { describeError } from './http/errors.ts'
import { referenceHash } from './http/form-key.ts'
import { attemptLimit } from './http/limits.ts'
import type { Log } from './log.ts'
import { type BookingMetrics, noMetrics } from './metrics.ts'

export type { Client, WidgetAssets }

/** Milliseconds; a form submitted sooner after it was first rendered is treated as a bot's. */
const MIN_FILL_MS = 2000
const OUTBOX_POLL_MS = 5000

export interface BookingServiceOptions {
  log: Log
  /** Told what happens; nobody by default. */
  metrics?: BookingMetrics
  /** Absolute path of the folder with the database migrations. */
  migrationsFolder: string
  assets: WidgetAssets
  now?: () => Temporal.Instant
  /** Milliseconds; tests pass 0. */
  minimumFillMs?: number
}

/** What the confirmation page may show of a booking. */
export interface BookedCall {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  zone: string
  callMinutes: number
  /** Names of the people who take the calls of this specialty. */
  hosts: string[]
}

export interface BookingHealth {
  ok: boolean
  store: string
  unsentMail: number
  oldestUnsentSeconds: number | null
  lastTick: string | null
}

export interface BookingService {
  /** Handles all requests below `/desk/`. */
  fetch(request: Request, client: Client): Promise<Response>
  /** The call with this secret reference; null when it is unknown, cancelled or over. */
  bookingByReference(reference: string): Promise<BookedCall | null>
  health(): Promise<BookingHealth>
  /** Resolves when the database answers; rejects with `StoreError` otherwise. */
  ping(): Promise<void>
  /** The state of the outbox. Rejects with `StoreError` when the database does not answer. */
  outbox(): Promise<OutboxHealth>
  close(): Promise<void>
}

/**
 * Opens the store and starts the outbox worker.
 * @throws {InvalidRules | StoreUnusable} or the driver's error; nothing is left open then.
 */
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
  const limit = attemptLimit(settings.attemptsPerTenMinutes)
  const wake = () => worker.wake()
  const attack = attackSwitch(store, now)
  const app = bookingApp({ settings, store, log, metrics, assets, limit, attack, now, minimumFillMs, wake })
  return {
    fetch: async (request, client) => app.fetch(request, client),
    bookingByReference: (reference) => findCall(store, settings, reference, now()),
    ping: () => store.ping(),
    outbox: () => outboxHealth(store, now()),
    health: () => checkHealth(store, worker.lastTick(), log, now()),
    async close() {
      await worker.stop()
      await backup?.stop()
      sender.close()
      await store.close()
    },
  }
}

function startBackup(
  { dataDir, databaseUrl, dailyBackup, rules }: BookingSettings,
  { log, migrationsFolder }: Pick<BookingServiceOptions, 'log' | 'migrationsFolder'>,
  now: () => Temporal.Instant,
): DailyBackup | undefined {
  if (!dailyBackup) return undefined
  const store = { dataDir, databaseUrl, migrationsFolder }
  return startDailyBackup({ ...dailyBackup, store, zone: rules.officeZone, now, log })
}

async function findCall(
  store: Store,
  { people }: BookingSettings,
  reference: string,
  now: Temporal.Instant,
): Promise<BookedCall | null> {
  if (!/^[\w-]{22}$/.test(reference)) return null
  const booking = await bookingByReferenceHash(store, referenceHash(reference))
  if (booking?.status !== 'confirmed') return null
  const { startsAt, endsAt, visitorZone, specialty } = booking
  // The reference expires with the call, so that an old link in a browser's history shows nothing.
  if (Temporal.Instant.compare(endsAt, now) < 0) return null
  return {
    startsAt,
    endsAt,
    zone: visitorZone,
    callMinutes: startsAt.until(endsAt).total('minutes'),
    hosts: hostsOf(people, specialty).map(({ name }) => name),
  }
}

async function checkHealth(
  store: Store,
  lastOutboxRead: Temporal.Instant | null,
  log: Log,
  now: Temporal.Instant,
): Promise<BookingHealth> {
  const lastTick = lastOutboxRead?.toString() ?? null
  try {
    await store.ping()
    const { unsent, oldestUnsentSeconds } = await outboxHealth(store, now)
    return { ok: true, store: store.kind, unsentMail: unsent, oldestUnsentSeconds, lastTick }
  } catch (error) {
    log.error(describeError(error), 'The database does not respond.')
    return { ok: false, store: 'unreachable', unsentMail: 0, oldestUnsentSeconds: null, lastTick }
  }
}
