import { formatAttribution } from '../domain/format-attribution.ts'
import { formatTime } from '../domain/format-time.ts'
import type { BookingSettings } from '../domain/settings.ts'
import type { Column, Row } from './command.ts'

/** The text of a field; empty when it has none. */
export const value = (field: string) => (row: Row) => {
  const raw = row[field]
  return typeof raw === 'string' ? raw : typeof raw === 'number' ? String(raw) : ''
}

/** The instant of a field in the office's zone: `Mon, Nov 23, 2026, 10:00 AM EST`. */
export const when = (field: string, zone: string) => (row: Row) => {
  const iso = value(field)(row)
  return iso && formatShort(iso, zone)
}

/** The day of a field such as `2026-12-12`: `Sat, Dec 12, 2026`; empty when it has none. */
export const day = (field: string) => (row: Row) => {
  const date = value(field)(row)
  return date && DAY.format(new Date(`${date}T12:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'short',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
})

/** The text of a field as this site's words spell it: stored kinds and reasons have "cancelled", as `--json` prints them. */
export const spelled = (field: string) => (row: Row) => value(field)(row).replaceAll('cancelled', 'canceled')

/** The first characters of an id, enough to type. */
export const shortId =
  (field = 'id') =>
  (row: Row) =>
    value(field)(row).slice(0, 8)

export const source = (row: Row) => formatAttribution((row.attribution ?? {}) as Record<string, string>)

/** `name=value; name=value` */
export const pairs = (field: string) => (row: Row) =>
  Object.entries((row[field] ?? {}) as Row)
    .map(([name, one]) => `${name}=${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join('; ')

export function consents(row: Row): string {
  const { marketingEmail, marketingTexts } = (row.consents ?? {}) as Row
  return [marketingEmail && 'e-mail', marketingTexts && 'texts'].filter(Boolean).join(', ') || 'none'
}

/** Somebody who asked the agency for something. */
export const PERSON: Column[] = [
  ['Name', value('name')],
  ['Practice', value('practice')],
  ['Specialty', value('specialty')],
  ['E-mail', value('email')],
  ['Phone', value('phone')],
  ['Source', source],
]

/** Somebody who booked with a clinic. */
const PATIENT: Column[] = [
  ['Name', value('name')],
  ['Phone', value('phone')],
  ['E-mail', value('email')],
]

/** The time until which a call is held whose visitor has not confirmed it, by the office's clock; empty for others. */
export function heldUntil(row: Row, zone: string): string {
  const until = row.status === 'confirmed' ? value('heldUntil')(row) : ''
  return until && formatTime(Date.parse(until), zone)
}

/** The status of a call in words: `booked`, `held` until its visitor confirms it, or `canceled`. */
function status(row: Row): string {
  if (row.status !== 'confirmed') return spelled('status')(row)
  return value('heldUntil')(row) ? 'held' : 'booked'
}

/** A call in lists and after a change. */
export function callColumns(
  { rules: { officeZone: zone }, audience }: BookingSettings,
  { status: withStatus }: { status: boolean },
): Column[] {
  const columns: Column[] = [
    ['When', when('startsAt', zone)],
    ...(audience === 'patients' ? PATIENT : PERSON),
    ['Id', shortId()],
    ['Held until', (row) => heldUntil(row, zone)],
  ]
  return withStatus ? [...columns, ['Status', status]] : columns
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatShort(iso: string, zone: string): string {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      weekday: 'short',
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    })
  formatters.set(zone, formatter)
  return formatter.format(new Date(iso)).replaceAll('\u202f', ' ')
}
