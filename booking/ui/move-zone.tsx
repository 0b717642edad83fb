import { MOVE_PATH } from '../domain/call-addresses.ts'
import { CLINIC_PARAMETER } from './addresses.ts'
import { HiddenFields } from './form/hidden-fields.tsx'
import { WORDS } from './labels.ts'
import type { MoveView } from './move-view.ts'
import { nameZone, OTHER_ZONES, USUAL_ZONES } from './zones.ts'

/** The zone in which the open times of a move are shown: a plain form. */
export function MoveZone({ move: { secret, clinic, zone, week, present } }: { move: MoveView }) {
  const isListed = [...USUAL_ZONES, ...OTHER_ZONES].some((known) => known.zone === zone)
  const own = isListed ? [] : [{ zone, label: nameZone(zone, present) }]
  return (
    <form
      className="mb-11 grid grid-cols-[minmax(0,20rem)_auto] items-center justify-start gap-x-3 gap-y-1 wide:grid-cols-[auto_minmax(0,20rem)_auto] print:hidden"
      method="get"
      action={MOVE_PATH}
    >
      <HiddenFields
        values={{
          booking: secret,
          ...(clinic ? { [CLINIC_PARAMETER]: clinic } : {}),
          ...(week ? { week } : {}),
        }}
      />
      <label className="col-span-full text-small text-soft wide:col-span-1" htmlFor="desk-zone">
        {WORDS.zoneLabel}
      </label>
      <select id="desk-zone" className="control" name="zone" defaultValue={zone}>
        {[
          { label: WORDS.zoneUsual, zones: USUAL_ZONES },
          { label: WORDS.zoneElsewhere, zones: [...own, ...OTHER_ZONES] },
        ].map((group) => (
          <optgroup key={group.label} label={group.label}>
            {group.zones.map((known) => (
              <option key={known.zone} value={known.zone}>
                {known.label}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <button className="outline-button" type="submit">
        {WORDS.zoneButton}
      </button>
    </form>
  )
}
