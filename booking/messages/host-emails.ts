import { callsIn } from '../calendar/list-calls.ts'
import { officeDate, officeDays } from '../calendar/office-days.ts'
import { minutesOfDay } from '../calendar/rules.ts'
import { callHosts } from '../core/call-hosts.ts'
import type { Service } from '../store/store.ts'
import { enqueueForHost } from './outbox.ts'

/**
 * Queues the morning email of each host with calls on that day, once a day, and each Monday the report of the week before.
 * Several processes may do it. @throws StoreError
 */
export async function queueMornings({ store, settings, now }: Omit<Service, 'log'>): Promise<void> {
  const { rules, morningEmailAt } = settings
  const at = now()
  const day = officeDate(rules, at)
  const due = day.toPlainDateTime().add({ minutes: minutesOfDay(morningEmailAt) })
  if (Temporal.Instant.compare(at, due.toZonedDateTime(rules.officeZone).toInstant()) < 0) return
  const { endsAt } = officeDays(rules, day)
  const calls = await callsIn(store, null, { startsAt: at, endsAt })
  const message = { kind: 'morning', occasion: day.toString(), dueAt: at, usefulUntil: endsAt } as const
  for (const host of new Set(calls.map((call) => call.host)))
    await enqueueForHost(store, { ...message, host })
  const [first] = callHosts(settings)
  if (day.dayOfWeek === 1 && settings.mail.weeklyReportTo && first)
    await enqueueForHost(store, { ...message, kind: 'weekly-report', host: first.id })
}
