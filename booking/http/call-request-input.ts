import { z } from 'zod'
import { isEmailAddress, isNote, isPersonName, isPracticeName } from '../domain/answer-rules.ts'
import { isPreferredDay, MAX_DAYS_AHEAD, PARTS_OF_DAY } from '../domain/call-request.ts'
import { REQUEST_MESSAGES } from '../ui/call-request-labels.ts'
import { isOptionalPhone } from '../ui/check-lead.ts'
import { text } from './posted-form.ts'

/** The days for which a call can be requested, ISO dates: from today at the office. */
export interface RequestDays {
  firstDay: string
  lastDay: string
}

export function requestDays(officeZone: string, now: Temporal.Instant): RequestDays {
  const today = now.toZonedDateTimeISO(officeZone).toPlainDate()
  return { firstDay: today.toString(), lastDay: today.add({ days: MAX_DAYS_AHEAD }).toString() }
}

/** The schema of the answers of the form for another time. Each field has one message, which says what to do. */
export function requestSchema({ firstDay, lastDay }: RequestDays) {
  return z.object({
    name: text(isPersonName, REQUEST_MESSAGES.name),
    practice: text(isPracticeName, REQUEST_MESSAGES.practice),
    email: text(isEmailAddress, REQUEST_MESSAGES.email),
    phone: text(isOptionalPhone, REQUEST_MESSAGES.phone),
    preferredDay: text((day) => isPreferredDay(day, firstDay, lastDay), REQUEST_MESSAGES.preferredDay),
    partOfDay: z.enum(PARTS_OF_DAY, REQUEST_MESSAGES.partOfDay),
    note: text(isNote, REQUEST_MESSAGES.note).transform((note) => note.replaceAll('\r\n', '\n')),
  })
}
