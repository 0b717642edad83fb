import { WORDS } from './labels.ts'
import { nameZone, OTHER_ZONES, USUAL_ZONES } from './zones.ts'

interface Props {
  /** The zone that is chosen: listed too where the short list does not have it. */
  zone: string
  /** Epoch milliseconds: a zone's long name depends on the time of the year. */
  now: number
}

/** The usual zones to choose from, as options of a `<select>`. */
export function ZoneOptions({ zone, now }: Props) {
  const isListed = [...USUAL_ZONES, ...OTHER_ZONES].some((known) => known.zone === zone)
  const own = isListed ? [] : [{ zone, label: nameZone(zone, now) }]
  return [
    { label: WORDS.zoneUsual, zones: USUAL_ZONES },
    { label: WORDS.zoneElsewhere, zones: [...own, ...OTHER_ZONES] },
  ].map((group) => (
    <optgroup key={group.label} label={group.label}>
      {group.zones.map((known) => (
        // The browser may name a zone in other words than the server.
        <option key={known.zone} value={known.zone} suppressHydrationWarning>
          {known.label}
        </option>
      ))}
    </optgroup>
  ))
}
