import { consultationConfirmationSchema } from '../../../content/booking.schema.ts'
import { checkContent } from '../../../content/fields.schema.ts'

/** The confirmation of a clinic's consultation. It names no condition: others may see the screen. */
export const consultationConfirmation = checkContent(
  'app/routes/booking-confirmation/patient/content.ts',
  consultationConfirmationSchema,
  {
    title: 'Your appointment',
    description: 'When your appointment is, how it takes place, and how to move or cancel it.',
    states: {
      ahead: { headline: 'Your appointment is booked.', time: 'It’s on {when}.' },
      moved: { headline: 'Your appointment was moved.', time: 'New time: {when}.' },
      held: {
        headline: 'One more step: check your e-mail.',
        time: 'You chose {when}.',
        note: 'Open the link in the e-mail we just sent and press “Confirm this appointment.”',
      },
      lapsed: {
        headline: 'This time is no longer held.',
        time: 'It was set for {when}.',
        note: 'It wasn’t confirmed in time, so nothing is booked. You can choose a time again.',
      },
      begun: { headline: 'Your appointment has started.', time: 'It was set for {when}.' },
      over: { headline: 'This appointment is over.', time: 'It was set for {when}.' },
      cancelled: {
        headline: 'This appointment was canceled.',
        time: 'It was set for {when}.',
        note: 'You don’t need to do anything else. You can pick another time whenever you like.',
      },
    },
    length: 'It takes {minutes} minutes.',
    heldUntil: 'We’re holding the time until {when}.',
    byEmail: 'The time is in your confirmation e-mail too. If you don’t see it, check your spam folder.',
    movedByEmail: 'We e-mailed you the new time too. If you don’t see it, check your spam folder.',
    withoutPhone: 'The clinic doesn’t have your phone number. Call {phone} to give it, so they can call you.',
    withoutEmail: {
      heading: 'Please write the time down',
      text: 'We only have your phone number, so you won’t get an e-mail. Write down the day and the time. This page is the only place where you can move or cancel the appointment online: bookmark it, or call the clinic.',
    },
    actions: {
      change: 'Change the appointment',
      move: 'Move the appointment',
      cancel: 'Cancel the appointment',
      confirm: 'Confirm this appointment',
      again: 'Pick another time',
      calendar: 'Add it to your calendar',
      google: 'Google Calendar',
      outlook: 'Outlook',
      file: 'Calendar file (.ics)',
    },
    before: {
      heading: 'Before you talk',
      items: [
        'Write down your questions. Every one of them is fine to ask.',
        'Have a list of the medicines you take now and took before, with dates if you know them.',
        'You can have someone with you.',
      ],
    },
    contact: 'Running late, or can’t make it? Call the clinic at {phone}.',
    unknown: {
      headline: 'Your appointment isn’t shown here.',
      text: 'This address doesn’t say which appointment at {clinic} is yours, or the appointment is no longer kept.',
      call: 'To ask about an appointment, call the clinic at {phone}.',
    },
    unavailable: {
      headline: 'We can’t show your appointment right now.',
      text: 'Our booking system isn’t responding. If you booked an appointment at {clinic}, it’s still booked. Reload this page in a minute.',
      call: 'Or call the clinic at {phone}.',
    },
    start: 'Back to the clinic’s start page',
  },
)
