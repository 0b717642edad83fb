import { isEmailAddress, isNote, isPersonName, isPracticeName } from '../domain/answer-rules.ts'
import { isPreferredDay, PARTS_OF_DAY } from '../domain/call-request.ts'
import { REQUEST_MESSAGES } from './call-request-labels.ts'
import type { RequestFieldName } from './call-request-props.ts'
import { isOptionalPhone } from './check-lead.ts'
import type { FormRules } from './form/check-fields.ts'

/** How the browser checks the form for another time: by the server's rules, in the order of the fields. */
export function requestRules(firstDay: string, lastDay: string): FormRules<RequestFieldName> {
  return {
    checks: {
      name: isPersonName,
      practice: isPracticeName,
      email: isEmailAddress,
      phone: isOptionalPhone,
      preferredDay: (day) => isPreferredDay(day, firstDay, lastDay),
      partOfDay: (chosen) => PARTS_OF_DAY.some((part) => part === chosen),
      note: isNote,
    },
    messages: REQUEST_MESSAGES,
  }
}
