import {
  CALL_PATH,
  CANCEL_PATH,
  callHref,
  INVITATION_PATH,
  MOVE_PATH,
  OUTCOME_PATH,
} from '../../core/addresses.ts'
import type { BookingSettings } from '../../core/settings.ts'

export interface CallUrls {
  call: string
  move: string
  cancel: string
  invitation: string
  /** For the staff; add what became of the call. */
  outcome: string
}

/** Addresses of a call's pages, with the message's own secret. */
export function callUrls({ agency }: BookingSettings, secret: string): CallUrls {
  const url = (path: string) => agency.origin + callHref(path, secret)
  return {
    call: url(CALL_PATH),
    move: url(MOVE_PATH),
    cancel: url(CANCEL_PATH),
    invitation: url(INVITATION_PATH),
    outcome: url(OUTCOME_PATH),
  }
}
