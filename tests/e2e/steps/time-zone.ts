import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { promises } from '../../../app/content/promises/promises.data.ts'
import { site } from '../../../app/content/site/site.data.ts'
import { dataDir } from './servers.ts'

/** The browser's time zone in these journeys, as set in playwright.config.ts. */
export const VISITOR_ZONE = 'America/Denver'

/**
 * Milliseconds. Of the 28 days that are offered, tests claim single times in these first ones, and whole days later.
 */
const SINGLE_TIMES_MS = 17 * 24 * 60 * 60 * 1000

/** Claims a resource for one test: creating a folder is atomic between workers. */
function claim(name: string): boolean {
  const claims = path.join(dataDir, 'claims')
  mkdirSync(claims, { recursive: true })
  try {
    mkdirSync(path.join(claims, name.replaceAll(':', '-')))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

async function openStarts(request: APIRequestContext): Promise<string[]> {
  const { starts }: { starts: string[] } = await (await request.get('/desk/slots')).json()
  return starts
}

/** Times up to here are claimed singly, later ones as whole days. */
function lastSingleTime(starts: string[]): string {
  const first = Date.parse(starts[0] ?? '')
  return new Date(first + SINGLE_TIMES_MS).toISOString()
}

/** Returns whether in a few minutes a time is no longer offered, or its reminder is due. */
function isAtEdge(start: string): boolean {
  const minutes = (Date.parse(start) - Date.now()) / 60_000
  const edges = promises.strategyCall.reminderHoursBefore.map((hours) => hours * 60)
  return [site.strategyCall.minimumNoticeMinutes, ...edges].some(
    (edge) => minutes >= edge && minutes < edge + 10,
  )
}

/** An open time reserved for this test: an instant such as `2026-12-01T15:00:00Z`. */
export async function claimTime(request: APIRequestContext): Promise<string> {
  const starts = await openStarts(request)
  const own = starts.find((start) => start < lastSingleTime(starts) && !isAtEdge(start) && claim(start))
  if (!own) throw new Error('Every time set aside for single bookings is claimed.')
  return own
}

/** The middle of a day reserved for this test, so that its neighbors are open too. */
export async function claimMiddleOfDay(request: APIRequestContext): Promise<string> {
  const starts = await openStarts(request)
  const later = starts.filter((start) => start >= lastSingleTime(starts))
  const day = [...new Set(later.map((start) => start.slice(0, 10)))].find((date) => claim(date))
  const times = later.filter((start) => start.slice(0, 10) === day)
  const middle = times[Math.floor(times.length / 2)]
  if (!middle) throw new Error('Every day set aside is claimed.')
  return middle
}

/** An instant as local date and time; independent of the site's formatter, to check it. */
export function localTime(start: string, zone = VISITOR_ZONE) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
      .format(new Date(start))
      .replaceAll('\u202f', ' ')
  return {
    weekday: format({ weekday: 'long' }),
    date: format({ month: 'long', day: 'numeric' }),
    shortDate: format({ month: 'short', day: 'numeric' }),
    time: format({ hour: 'numeric', minute: '2-digit', hour12: true }),
  }
}
