import { ContentError, shown } from '../../app/content/checks/content-error.ts'
import { checkRules, InvalidRules } from '../../booking/calendar/rules.ts'
import type { CallRules } from '../../booking/core/settings.ts'

/**
 * The rules of a calendar, checked by the booking provider that computes with them.
 * @param file where they are written
 * @param field the field of the file that holds them
 * @throws {ContentError} naming the field, what was found and what is allowed
 */
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
