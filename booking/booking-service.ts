import { join } from 'node:path'
import type { Command } from './cli/command.ts'
import { answerCommand } from './cli/run-command.ts'
import { listenForOperator } from './cli/socket-server.ts'
import { bookingByReferenceHash } from './db/bookings.ts'
import { openStore } from './db/open.ts'
import { outboxHealth, releaseLeases } from './db/outbox.ts'
import type { Store } from './db/store.ts'
import { checkRules } from './domain/rules.ts'
import type { DeskSettings } from './domain/settings.ts'
import { type OutboxWorker, startOutboxWorker } from './email/outbox-worker.ts'
import { folderSender, smtpSender } from './email/senders.ts'
import { deskApp } from './http/app.ts'
import type { WidgetAssets } from './http/context.ts'
import { describeError } from './http/errors.ts'
import { referenceHash } from './http/form-key.ts'
import { attemptLimit } from './http/limits.ts'
import type { Log } from './log.ts'

export type { WidgetAssets }

/** Nobody reads a form, answers seven questions and sends it in less. */
const MINIMUM_FILL_MS = 2000
const OUTBOX_POLL_MS = 5000

export interface DeskDeps {
  log: Log
  /** Absolute path of the store's migrations, wherever the build put them. */
  migrationsFolder: string
  assets: WidgetAssets
  now?: () => Temporal.Instant
  /** Milliseconds; tests pass 0. */
  minimumFillMs?: number
}

/** What the confirmation page may know of a booking. */
export interface BookedCall {
  startsAt: Temporal.Instant
  endsAt: Temporal.Instant
  zone: string
  callMinutes: number
}

export interface DeskHealth {
  ok: boolean
  store: string
  unsentMail: number
  oldestUnsentSeconds: number | null
  lastTick: string | null
}

export interface Desk {
  /** Answers everything under `/desk/`. `client.address` is the visitor's network address. */
  fetch(request: Request, client: { address: string }): Promise<Response>
  /** The call a reference stands for; null when it is unknown, cancelled or over. */
  bookingByReference(reference: string): Promise<BookedCall | null>
  health(): Promise<DeskHealth>
  close(): Promise<void>
}

/**
 * Opens the desk: store, postman and addresses.
 * @throws InvalidRules, DataDirInUse or the database's own error when it cannot; nothing is left open then.
 */
export async function openDesk(settings: DeskSettings, deps: DeskDeps): Promise<Desk> {
  checkRules(settings.rules)
  const now = deps.now ?? (() => Temporal.Now.instant())
  const store = await openStore({
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    migrationsFolder: deps.migrationsFolder,
    onConnectionError: (code) => deps.log.warn({ code }, 'An idle database connection broke.'),
  })
  try {
    // The embedded store has one process: a lease still open is that of a process that died.
    if (store.kind === 'embedded') await releaseLeases(store)
    return await withOperator(serve(settings, deps, store, now), settings, deps.log, store, now)
  } catch (error) {
    await store.close()
    throw error
  }
}

/** The embedded store has one process, so the desk that holds it answers the operator's commands itself. */
async function withOperator(
  desk: Desk,
  { dataDir }: DeskSettings,
  log: Log,
  store: Store,
  now: () => Temporal.Instant,
): Promise<Desk> {
  if (store.kind !== 'embedded') return desk
  const answer = (command: Command) => answerCommand(store, command, now())
  const socket = await listenForOperator({ dataDir, answer, log })
  return {
    ...desk,
    async close() {
      await socket.close()
      await desk.close()
    },
  }
}

function serve(settings: DeskSettings, deps: DeskDeps, store: Store, now: () => Temporal.Instant): Desk {
  const { smtpUrl } = settings.mail
  const sender = smtpUrl ? smtpSender(smtpUrl) : folderSender(join(settings.dataDir, 'mail'))
  const postman = startOutboxWorker({ store, sender, settings, now, log: deps.log, everyMs: OUTBOX_POLL_MS })
  const app = deskApp({
    settings,
    store,
    log: deps.log,
    assets: deps.assets,
    limit: attemptLimit(settings.attemptsPerTenMinutes),
    now,
    minimumFillMs: deps.minimumFillMs ?? MINIMUM_FILL_MS,
    nudge: () => postman.nudge(),
  })
  return {
    fetch: async (request, client) => app.fetch(request, client),
    bookingByReference: (reference) => findCall(store, reference, now()),
    health: () => lookAfter(store, postman, deps.log, now()),
    async close() {
      await postman.stop()
      sender.close()
      await store.close()
    },
  }
}

async function findCall(store: Store, reference: string, now: Temporal.Instant): Promise<BookedCall | null> {
  if (!/^[\w-]{22}$/.test(reference)) return null
  const booking = await bookingByReferenceHash(store, referenceHash(reference))
  if (booking?.status !== 'confirmed') return null
  const { startsAt, endsAt, visitorZone } = booking
  // A reference ends with its call: an old link in somebody's history tells nothing.
  if (Temporal.Instant.compare(endsAt, now) < 0) return null
  return { startsAt, endsAt, zone: visitorZone, callMinutes: startsAt.until(endsAt).total('minutes') }
}

async function lookAfter(
  store: Store,
  postman: OutboxWorker,
  log: Log,
  now: Temporal.Instant,
): Promise<DeskHealth> {
  const lastTick = postman.lastTick()?.toString() ?? null
  try {
    await store.ping()
    const { unsent, oldestUnsentSeconds } = await outboxHealth(store, now)
    return { ok: true, store: store.kind, unsentMail: unsent, oldestUnsentSeconds, lastTick }
  } catch (error) {
    log.error(describeError(error), 'The desk’s store does not answer.')
    return { ok: false, store: 'unreachable', unsentMail: 0, oldestUnsentSeconds: null, lastTick }
  }
}
