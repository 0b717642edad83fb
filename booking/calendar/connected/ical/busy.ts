import { overlaps, type TimeRange } from '../../time-ranges.ts'
import type { BusyTimes } from '../connected-calendar.ts'
import { readEvent } from './event.ts'
import { type Component, propertiesOf, readObject, textOf } from './object.ts'
import { attempt } from './times.ts'
import { zonesOf } from './zones.ts'

interface CalendarOwner {
  /** The zone for all-day events and for times that name none. */
  zone: string
  /** The email addresses, paths and UUIDs by which events name the owner. */
  addresses: string[]
}

/**
 * When the owner is busy within the range by these iCalendar objects (RFC 5545), and names of the events that could not be
 * read whole. Those are busy by what could be read.
 */
export function busyInICalendar(objects: string[], range: TimeRange, owner: CalendarOwner): BusyTimes {
  const times: TimeRange[] = []
  const unreadable: string[] = []
  for (const text of objects) {
    const object = readObject(text)
    if (object.length === 0) unreadable.push(nameOf('', text.trim()))
    const zones = zonesOf(object, owner.zone)
    const isOwn = (event: Component) => isBusy(event, owner)
    const events = object.filter(({ name }) => name === 'VEVENT')
    const changes = Map.groupBy(events.filter(isChange), uidOf)
    for (const event of events.filter(isOwn)) {
      const ofEvent = isChange(event) ? [] : (changes.get(uidOf(event)) ?? [])
      const read = attempt(() => readEvent(event, ofEvent, isOwn, zones, range))
      const near = read?.times.filter((time) => overlaps(time, range)) ?? []
      for (const time of near) times.push(time)
      if (!read?.isUnderstood && (near.length > 0 || !read?.times.length))
        unreadable.push(nameOf(textOf(event, 'SUMMARY'), textOf(event, 'DTSTART')))
    }
  }
  return { times, unreadable }
}

const uidOf = (event: Component) => textOf(event, 'UID')
const isChange = (event: Component) => textOf(event, 'RECURRENCE-ID') !== ''

/** The title and the start of an event as written in the object, so that its owner can find it. */
const nameOf = (title: string, start: string) =>
  `“${title.slice(0, 60) || '?'}” (${start.slice(0, 60) || '?'})`

/** Whether an event of the owner's calendar takes their time. Without TRANSP, Outlook's own property says so. */
function isBusy(event: Component, { addresses }: CalendarOwner): boolean {
  const upper = (name: string) => textOf(event, name).toUpperCase()
  const owned = addresses.map(plainAddress)
  const isDeclined = propertiesOf(event, 'ATTENDEE')
    .filter(({ parameters }) => parameters.PARTSTAT?.toUpperCase() === 'DECLINED')
    .some(({ value, parameters: { EMAIL = value } }) =>
      [value, EMAIL].map(plainAddress).some((one) => owned.includes(one)),
    )
  const isFree =
    (upper('TRANSP') || upper('X-MICROSOFT-CDO-BUSYSTATUS').replace('FREE', 'TRANSPARENT')) === 'TRANSPARENT'
  return !isDeclined && !isFree && !/^CANCELL?ED$/.test(upper('STATUS'))
}

/** An address in one spelling: an email address without `mailto:`, a principal's path without its server. */
const plainAddress = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replace(/^(mailto:|https?:\/\/[^/]*)/, '')
    .replace(/\/$/, '')
