import ICAL from 'ical.js'
import { type Clock, wallOf } from './ical-clocks.ts'

const DAY_MS = 24 * 60 * 60 * 1000

// Anybody can send an invitation that has an event each second, on February 30, or every hundred million days: ical.js
// would count for minutes or forever.
const MAX_INTERVAL = 1_000
const MAX_STEPS = 20_000

/** Wall times between two moments in epoch milliseconds, to the day, at which a rule of a series has its event begin. */
export function startsByRule(
  rule: ICAL.Recur,
  first: ICAL.Time,
  clock: Clock,
  from: number,
  to: number,
): Temporal.PlainDateTime[] {
  if (rule.interval > MAX_INTERVAL) throw new RangeError('The series has too long an interval.')
  const { until } = rule
  // Its end is often written in UTC, which ical.js would compare with the wall time.
  rule.until = null
  const dtstart = ICAL.Time.fromString(wallOf(first).toString(), null)
  dtstart.isDate = first.isDate
  skipPast(rule, dtstart, from)
  const starts: Temporal.PlainDateTime[] = []
  const steps = new BoundedSteps({ rule, dtstart })
  for (let time = steps.next(); time && epochMs(time) < to + DAY_MS; time = steps.next()) {
    if (epochMs(time) > from - DAY_MS) starts.push(wallOf(time))
  }
  return until ? starts.filter((wall) => !isOver(until, wall, clock)) : starts
}

const epochMs = (time: ICAL.Time) => time.toUnixTime() * 1000

/** Moves the begin of a long series by whole periods, because each of its events costs time. */
function skipPast(rule: ICAL.Recur, dtstart: ICAL.Time, from: number): void {
  if (rule.count || rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') return
  const period = rule.interval * (rule.freq === 'WEEKLY' ? 7 : 1)
  const periods = Math.floor((from - epochMs(dtstart)) / DAY_MS / period) - 1
  if (periods > 0) dtstart.adjust(periods * period, 0, 0, 0)
}

function isOver(until: ICAL.Time, wall: Temporal.PlainDateTime, clock: Clock): boolean {
  const last = wallOf(until)
  if (until.isDate) return Temporal.PlainDate.compare(wall.toPlainDate(), last.toPlainDate()) > 0
  const end = until.toString().endsWith('Z') ? last.toZonedDateTime('UTC').toInstant() : clock(last)
  return Temporal.Instant.compare(clock(wall), end) > 0
}

class BoundedSteps extends ICAL.RecurIterator {
  steps = 0

  override check_contracting_rules(): boolean {
    this.steps += 1
    if (this.steps > MAX_STEPS) throw new RangeError('The series has too many events.')
    return super.check_contracting_rules()
  }
}
