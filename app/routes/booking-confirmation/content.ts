import { checkContent } from '../../content/checks/fields.schema.ts'
import { strategyCall } from '../../content/promises/promises.ts'
import { samplePaths } from '../../content/promises/sample-paths.ts'
import { confirmationSchema } from '../../content/site/booking.schema.ts'

const [day, hour] = strategyCall.reminderHoursBefore
const talk = strategyCall.minutesOnMachineAndConfirmation
const [agreementPath] = samplePaths

export const bookingConfirmation = checkContent(
  'app/routes/booking-confirmation/content.ts',
  confirmationSchema,
  {
    meta: {
      title: 'Your strategy call is confirmed',
      description: 'What happens between now and your strategy call, and the 4 things to have ready for it.',
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
    length: '{minutes} minutes by video.',
    email: {
      sent: 'We sent your confirmation to {email}.',
      wrong:
        'Wrong address? Cancel this call and book it again with the right one, or call us at {phone} and we’ll do it for you.',
    },
    bareVisit: {
      headline: 'If you just booked, your strategy call is confirmed.',
      text: 'The date and time are in your confirmation email. If you haven’t booked, you don’t have a time yet.',
      link: { label: 'Book your free strategy call', href: '/book' },
    },
    unknown: {
      headline: 'We couldn’t find this call.',
      description: 'Why this link shows no call, whom to ask about it and how to book a new time.',
      text: 'The link may be incomplete, or we no longer have this call on record. Open the link again from your email, or book a new time.',
      call: 'To ask about a call, call us at {phone}.',
    },
    actions: {
      change: 'Change the call',
      move: 'Move the call',
      cancel: 'Cancel the call',
      join: 'Join the video call',
      again: 'Book another time',
      calendar: 'Add it to your calendar',
      google: 'Google Calendar',
      outlook: 'Outlook',
      file: 'Calendar file (.ics)',
    },
    filmDownload: 'Download the film',
    agenda: {
      title: 'What to Expect Next',
      text: '{minutes} minutes by video: {count} for your numbers, and the rest for your questions.',
      parts: [
        { share: 1, what: 'Your prices and capacity' },
        { share: 1, what: 'Who advertises near you' },
        { share: 1, what: 'Our answer and next steps' },
        { share: 3, what: 'Your questions' },
      ],
    },
    agreement: {
      heading: 'Read this before we talk',
      text: 'Our agreement is public, with 4 clauses explained. Bring the ones you’d want to change.',
      link: { label: 'Read the sample agreement', href: agreementPath },
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
        text: `We’ll email you ${day} hours and ${hour} hour before the call. If the call is less than ${day} hours away, you’ll only get the second one.`,
      },
      {
        number: 3,
        title: 'Prepare for the call',
        text: `The first ${talk} minutes are about your numbers, so have them handy. Join from a computer if you can, so we can look at them together.`,
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
      text: `We’ll text and email you ${day} hours and ${hour} hour before the call. If it’s night where you are, the first text waits until 8:00 AM. If the call is less than ${day} hours away, you’ll only get the second reminder.`,
    },
    checklist: {
      heading: 'Have these 4 things ready.',
      items: [
        {
          title: 'Average patient value and pricing',
          text: 'What an average patient pays you in total, and what you charge for each treatment.',
        },
        {
          title: 'Patient capacity',
          text: 'How many more new patients you can see each week or month with the staff you have.',
        },
        {
          title: 'Questions about the system',
          text: 'Ask us anything. Hard questions are welcome.',
        },
        {
          title: 'Your current marketing',
          text: 'What you’re running now, what it costs each month and how many patients you think it brings in.',
        },
      ],
    },
    contact: 'Running late, or can’t make it? Call {phone}.',
    home: { label: 'Go to the home page', href: '/' },
  },
)
