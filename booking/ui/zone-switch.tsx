import { useState } from 'react'
import { BOOKING_PATH } from './addresses.ts'
import { WORDS } from './labels.ts'
import type { BookingState } from './use-booking.ts'
import { everyZone, nameZone, OTHER_ZONES, plainZone, USUAL_ZONES } from './zones.ts'

/** The zone in which times are shown: a plain form, and at once when hydrated. */
export function ZoneSwitch({ booking }: { booking: BookingState }) {
  const { zone, hydrated, props, wanted } = booking
  // Hundreds of options, which nobody sees before the list is opened.
  const [listsAll, setListsAll] = useState(false)
  const listAll = () => setListsAll(true)
  const listed = new Set([...USUAL_ZONES, ...OTHER_ZONES].map((known) => known.zone))
  const own = listed.has(zone) ? [] : [{ zone, label: nameZone(zone, props.now) }]
  const hidden = {
    ...(wanted ? { week: wanted } : {}),
    ...(props.embed ? { embed: '1' } : {}),
    ...props.attribution,
  }
  return (
    <form className="zone" method="get" action={BOOKING_PATH}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="desk-zone">{WORDS.zoneLabel}</label>
      <select
        id="desk-zone"
        name="zone"
        value={zone}
        onPointerDown={listAll}
        onFocus={listAll}
        onChange={(event) => booking.changeZone(event.currentTarget.value)}
      >
        <optgroup label={WORDS.zoneUsual}>
          {USUAL_ZONES.map((known) => (
            <option key={known.zone} value={known.zone}>
              {known.label}
            </option>
          ))}
        </optgroup>
        <optgroup label={WORDS.zoneElsewhere}>
          {[...own, ...OTHER_ZONES].map((known) => (
            <option key={known.zone} value={known.zone} suppressHydrationWarning>
              {known.label}
            </option>
          ))}
        </optgroup>
        {listsAll && (
          <optgroup label={WORDS.zoneAll}>
            {everyZone()
              .filter((name) => !listed.has(name) && name !== zone)
              .map((name) => (
                <option key={name} value={name}>
                  {plainZone(name)}
                </option>
              ))}
          </optgroup>
        )}
      </select>
      {!hydrated && <button type="submit">{WORDS.zoneButton}</button>}
    </form>
  )
}
