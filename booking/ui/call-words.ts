import { CALL_WORDS, CANCEL_WORDS, MOVE_WORDS } from './call-labels.ts'

/** The text of the pages of one call. */
interface CallPageWords {
  call: typeof CALL_WORDS
  move: typeof MOVE_WORDS
  cancel: typeof CANCEL_WORDS
}

const VISITOR_WORDS: CallPageWords = { call: CALL_WORDS, move: MOVE_WORDS, cancel: CANCEL_WORDS }

/** The staff open these pages from the links in their own e-mails. The buttons read as for visitors. */
const STAFF_WORDS: CallPageWords = {
  call: {
    ...CALL_WORDS,
    title: {
      ahead: 'This call is booked',
      begun: 'This call has started',
      over: 'This call is over',
      cancelled: 'This call was canceled',
    },
    attendingTitle: 'The visitor will be there',
    movedTitle: 'This call was moved',
    aheadInAddress: 'You can move or cancel it here.',
    attending: 'They pressed “I’ll be there” in an e-mail.',
    begun: 'It’s too late to move or cancel the call here.',
    over: 'There’s nothing left to change.',
    cancelled: 'There’s nothing left to change.',
  },
  move: {
    ...MOVE_WORDS,
    title: 'Move this call',
    chosenTitle: 'Move this call to this time',
    now: (when) => `It’s on ${when}. Choose a new time.`,
    refused: (when) => `Nothing has changed: the call is still on ${when}.`,
    after: 'We’ll e-mail the visitor the new time.',
  },
  cancel: {
    ...CANCEL_WORDS,
    title: 'Cancel this call',
    text: 'We’ll e-mail the visitor that it’s canceled.',
  },
}

/** @param isStaff whether the page was opened with a link from the agency's own e-mail */
export function callPageWords(isStaff: boolean): CallPageWords {
  return isStaff ? STAFF_WORDS : VISITOR_WORDS
}
