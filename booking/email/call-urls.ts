import { CALL_PATH, CANCEL_PATH, callHref, INVITATION_PATH, MOVE_PATH } from '../domain/call-addresses.ts'
import type { BookingSettings } from '../domain/settings.ts'

/** The secret in the links of one message. */
export interface CallLinks {
  secret: string
}

/** Addresses of the pages of one call. */
export interface CallUrls {
  call: string
  move: string
  cancel: string
  /** The call as a calendar file. */
  invitation: string
}

/** The addresses a message links to; null when it has no links. */
export function callUrls(settings: BookingSettings, links: CallLinks | null): CallUrls | null {
  if (!links) return null
  const { origin } = settings.agency
  const url = (path: string) => origin + callHref(path, links.secret)
  return {
    call: url(CALL_PATH),
    move: url(MOVE_PATH),
    cancel: url(CANCEL_PATH),
    invitation: url(INVITATION_PATH),
  }
}
