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
  const isDeclined = propertiesOf(event, 'ATTENDEE').some(
    ({ value, parameters: { PARTSTAT, EMAIL = '' } }) => {
      const isOwner = addresses.some((address) => [value, EMAIL].map(plain).includes(plain(address)))
      return isOwner && PARTSTAT?.toUpperCase() === 'DECLINED'
    },
  )
  const shown = textOf(event, 'TRANSP') || textOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS')
  return !isDeclined && !/^(TRANSPARENT|FREE)$/i.test(shown) && !/^CANCELL?ED$/i.test(textOf(event, 'STATUS'))
}

/** An address in one spelling: an email address without `mailto:`, a principal's path without its server. */
const plain = (address: string) =>
  address
    .trim()
    .toLowerCase()
    .replaceAll(/^(mailto:|https?:\/\/[^/]*)|\/$/g, '')
