import { MOVE_PATH } from '../domain/call-addresses.ts'
import { HiddenFields } from './form/hidden-fields.tsx'
import { WORDS } from './labels.ts'
import type { MoveView } from './move-view.ts'
import { ZoneOptions } from './zone-options.tsx'

/** The zone in which the open times of a move are shown: a plain form. */
export function MoveZone({ move: { secret, zone, week, present } }: { move: MoveView }) {
  return (
    <form
      className="mb-11 grid grid-cols-[minmax(0,20rem)_auto] items-center justify-start gap-x-3 gap-y-1 wide:grid-cols-[auto_minmax(0,20rem)_auto] print:hidden"
      method="get"
      action={MOVE_PATH}
    >
      <HiddenFields values={{ booking: secret, ...(week ? { week } : {}) }} />
      <label className="col-span-full text-small text-soft wide:col-span-1" htmlFor="desk-zone">
        {WORDS.zoneLabel}
      </label>
      <select id="desk-zone" className="control" name="zone" defaultValue={zone}>
        <ZoneOptions zone={zone} now={present} />
      </select>
      <button className="outline-button" type="submit">
        {WORDS.zoneButton}
      </button>
    </form>
  )
}
