import { REQUEST_WORDS } from './call-request-labels.ts'
import { fieldId } from './form/field-id.ts'
import { HiddenFields } from './form/hidden-fields.tsx'
import { TYPING } from './form/typing.ts'
import { ZoneOptions } from './zone-options.tsx'
import { nameZone } from './zones.ts'

interface Props {
  zone: string
  /** Epoch milliseconds. */
  now: number
  hydrated: boolean
}

/**
 * The zone in which day and part of the day are meant. Without scripts the visitor chooses it: the server can't know
 * theirs. Where scripts run the list is never drawn, so that nothing moves when the browser's zone takes its place.
 */
export function RequestZone({ zone, now, hydrated }: Props) {
  if (hydrated) return <HiddenFields values={{ zone }} />
  const id = fieldId('zone')
  return (
    <div className="[@media(scripting:enabled)]:hidden">
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {REQUEST_WORDS.zoneLabel}
      </label>
      <select id={id} name="zone" className="control" defaultValue={zone} required {...TYPING.specialty}>
        <ZoneOptions zone={zone} now={now} />
      </select>
    </div>
  )
}

/** In whose zone the part of the day is meant. Until the browser's own is known, the zone alone is named. */
export function ZoneHint({ zone, now, hydrated }: Props) {
  const name = nameZone(zone, now)
  if (hydrated) return REQUEST_WORDS.zone(name)
  return (
    <span className="hidden [@media(scripting:enabled)]:inline">{REQUEST_WORDS.zoneUntilKnown(name)}</span>
  )
}
