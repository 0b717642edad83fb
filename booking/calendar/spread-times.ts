import { localDay, minuteOfDay } from './local-days.ts'

/** Early, noon and late, in minutes of the day. */
const PARTS = [9 * 60, 12 * 60, 17 * 60]
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/**
 * Three open times that differ: the soonest, and two on later days at other parts of the day. A part of the day without
 * a time within a week gets the first time of the next open day, or without a later day another time of the same day.
 */
export function spreadTimes(starts: number[], zone: string): number[] {
  const [soonest] = starts
  if (soonest === undefined) return []
  const distance = (start: number, part: number) => Math.abs(minuteOfDay(start, zone) - part)
  const partOf = (start: number) =>
    PARTS.reduce((best, part) => (distance(start, part) < distance(start, best) ? part : best))
  const nearest = (some: number[], part: number) =>
    [...some].sort((a, b) => distance(a, part) - distance(b, part))[0]
  const first = PARTS.indexOf(partOf(soonest))
  const otherParts = [...PARTS.slice(first + 1), ...PARTS.slice(0, first)]
  const spread = [soonest]
  for (const part of otherParts) {
    const last = spread.at(-1) ?? soonest
    const lastDay = localDay(last, zone)
    const laterDay = starts.find((start) => localDay(start, zone) > lastDay)
    const fitting = starts.filter(
      (start) => start >= (laterDay ?? Infinity) && start < soonest + WEEK_MS && partOf(start) === part,
    )
    const onNextDay = fitting.filter((start) => localDay(start, zone) === localDay(fitting[0] ?? start, zone))
    const next =
      nearest(onNextDay, part) ??
      laterDay ??
      nearest(
        starts.filter((start) => start > last),
        part,
      )
    if (next !== undefined) spread.push(next)
  }
  return spread
}
