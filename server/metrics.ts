import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type BookingMetrics, type BookingService, CHANNELS } from '../booking/booking-service.ts'
import type { ObservedRequest } from './observe-requests.ts'

export type Metrics = ReturnType<typeof createMetrics>

const LAG_PRECISION_MS = 20

/** Counts what Prometheus reads, `ofProcess` its memory and time too. No label holds a path, an address or a reference. */
export function createMetrics({ ofProcess }: { ofProcess: boolean }) {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LAG_PRECISION_MS })

  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by kind of address and class of status; "aborted" when the client left early.',
    labelNames: ['kind', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the headers of a request to the last byte of its response.',
    labelNames: ['kind'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const posts = new Counter({
    name: 'desk_booking_posts_total',
    help: 'Posted booking forms by outcome: booked, repeated, failed, or the reason of the refusal.',
    labelNames: ['outcome'],
    registers,
  })
  const messages = new Counter({
    name: 'desk_messages_total',
    help: 'Attempts to send a message by channel and outcome: sent, failed (retried later), dropped (outdated) or dead (given up).',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  const storeErrors = new Counter({
    name: 'desk_store_errors_total',
    help: 'Requests and outbox rounds that the database did not answer.',
    registers,
  })
  const outbox = outboxGauges(registers)
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const backupAge = gauge(
    'desk_backup_age_seconds',
    'Age of the newest backup that was opened and found whole.',
  )
  const backupOk = gauge('desk_backup_ok', '1 when the last backup was written, opened and copied elsewhere.')
  const alarms = gauge('desk_alarms', 'Kinds of alarms that last.')

  // Known outcomes start at zero, so that the first failure shows as an increase.
  for (const outcome of ['booked', 'taken', 'not-saved', 'failed']) posts.inc({ outcome }, 0)
  for (const channel of CHANNELS)
    for (const outcome of ['sent', 'failed', 'dropped', 'dead']) messages.inc({ channel, outcome }, 0)

  return {
    booking: {
      formPosted: (form, outcome) => {
        if (form === 'booking') posts.inc({ outcome })
      },
      messageAttempted: (channel, outcome) => messages.inc({ channel, outcome }),
      storeFailed: () => storeErrors.inc(),
    } satisfies BookingMetrics,
    request({ path, status, aborted, seconds }: ObservedRequest) {
      const kind = requestKind(path)
      requests.inc({ kind, status: aborted ? 'aborted' : `${Math.floor(status / 100)}xx` })
      durations.observe({ kind }, seconds)
    },
    /** Returns all values as text. Asks the database for the state of the outbox. */
    async read(desk: Pick<BookingService, 'outbox' | 'backup' | 'alarms'>) {
      await outbox.update(desk)
      const backup = desk.backup()
      backupAge.set(backup?.ageSeconds ?? Number.NaN)
      backupOk.set(backup?.ok ? 1 : 0)
      alarms.set(desk.alarms().length)
      return await registry.metrics()
    },
    contentType: registry.contentType,
  }
}

/** One of a few, because Prometheus keeps a series for each value of a label. */
function requestKind(pathname: string): 'probe' | 'asset' | 'desk' | 'file' | 'page' {
  if (/^\/(health|livez|readyz|metrics)$/.test(pathname)) return 'probe'
  if (pathname.startsWith('/assets/')) return 'asset'
  if (pathname.startsWith('/desk/')) return 'desk'
  return /\.[a-z0-9]+$/.test(pathname) ? 'file' : 'page'
}

function outboxGauges(registers: Registry[]) {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers })
  const up = gauge('desk_store_up', '1 when the database answered.')
  const pending = gauge('desk_outbox_messages', 'Messages that are due and not yet sent.')
  const failing = gauge('desk_outbox_failing_messages', 'Those of them that failed at least once.')
  const oldest = gauge('desk_outbox_oldest_seconds', 'Age of the oldest message that is due; 0 without one.')
  const dead = gauge('desk_outbox_dead_messages', 'Messages given up, which somebody has to look at.')
  return {
    async update(desk: Pick<BookingService, 'outbox'>): Promise<void> {
      try {
        const state = await desk.outbox()
        up.set(1)
        pending.set(state.unsent)
        failing.set(state.failing)
        oldest.set(state.oldestUnsentSeconds ?? 0)
        dead.set(state.dead)
      } catch {
        up.set(0)
        // Unknown is not zero.
        for (const gauge of [pending, failing, oldest, dead]) gauge.set(Number.NaN)
      }
    },
  }
}
