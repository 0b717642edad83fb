import { callHref, callHrefs } from '../core/addresses.ts'
import { callState } from '../core/booking.ts'
import { hostOf } from '../core/call-hosts.ts'
import { formatWhen } from '../core/format-time.ts'
import type { BookingContext } from '../form/context.ts'
import { HttpError } from '../form/reasons.ts'
import { noBreakTime } from '../form/ui/no-break-spaces.ts'
import { callEvent, googleCalendarLink, outlookCalendarLink } from '../messages/channels/invitation.ts'
import { findCall } from '../messages/secret-links.ts'
import { actionsAbout } from '../store/actions.ts'
import type { Service } from '../store/store.ts'
import { hasOutcome } from './mutations.ts'

/** The call that a secret leads to, with what its pages show; null for an unknown secret. @throws StoreError */
export async function readCall(service: Omit<Service, 'log'>, secret: string) {
  const { settings, now } = service
  const found = await findCall(service, secret)
  if (!found) return null
  const { booking, via, person } = found
  const event = callEvent(booking, settings, callHrefs(secret, settings.agency.origin))
  return {
    booking,
    via,
    person,
    secret,
    settings,
    hrefs: { ...callHrefs(secret), confirmation: callHref(settings.confirmationPath, secret) },
    google: googleCalendarLink(event),
    outlook: outlookCalendarLink(event),
    host: hostOf(settings, booking),
    state: callState(booking, settings.rules, now()),
    minutes: booking.startsAt.until(booking.endsAt).total('minutes'),
    /** Whose link it is. */
    by: via === 'agency' ? ('agency' as const) : ('visitor' as const),
    /** What was done about it, for the agency. */
    actions: via === 'agency' ? (await actionsAbout(service.store, [booking.id])).get(booking.id) : [],
    /** The reader's. */
    zone: via === 'agency' ? settings.rules.officeZone : booking.visitorZone,
  }
}

/** The call that a secret in a request's address leads to. @throws {HttpError | StoreError} `unknown-call`, `unknown-day` */
export async function requestedCall(context: BookingContext, secret: string) {
  const call = await readCall(context, secret)
  if (!call) throw new HttpError({ kind: secret.includes('.') ? 'unknown-day' : 'unknown-call' })
  return { ...call, context }
}

export type RequestedCall = Awaited<ReturnType<typeof requestedCall>>

/** Whether the reader may say what became of the call, and write its summary. */
export function mayRecord({ by, booking, context }: RequestedCall): boolean {
  return by === 'agency' && hasOutcome(booking, context.now())
}

/** When a call is, in the reader's zone. */
export function whenOf({ booking, zone }: Pick<RequestedCall, 'booking' | 'zone'>): string {
  return noBreakTime(formatWhen(booking.startsAt.epochMilliseconds, zone))
}
