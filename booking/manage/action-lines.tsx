import { formatShortWhen } from '../core/format-time.ts'
import type { BookingSettings } from '../core/settings.ts'
import { formatDoer } from '../core/staff.ts'
import { noBreakTime } from '../form/ui/no-break-spaces.ts'
import type { ActionTable } from '../store/tables.ts'

/** `Moved by Ana Ruiz, Fri, Nov 20, 7:05 AM EST` */
export function formatAction(settings: BookingSettings, { what, doneBy, at }: ActionTable): string {
  const when = formatShortWhen(at.epochMilliseconds, settings.rules.officeZone)
  return `${what} ${formatDoer(settings, doneBy)}, ${noBreakTime(when)}`
}

/** What was done, and by whom, each on a line. */
export function ActionLines({
  settings,
  actions = [],
}: {
  settings: BookingSettings
  actions?: readonly ActionTable[] | undefined
}) {
  return actions.map((action) => (
    <p key={action.id} className="text-label text-soft">
      {formatAction(settings, action)}
    </p>
  ))
}
