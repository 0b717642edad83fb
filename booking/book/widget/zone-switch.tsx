import { type ComponentProps, type ReactNode, useState } from 'react'
import { nameZone, OTHER_ZONES, plainZone, USUAL_ZONES } from '../../calendar/zones.ts'
import { BOOKING_PATH } from '../../core/addresses.ts'
import { HiddenFields } from '../../form/ui/hidden-fields.tsx'
import { LABELS } from '../labels.ts'
import type { BookingController } from './use-booking.ts'

/** Chooses the zone in which times are shown. */
export function ZoneSwitch({ booking }: { booking: BookingController }) {
  const { zone, hydrated, props, week } = booking
  // Hundreds of options, rendered only when the list is about to open.
  const [listsAll, setListsAll] = useState(false)
  const listAll = () => setListsAll(true)
  const listed = new Set([...USUAL_ZONES, ...OTHER_ZONES].map((known) => known.zone))
  const hidden = {
    ...(week ? { week } : {}),
    ...(props.embed ? { embed: '1' } : {}),
    ...props.attribution,
  }
  return (
    <ZoneForm
      className="wide:mb-4"
      action={BOOKING_PATH}
      hidden={hidden}
      hasButton={!hydrated}
      select={{
        value: zone,
        onPointerDown: listAll,
        onFocus: listAll,
        onChange: (event) => booking.changeZone(event.currentTarget.value),
      }}
    >
      <ZoneOptions zone={zone} now={props.now} />
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
    </ZoneForm>
  )
}

interface ZoneFormProps {
  action: string
  hidden: Record<string, string>
  select: ComponentProps<'select'>
  hasButton?: boolean
  className?: string
  children: ReactNode
}

export function ZoneForm({
  action,
  hidden,
  select,
  hasButton = true,
  className = '',
  children,
}: ZoneFormProps) {
  return (
    // The button is in the row of the select, so that nothing below moves when hydration removes it.
    <form
      className={`mb-11 grid grid-cols-[1fr_auto] items-center gap-y-1 wide:justify-start wide:gap-x-3 wide:grid-cols-[auto_minmax(0,20rem)_auto] print:hidden ${className}`}
      method="get"
      action={action}
    >
      <HiddenFields values={hidden} />
      <label className="col-span-full text-small text-soft wide:col-span-1" htmlFor="desk-zone">
        {LABELS.zoneLabel}
      </label>
      <select id="desk-zone" className="control" name="zone" {...select}>
        {children}
      </select>
      {hasButton && (
        <button className="outline-button ml-3 wide:ml-0" type="submit">
          {LABELS.zoneButton}
        </button>
      )}
    </form>
  )
}

/** The usual zones and the chosen one. `now`, because a zone's name depends on the time of the year. */
export function ZoneOptions({ zone, now }: { zone: string; now: number }) {
  const isListed = [...USUAL_ZONES, ...OTHER_ZONES].some((known) => known.zone === zone)
  const own = isListed ? [] : [{ zone, label: nameZone(zone, now) }]
  return [
    { label: LABELS.zoneUsual, zones: USUAL_ZONES },
    { label: LABELS.zoneElsewhere, zones: [...own, ...OTHER_ZONES] },
  ].map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.zones.map((known) => (
        // The browser and the server may name a zone differently.
        <option key={known.zone} value={known.zone} suppressHydrationWarning>
          {known.label}
        </option>
      ))}
    </optgroup>
  ))
}
