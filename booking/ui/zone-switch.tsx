import { useState } from 'react'
import { BOOKING_PATH } from './addresses.ts'
import { HiddenFields } from './form/hidden-fields.tsx'
import { WORDS } from './labels.ts'
import type { BookingController } from './use-booking.ts'
import { ZoneOptions } from './zone-options.tsx'
import { everyZone, OTHER_ZONES, plainZone, USUAL_ZONES } from './zones.ts'

/** The zone in which times are shown: a plain form, and at once when hydrated. */
export function ZoneSwitch({ booking }: { booking: BookingController }) {
  const { zone, hydrated, props, week } = booking
  // Hundreds of options: rendered only when the list is about to open.
  const [listsAll, setListsAll] = useState(false)
  const listAll = () => setListsAll(true)
  const listed = new Set([...USUAL_ZONES, ...OTHER_ZONES].map((known) => known.zone))
  const hidden = {
    ...(week ? { week } : {}),
    ...(props.embed ? { embed: '1' } : {}),
    ...(props.note ? { note: props.note } : {}),
    ...props.attribution,
  }
  return (
    // The button beside the choice is removed at hydration: its row keeps its height, so that nothing below moves.
    <form
      className="mb-11 grid grid-cols-[minmax(0,20rem)_auto] items-center justify-start gap-x-3 gap-y-1 wide:mb-4 wide:grid-cols-[auto_minmax(0,20rem)_auto] print:hidden"
      method="get"
      action={BOOKING_PATH}
    >
      <HiddenFields values={hidden} />
      <label className="col-span-full text-small text-soft wide:col-span-1" htmlFor="desk-zone">
        {WORDS.zoneLabel}
      </label>
      <select
        id="desk-zone"
        className="control"
        name="zone"
        value={zone}
        onPointerDown={listAll}
        onFocus={listAll}
        onChange={(event) => booking.changeZone(event.currentTarget.value)}
      >
        <ZoneOptions zone={zone} now={props.now} />
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
      {!hydrated && (
        <button className="outline-button" type="submit">
          {WORDS.zoneButton}
        </button>
      )}
    </form>
  )
}
