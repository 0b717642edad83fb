import type { CallState, CanceledBy } from '../core/booking.ts'

export const CALL_LABELS = {
  title: {
    ahead: 'Your call is booked',
    closed: 'Your call is booked',
    begun: 'Your call has started',
    over: 'This call is over',
    canceled: 'This call was canceled',
  } satisfies Record<CallState, string>,
  attendingTitle: 'Thanks for confirming',
  movedTitle: 'Your call was moved',
  ahead: (greeting: string) => `${greeting} please confirm you’re coming. It takes one click.`,
  aheadInAddress: 'You can join, move or cancel it here.',
  closed: 'It’s too late to move or cancel the call here. If you can’t make it, please call us.',
  attending: 'We’ll see you then. If something comes up, you can still change the call here.',
  begun: 'Join now. It’s too late to move or cancel the call here.',
  over: 'There’s nothing left to change. You can book another call.',
  canceled: 'You don’t need to do anything else. You can book another time whenever you like.',
  when: 'When',
  was: 'It was set for',
  length: 'Length',
  minutes: (minutes: number) => `${minutes} minutes by video`,
  hosts: 'With',
  attend: 'Confirm you’re coming',
  join: 'Join the video call',
  move: 'Move the call',
  cancel: 'Cancel the call',
  change: 'Change the call',
  before: 'Before the call',
  calendar: 'Add it to your calendar',
  google: 'Google Calendar',
  outlook: 'Outlook',
  file: 'Calendar file (.ics)',
  prepare: 'How to prepare',
  again: 'Book another time',
  back: 'Back to your call',
  questions: 'Questions? Call',
}

const MOVE_LABELS = {
  title: 'Move your call',
  chosenTitle: 'Move your call to this time',
  now: (when: string) => `Your call is on ${when}. Choose a new time.`,
  from: 'From',
  to: 'To',
  move: CALL_LABELS.move,
  other: 'Choose another time',
  keep: 'Keep the current time',
  refused: (when: string) => `Nothing has changed: your call is still on ${when}.`,
  after: 'We’ll email you the new time and update the invitation.',
}

const CANCEL_LABELS = {
  title: 'Cancel your call',
  text: 'This opens the time for someone else. We’ll email you to confirm it’s canceled.',
  cancel: CALL_LABELS.cancel,
  move: CALL_LABELS.move,
  keep: 'Keep the call',
}

const VISITOR_LABELS = { call: CALL_LABELS, move: MOVE_LABELS, cancel: CANCEL_LABELS }

const HOST_CALL_LABELS: typeof VISITOR_LABELS = {
  call: {
    ...CALL_LABELS,
    title: {
      ...CALL_LABELS.title,
      ahead: 'This call is booked',
      closed: 'This call is booked',
      begun: 'This call has started',
    },
    attendingTitle: 'The visitor is coming',
    movedTitle: 'This call was moved',
    aheadInAddress: 'You can move or cancel it here.',
    attending: 'They pressed “Confirm you’re coming”.',
    closed: 'You can move or cancel it here.',
    begun: 'You can still move or cancel it here.',
    over: 'The time has passed, so it can’t be moved or canceled.',
    canceled: 'There’s nothing left to change.',
  },
  move: {
    ...MOVE_LABELS,
    title: 'Move this call',
    chosenTitle: 'Move this call to this time',
    now: (when) => `It’s on ${when}. Choose a new time.`,
    refused: (when) => `Nothing has changed: the call is still on ${when}.`,
    after: 'We’ll email the visitor the new time.',
  },
  cancel: {
    ...CANCEL_LABELS,
    title: 'Cancel this call',
    text: 'We’ll email the visitor that it’s canceled.',
  },
}

/** Of what only the agency sees. */
export const HOST_LABELS = {
  day: 'Back to your calls',
  website: 'Go to the website',
  outcome: 'How did it go?',
  asked: (outcome: string) => `Mark this call: ${outcome}?`,
  recorded: (outcome: string) => `Marked: ${outcome}`,
  change: 'Not right? Change it:',
  resend: 'Send the confirmation again',
  noShow: 'After a no-show we send one email with a link to book again.',
}

export const SUMMARY_LABELS = {
  title: 'Write the call’s summary',
  link: 'Write the summary',
  lead: 'The visitor gets these three answers in one email. It is sent once.',
  missing: 'Fill in all three. Nothing was sent.',
  send: 'Send the summary',
  sent: 'This summary was sent to the visitor.',
}

/** The text for visitors, or for the agency, which opens the pages with links from the agency's emails. */
export function callPageLabels(reader: CanceledBy) {
  return reader === 'agency' ? HOST_CALL_LABELS : VISITOR_LABELS
}
