import { type Booking, mayChange } from '../core/booking.ts'
import { roomOf } from '../core/call-hosts.ts'
import { formatTime } from '../core/format-time.ts'
import { choicesOf, maxOf } from '../core/questions.ts'
import type { BookingSettings } from '../core/settings.ts'
import { inputAttributes } from '../form/ui/input-attributes.ts'
import { isToCome } from './mutations.ts'
import { readCall, whenOf } from './requested-call.ts'

/** The questions that the booking has not answered. */
const preparationQuestions = ({ questions }: BookingSettings, { answers }: Booking) =>
  questions.preparation
    .filter(({ name }) => !answers.some((answer) => answer.name === name))
    .map((question) => ({
      name: question.name,
      label: question.label,
      help: question.help,
      choices: choicesOf(question),
      isSeveral: question.kind === 'several choices',
      isLong: question.kind === 'long text',
      maxLength: maxOf(question),
      input: inputAttributes(question),
    }))

/** What the confirmation page may show of the call that a secret leads to; null for an unknown secret. @throws StoreError */
export async function bookedCall(service: Parameters<typeof readCall>[0], secret: string) {
  const call = await readCall(service, secret)
  if (!call) return null
  const { booking, settings, state, minutes, host, hrefs, google, outlook } = call
  const { startsAt, visitorZone, email, consents, movedAt, preparedAt } = booking
  const isOpen = mayChange(state, 'visitor')
  return {
    state: isToCome(state) ? (movedAt ? ('moved' as const) : ('ahead' as const)) : state,
    startsAt: startsAt.toString(),
    date: startsAt.toZonedDateTimeISO(visitorZone).toPlainDate().toString(),
    time: formatTime(startsAt.epochMilliseconds, visitorZone),
    when: whenOf({ booking, zone: visitorZone }),
    email,
    minutes,
    host: host.name,
    textReminders: settings.texts !== undefined && consents.reminderTexts === true,
    preparation: isToCome(state)
      ? {
          action: hrefs.prepare,
          isSent: preparedAt !== null,
          questions: preparationQuestions(settings, booking),
        }
      : null,
    links: {
      move: isOpen ? hrefs.move : null,
      cancel: isOpen ? hrefs.cancel : null,
      join: roomOf(settings, booking),
      google,
      outlook,
      file: hrefs.invitation,
    },
  }
}
