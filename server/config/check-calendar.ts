import { ContentError, shown } from '../../app/content/checks/content-error.ts'
import type { Site } from '../../app/content/site/site.schema.ts'
import { faultOfRules } from '../../booking/calendar/rules.ts'
import type { CallHost, CallRules } from '../../booking/core/settings.ts'

/** The rules of the calendar, from `content/site.yaml`. @throws {ContentError} */
export function callRules({ strategyCall }: Site): CallRules {
  const { title: _title, videoLink: _videoLink, morningEmailAt: _morningEmailAt, ...rules } = strategyCall
  return checkCalendar(rules, 'content/site.yaml', ['strategyCall'])
}

/** Returns the people who take calls, after checking each one's own hours. @throws {ContentError} */
export function checkedHosts({ people, strategyCall }: Site): CallHost[] {
  return people
    .filter(({ calls }) => calls.length > 0)
    .map(({ id, name, role, calls, hours, videoLink, email }) => {
      if (hours) checkCalendar({ ...strategyCall, hours }, `content/people/${id}.yaml`)
      return { id, name, role, calls, hours, videoLink, email }
    })
}

/** Checks a calendar's rules and returns them. An error names the field of `file` that has them. @throws {ContentError} */
function checkCalendar(rules: CallRules, file: string, field: readonly string[] = []): CallRules {
  const fault = faultOfRules(rules)
  if (!fault) return rules
  const reason = `found ${shown(fault.value)}; it must be ${fault.expected}`
  throw new ContentError(file, [{ field: [...field, ...fault.field], reason }])
}
