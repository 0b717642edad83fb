import type { Audience } from '../domain/settings.ts'
import type { CALL_WORDS, CANCEL_WORDS, MOVE_WORDS } from './call-labels.ts'

/** How the staff of the agency, or of a clinic, name what is booked and by whom. */
const NAMES: Record<Audience, { call: string; visitor: string }> = {
  practices: { call: 'call', visitor: 'visitor' },
  patients: { call: 'appointment', visitor: 'patient' },
}

/**
 * The text of the pages of one call where it differs for the staff, who open them from the links in their own e-mails.
 * The buttons read as for visitors.
 */
export interface StaffWords {
  call: Partial<typeof CALL_WORDS>
  move: Partial<typeof MOVE_WORDS>
  cancel: Partial<typeof CANCEL_WORDS>
}

export function staffWords(audience: Audience): StaffWords {
  const { call, visitor } = NAMES[audience]
  return {
    call: {
      title: {
        ahead: `This ${call} is booked`,
        held: `This ${call} isn’t confirmed yet`,
        lapsed: 'This time is no longer held',
        begun: `This ${call} has started`,
        over: `This ${call} is over`,
        cancelled: `This ${call} was canceled`,
      },
      attendingTitle: `The ${visitor} will be there`,
      movedTitle: `This ${call} was moved`,
      aheadInAddress: 'You can move or cancel it here.',
      attending: 'They pressed “I’ll be there” in an e-mail.',
      heldInAddress: (until) =>
        `The time is held until ${until}. The ${visitor} has until then to confirm it.`,
      lapsed: `The ${visitor} didn’t confirm it in time, so nothing is booked.`,
      begun: `It’s too late to move or cancel the ${call} here.`,
      over: 'There’s nothing left to change.',
      cancelled: 'There’s nothing left to change.',
      phoneOnly: `The ${visitor} gave no e-mail address, so we can’t e-mail them about a change. Please call.`,
    },
    move: {
      title: `Move this ${call}`,
      chosenTitle: `Move this ${call} to this time`,
      now: (when) => `It’s on ${when}. Choose a new time.`,
      refused: (when) => `Nothing has changed: the ${call} is still on ${when}.`,
      after: `We’ll e-mail the ${visitor} the new time.`,
      afterByPhone: `The ${visitor} gave no e-mail address, so please call with the new time.`,
    },
    cancel: {
      title: `Cancel this ${call}`,
      text: `We’ll e-mail the ${visitor} that it’s canceled.`,
      heldText: `The ${visitor} won’t get an e-mail about it.`,
    },
  }
}
