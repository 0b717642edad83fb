import ICAL from 'ical.js'
import { type Clock, wallOf } from './clocks.ts'

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
  if (!until) return starts
  const end = endOf(until, clock)
  return starts.filter((wall) => Temporal.Instant.compare(clock(wall), end) <= 0)
}

const epochMs = (time: ICAL.Time) => time.toUnixTime() * 1000

/** Moves the begin of a long series by whole periods, because each of its events costs time. */
function skipPast(rule: ICAL.Recur, dtstart: ICAL.Time, from: number): void {
  if (rule.count || rule.freq === 'MONTHLY' || rule.freq === 'YEARLY') return
  const period = rule.interval * (rule.freq === 'WEEKLY' ? 7 : 1)
  const periods = Math.floor((from - epochMs(dtstart)) / DAY_MS / period) - 1
  if (periods > 0) dtstart.adjust(periods * period, 0, 0, 0)
}

/** The last instant at which an event of the series can begin: with a date, on that day. */
function endOf(until: ICAL.Time, clock: Clock): Temporal.Instant {
  if (until.isDate) return clock(wallOf(until).add({ hours: 23, minutes: 59, seconds: 59 }))
  return until.toString().endsWith('Z')
    ? wallOf(until).toZonedDateTime('UTC').toInstant()
    : clock(wallOf(until))
}

class BoundedSteps extends ICAL.RecurIterator {
  steps = 0

  override check_contracting_rules(): boolean {
    this.steps += 1
    if (this.steps > MAX_STEPS) throw new RangeError('The series has too many events.')
    return super.check_contracting_rules()
  }
}
