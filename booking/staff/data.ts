import { type Block, listBlocks } from '../calendar/blocks.ts'
import { callsIn } from '../calendar/list-calls.ts'
import { officeDate, officeDays } from '../calendar/office-days.ts'
import type { Booking } from '../core/booking.ts'
import { callsOf } from '../core/call-hosts.ts'
import { AGENCY_HOST } from '../core/settings.ts'
import type { BookingContext } from '../form/context.ts'
import { type CallReport, readReport } from '../manage/report.ts'

/** A call is asked for its outcome for this long. */
const ASKED_DAYS = 30
/** Beyond the longest horizon of the rules. */
const AHEAD_DAYS = 400
export const REPORT_DAYS = 90

export interface BlockedTime extends Block {
  /** False for everybody's, which one of several hosts can't remove. */
  isOwn: boolean
}

/** What a host's page of the day shows. Calls are soonest first. */
export interface Day {
  date: Temporal.PlainDate
  /** The call that is on, or the next one; null without any ahead. */
  next: Booking | null
  /** The others of the day, besides those in `unsettled`. */
  others: Booking[]
  coming: Booking[]
  /** Calls that are over, of which nobody has said what became of them. */
  unsettled: Booking[]
  blocks: BlockedTime[]
  report: CallReport
}

/** @throws StoreError */
export async function readDay({ store, settings, now }: BookingContext, host: string): Promise<Day> {
  const { rules } = settings
  const at = now()
  const date = officeDate(rules, at)
  const { startsAt: dawn, endsAt: midnight } = officeDays(rules, date)
  const owner = callsOf(settings, host)
  const ago = (days: number) => at.subtract({ hours: days * 24 })
  const period = { startsAt: ago(ASKED_DAYS), endsAt: at.add({ hours: AHEAD_DAYS * 24 }) }
  const calls = await callsIn(store, owner, period)
  const isBefore = (one: Temporal.Instant, other: Temporal.Instant) =>
    Temporal.Instant.compare(one, other) < 0
  const isOver = ({ endsAt }: Booking) => !isBefore(at, endsAt)
  const next = calls.find((call) => !isOver(call)) ?? null
  const unsettled = calls.filter((call) => isOver(call) && call.outcome === null)
  const rest = calls.filter((call) => call !== next && !unsettled.includes(call))
  const blocks = await listBlocks(store, at)
  return {
    ...{ date, next, unsettled },
    others: rest.filter(({ startsAt }) => !isBefore(startsAt, dawn) && isBefore(startsAt, midnight)),
    coming: rest.filter(({ startsAt }) => !isBefore(startsAt, midnight)),
    blocks: blocks
      .filter((block) => [null, block.host].includes(owner) || block.host === AGENCY_HOST)
      .map((block) => ({ ...block, isOwn: [null, block.host].includes(owner) })),
    report: await readReport(store, owner, { since: ago(REPORT_DAYS), now: at }),
  }
}
