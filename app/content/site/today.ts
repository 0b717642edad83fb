import { isEditor } from '../read/mark.ts'
import { site } from './site.data.ts'

/** Returns the current date at the office, like `2027-01-01`, which decides what the pages show. */
export const today = () => Temporal.Now.plainDateISO(site.strategyCall.officeZone).toString()

/** Returns whether an entry is shown today: from its `date` on and before `until`. The editor shows it always. */
export const isShown = ({
  date,
  until,
}: {
  date?: string | undefined
  until?: string | undefined
}): boolean => isEditor || ((date ?? '') <= today() && (until === undefined || today() < until))
