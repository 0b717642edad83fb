import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { dataDir } from './servers.ts'

/** The zone of every browser in these journeys, as the settings of the runner say. */
export const VISITOR_ZONE = 'America/Denver'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Makes a thing this test's alone. A folder is made or it exists already: no two workers can both make it. */
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

async function freeStarts(request: APIRequestContext): Promise<string[]> {
  const answer = await request.get('/desk/slots')
  const { starts }: { starts: string[] } = await answer.json()
  return starts
}

/** Times up to here are handed out one by one; days after it are handed out whole. */
function lastSingleTime(starts: string[]): string {
  const first = Date.parse(starts[0] ?? '')
  return new Date(first + 2 * WEEK_MS).toISOString()
}

/** A free time that no other test will touch: an instant such as `2026-12-01T15:00:00Z`. */
export async function ownTime(request: APIRequestContext): Promise<string> {
  const starts = await freeStarts(request)
  const own = starts.find((start) => start < lastSingleTime(starts) && claim(start))
  if (!own)
    throw new Error('Every time set aside for single bookings is claimed: hand out more of the weeks.')
  return own
}

/** The middle of a day that no other test will touch, so that its neighbours are free as well. */
export async function middleOfOwnDay(request: APIRequestContext): Promise<string> {
  const starts = await freeStarts(request)
  const later = starts.filter((start) => start >= lastSingleTime(starts))
  const day = [...new Set(later.map((start) => start.slice(0, 10)))].find((date) => claim(date))
  const times = later.filter((start) => start.slice(0, 10) === day)
  const middle = times[Math.floor(times.length / 2)]
  if (!middle) throw new Error('Every day set aside is claimed: hand out more of the weeks.')
  return middle
}

/** An instant as a wall calendar and a clock show it; written here anew, so that it checks what the site says. */
export function onTheWall(start: string, zone = VISITOR_ZONE) {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, ...options })
      .format(new Date(start))
      .replaceAll('\u202f', ' ')
  return {
    weekday: say({ weekday: 'long' }),
    date: say({ month: 'long', day: 'numeric' }),
    shortDate: say({ month: 'short', day: 'numeric' }),
    time: say({ hour: 'numeric', minute: '2-digit', hour12: true }),
  }
}
