import { useState } from 'react'
import { nameZone, OTHER_ZONES, plainZone, USUAL_ZONES } from '../../calendar/zones.ts'
import { HiddenFields } from '../../form/ui/hidden-fields.tsx'
import { LABELS } from '../labels.ts'
import type { BookingController } from './use-booking.ts'

interface Props {
  zone: string
  now: number
  /** Where the zone is sent, and what is sent with it. */
  action: string
  hidden: Record<string, string>
  /** Without it the zone is sent by the button only. */
  booking?: BookingController
}

/** Chooses the zone in which times are shown. */
export function ZoneSwitch({ zone, now, action, hidden, booking }: Props) {
  // Hundreds of options, rendered only when the list is about to open.
  const [listsAll, setListsAll] = useState(false)
  const listAll = () => setListsAll(true)
  const listed = new Set([...USUAL_ZONES, ...OTHER_ZONES].map((known) => known.zone))
  const own = listed.has(zone) ? [] : [{ zone, label: nameZone(zone, now) }]
  const groups = [
    { label: LABELS.zoneUsual, zones: USUAL_ZONES },
    { label: LABELS.zoneElsewhere, zones: [...own, ...OTHER_ZONES] },
  ]
  return (
    // The button is in the row of the select, so that nothing below moves when hydration removes it.
    <form
      className={`mb-11 grid grid-cols-[1fr_auto] items-center gap-y-1 wide:justify-start wide:gap-x-3 wide:grid-cols-[auto_minmax(0,20rem)_auto] print:hidden ${booking ? 'wide:mb-4' : ''}`}
      method="get"
      action={action}
    >
      <HiddenFields values={hidden} />
      <label className="col-span-full text-small text-soft wide:col-span-1" htmlFor="desk-zone">
        {LABELS.zoneLabel}
      </label>
      <select
        id="desk-zone"
        className="control"
        name="zone"
        {...(booking
          ? { value: zone, onChange: (event) => booking.changeZone(event.currentTarget.value) }
          : { defaultValue: zone })}
        onPointerDown={listAll}
        onFocus={listAll}
      >
        {groups.map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.zones.map((known) => (
              // The browser and the server may name a zone differently.
              <option key={known.zone} value={known.zone} suppressHydrationWarning>
                {known.label}
              </option>
            ))}
          </optgroup>
        ))}
        {listsAll && (
          <optgroup label={LABELS.zoneAll}>
            {Intl.supportedValuesOf('timeZone')
              .filter((name) => !listed.has(name) && name !== zone)
              .map((name) => (
                <option key={name} value={name}>
                  {plainZone(name)}
                </option>
              ))}
          </optgroup>
        )}
      </select>
      {!booking?.hydrated && (
        <button className="outline-button ml-3 wide:ml-0" type="submit">
          {LABELS.zoneButton}
        </button>
      )}
    </form>
  )
}
