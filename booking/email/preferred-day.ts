import type { CallRequest } from '../domain/call-request.ts'
import { formatDay } from '../domain/format-time.ts'

/** Noon of the day that a request prefers, in its zone; the moment of the request for any day. Epoch milliseconds. */
export function preferredNoon({ preferredDay, zone, createdAt }: CallRequest): number {
  if (preferredDay === '') return createdAt.epochMilliseconds
  return Temporal.PlainDate.from(preferredDay).toZonedDateTime({ timeZone: zone, plainTime: '12:00' })
    .epochMilliseconds
}

/** `Tuesday, December 1, 2026`, or `any day`. */
export function formatPreferredDay(request: CallRequest): string {
  return request.preferredDay === '' ? 'any day' : formatDay(preferredNoon(request), request.zone)
}
