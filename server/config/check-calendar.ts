import { ContentError, shown } from '../../app/content/checks/content-error.ts'
import { checkRules, InvalidRules } from '../../booking/calendar/rules.ts'
import type { CallRules } from '../../booking/core/settings.ts'

/** Returns the rules of a calendar, which `field` of `file` holds. @throws {ContentError} */
export function checkCalendar(rules: CallRules, file: string, field: string): CallRules {
  try {
    return checkRules(rules)
  } catch (error) {
    if (!(error instanceof InvalidRules)) throw error
    const name = `${field}.${error.field.replace(/\[([\d-]+)\]/g, '.$1')}`
    const reason = `found ${shown(error.value)}; it must be ${error.expected}`
    throw new ContentError(file, [{ field: name, reason }])
  }
}
