/** Addresses of the booking provider. */
export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
export const WEBHOOK_PATH = '/desk/webhook'
/** Where the service for texts posts what visitors answer. */
export const TEXTS_PATH = '/desk/texts'

/**
 * The pages of one call, which its visitor reaches by a secret: the reference in the confirmation page's address, or the one in a
 * message's link. A GET request only shows; mail scanners follow links.
 */
export const CALL_PATH = '/desk/call'
export const MOVE_PATH = '/desk/call/move'
export const CANCEL_PATH = '/desk/call/cancel'
export const INVITATION_PATH = '/desk/call/invitation.ics'

/** The path of one of these pages, or of another page about a call, for the call with this secret. */
export function callHref(path: string, secret: string): string {
  return `${path}?booking=${secret}`
}

/** Whether a path is one of these pages. */
export function isCallPath(path: string): boolean {
  return path === CALL_PATH || path.startsWith(`${CALL_PATH}/`)
}

/** An instant as written in addresses, forms and JSON: ISO 8601 in UTC, to the second. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z')
}
