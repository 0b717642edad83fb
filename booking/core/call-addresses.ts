/**
 * Paths of the pages of one call, which its visitor reaches by a secret: the reference in the confirmation page's
 * address, or the one in a message's link. A GET request only shows; mail scanners follow links.
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
