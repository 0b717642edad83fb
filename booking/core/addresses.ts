export const BOOKING_PATH = '/desk/booking'
export const SLOTS_PATH = '/desk/slots'
export const LEAD_PATH = '/desk/lead'
export const WEBHOOK_PATH = '/desk/webhook'
/** The text service posts visitors' replies here. */
export const TEXTS_PATH = '/desk/texts'

/** The answers of Google and Microsoft come to `<path>/<provider>`. */
export const CONNECT_PATH = '/desk/calendars'

/** A call's pages, reached with a secret. A GET request changes nothing: mail scanners follow links. */
export const CALL_PATH = '/desk/call'
export const MOVE_PATH = '/desk/call/move'
export const CANCEL_PATH = '/desk/call/cancel'
/** The answers that prepare the call are posted here. */
export const PREPARE_PATH = '/desk/call/prepare'
export const INVITATION_PATH = '/desk/call/invitation.ics'

/** Adds a call's secret to a page's path: the reference of its confirmation page, or that of a message's link. */
export function callHref(path: string, secret: string): string {
  return `${path}?booking=${secret}`
}

/** Whether a path is one of a call's pages. */
export function isCallPath(path: string): boolean {
  return path === CALL_PATH || path.startsWith(`${CALL_PATH}/`)
}

/** ISO 8601 in UTC to the second, for addresses, forms and JSON. */
export function isoInstant(epochMs: number): string {
  return new Date(epochMs).toISOString().replace('.000Z', 'Z')
}
