import { type Booking, mayChange } from '../core/booking.ts'
import { roomOf } from '../core/call-hosts.ts'
import { formatWhen } from '../core/format-time.ts'
import { choicesOf, maxOf } from '../core/questions.ts'
import type { BookingSettings } from '../core/settings.ts'
import { inputAttributes } from '../form/ui/input-attributes.ts'
import { isToCome } from './mutations.ts'
import { readCall } from './requested-call.ts'

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
  const { booking, settings, via, state, minutes, host, hrefs, google, outlook } = call
  const { startsAt, visitorZone, email, consents, movedAt, preparedAt } = booking
  const isOpen = mayChange(state, 'visitor')
  return {
    state: isToCome(state) ? (movedAt ? ('moved' as const) : ('ahead' as const)) : state,
    startsAt,
    /** In the visitor's zone. */
    when: formatWhen(startsAt.epochMilliseconds, visitorZone),
    /** Where the confirmation went. */
    email,
    callMinutes: minutes,
    /** Empty where nobody is named. */
    host: host.name,
    textReminders: settings.texts !== undefined && consents.reminderTexts === true,
    /** The questions that prepare the call; null once it has begun, or is canceled. */
    preparation: isToCome(state)
      ? {
          action: hrefs.prepare,
          isSent: preparedAt !== null,
          questions: preparationQuestions(settings, booking),
        }
      : null,
    links: {
      /** Null unless the secret is from an email to the visitor. */
      confirm: via === 'visitor' ? hrefs.call : null,
      /** Null, like `cancel`, once it is too late. */
      move: isOpen ? hrefs.move : null,
      cancel: isOpen ? hrefs.cancel : null,
      join: roomOf(settings, booking),
      google,
      outlook,
      file: hrefs.invitation,
    },
  }
}

export type BookedCall = NonNullable<Awaited<ReturnType<typeof bookedCall>>>
