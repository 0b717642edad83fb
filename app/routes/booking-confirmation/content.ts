import site from '../../../site.config.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { strategyCall } from '../../content/promises/promises.ts'
import { confirmationSchema } from '../../content/site/booking.schema.ts'

const [day, hour] = strategyCall.reminderHoursBefore
const talk = strategyCall.minutesOnMachineAndConfirmation
const { callMinutes } = site.strategyCall

export const bookingConfirmation = checkContent(
  'app/routes/booking-confirmation/content.ts',
  confirmationSchema,
  {
    meta: {
      title: 'Your strategy call is confirmed',
      description:
        'What happens between now and your strategy call, and the four things to have ready for it.',
    },
    states: {
      ahead: {
        headline: 'Your strategy call is confirmed.',
        time: 'We’ll meet by video on {when}.',
      },
      moved: {
        headline: 'Your strategy call was moved.',
        time: 'New time: {when}.',
        note: 'The video link is the same as before.',
      },
      begun: {
        headline: 'Your strategy call has started.',
        time: 'It was set for {when}.',
      },
      over: {
        headline: 'This strategy call is over.',
        time: 'It was set for {when}.',
      },
      cancelled: {
        headline: 'This strategy call was canceled.',
        time: 'It was set for {when}.',
        note: 'You don’t need to do anything else. You can book another time whenever you like.',
      },
    },
    length: 'The call is planned for {minutes} minutes.',
    bareVisit: {
      text: 'If you just booked, the date and time are in your confirmation email. If you haven’t booked yet, we aren’t holding a time for you.',
      link: { label: 'Choose a time', href: '/book' },
    },
    unknown: {
      headline: 'We couldn’t find this call.',
      description: 'Why this link shows no call, whom to ask about it and where to choose a time.',
      text: 'The link may be incomplete, or we no longer have this call on record. Open the link again from your email, or choose a new time.',
      call: 'To ask about a call, phone us at {phone}.',
    },
    actions: {
      change: 'Change the call',
      move: 'Move the call',
      cancel: 'Cancel the call',
      join: 'Join the call',
      again: 'Book another time',
      calendar: 'Add it to your calendar',
      google: 'Google Calendar',
      outlook: 'Outlook',
      file: 'Calendar file (.ics)',
    },
    filmDownload: 'Download the film',
    agenda: {
      title: 'What to Expect Next',
      text: 'How the {minutes} minutes of the call are planned.',
      parts: [
        { share: 1, what: 'Your treatments, prices and capacity' },
        { share: 1, what: 'Who advertises in your area' },
        { share: 1, what: 'Our answer and next steps' },
        { share: 3, what: 'Your questions' },
      ],
    },
    steps: [
      {
        number: 1,
        title: 'Check your email',
        text: 'Your confirmation has the date, the time and the video link. If you don’t see it within 10 minutes, check your spam folder.',
      },
      {
        number: 2,
        title: 'Watch for our reminders',
        text: `We’ll email you ${day} hours and ${hour} hour before the call. If the call is less than ${day} hours away, you only get the second one.`,
      },
      {
        number: 3,
        title: `Prepare for a ${talk}-minute strategy call`,
        text: `Plan on about ${talk} minutes of conversation. ${callMinutes > talk ? `We hold ${callMinutes} so there’s time for questions. ` : ''}Join from a computer if you can, so we can look at numbers together.`,
      },
    ],
    moved: {
      number: 1,
      title: 'Check your email',
      text: 'We emailed you the new time and an updated invitation. If you don’t see them within 10 minutes, check your spam folder.',
    },
    textReminders: {
      number: 2,
      title: 'Check your text messages',
      text: `We’ll text and email you ${day} hours and ${hour} hour before the call. If it’s night where you are, the first text waits until 8:00 AM. If the call is less than ${day} hours away, you only get the second reminder.`,
    },
    checklist: {
      heading: 'Have these 4 things ready',
      items: [
        {
          title: 'Average patient value and pricing',
          text: 'What a typical patient pays you in total, and what you charge for each treatment.',
        },
        {
          title: 'Patient capacity',
          text: 'How many more new patients you can see each week or month with the staff you have.',
        },
        {
          title: 'Questions about the system',
          text: 'Ask us what you’d ask a doctor who already works with us. Hard questions are welcome.',
        },
        {
          title: 'Your current marketing',
          text: 'What you’re running now, what it costs each month and how many patients you think it brings in.',
        },
      ],
    },
    contact: 'Running late, or can’t make it? Call {phone}.',
    home: { label: 'Return to the home page', href: '/' },
  },
)
