import { RRuleTemporal } from 'rrule-temporal'
import { attempt, readWall, type Time } from './times.ts'

interface Span {
  from: Temporal.PlainDateTime
  to: Temporal.PlainDateTime
}

/** Of a rule, enough for 50 years of days. */
const MAX_STEPS = 20_000

/**
 * The wall times in a span of up to 50 years at which a rule starts an event; the first one counts only if it follows from
 * the rule. What isn't understood of a rule doesn't narrow it, and one that takes the library too long is taken for each day.
 */
export function startsByRule(text: string, first: Time, span: Span) {
  const { parts, until, isUnderstood } = readRule(text)
  const utc = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime('UTC')
  const count = (rruleString: string) =>
    new RRuleTemporal({ rruleString, dtstart: utc(first.wall), temporal: Temporal, maxIterations: MAX_STEPS })
      .between(utc(span.from), utc(span.to), true)
      .map((time) => time.toPlainDateTime())
  const counted = attempt(() => count(parts.join(';')))
  const starts = (counted ?? count('FREQ=DAILY')).filter(
    (wall) => !until || !isAfter({ ...first, wall }, until),
  )
  return { starts, isUnderstood: isUnderstood && counted !== null }
}

const DAY = '(MO|TU|WE|TH|FR|SA|SU)'
/** A part of a rule (RFC 5545 3.3.10, RFC 7529). */
const PART = new RegExp(
  [
    '^(FREQ=((SECOND|MINUTE|HOUR|WEEK|MONTH|YEAR)LY|DAILY)|(INTERVAL|COUNT)=0*[1-9]\\d*|(RSCALE|SKIP)=[A-Z]+',
    `WKST=${DAY}|BYDAY=([+-]?\\d{0,2}${DAY}(,|$))+`,
    'BY(SECOND|MINUTE|HOUR|MONTHDAY|YEARDAY|WEEKNO|MONTH|SETPOS)=([+-]?\\d{1,3}L?(,|$))+)$',
  ].join('|'),
)

/** The parts that can be read, for the library, and the end, which is often in UTC while the rest is not. */
function readRule(text: string) {
  const written = text.toUpperCase().replaceAll(/\s/g, '').split(';').filter(Boolean)
  const end = written.find((part) => part.startsWith('UNTIL='))
  const until = end ? readWall(end.slice('UNTIL='.length)) : undefined
  const parts = written.filter((part) => PART.test(part))
  const has = (name: string) => parts.some((part) => part.startsWith(name))
  const isUnderstood = has('FREQ=') && until !== null && parts.length + (end ? 1 : 0) === written.length
  if (!has('FREQ=')) parts.push('FREQ=DAILY')
  // Some programs take a week for the weekday of the first event, and some for all seven days.
  if (has('BYWEEKNO=') && !has('BYDAY=')) parts.push('BYDAY=MO,TU,WE,TH,FR,SA,SU')
  return { parts, until, isUnderstood }
}

/** Whether an event begins after the end of its series, which is a day, an instant or a wall time. */
function isAfter({ wall, isDate, clock }: Time, until: NonNullable<ReturnType<typeof readWall>>): boolean {
  const end = until.zone && until.wall.toZonedDateTime(until.zone).toInstant()
  const isLater = !end || Temporal.Instant.compare(clock(wall).earliest, end) > 0
  // For days some programs write a midnight in UTC, so that both readings have to say so.
  if (isDate || until.isDate) return isLater && Temporal.PlainDate.compare(wall, until.wall) > 0
  return end ? isLater : Temporal.PlainDateTime.compare(wall, until.wall) > 0
}
