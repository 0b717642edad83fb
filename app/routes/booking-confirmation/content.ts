import { confirmationSchema } from '../../content/booking.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { strategyCall } from '../../content/promises.ts'

const [day, hour] = strategyCall.reminderHoursBefore
const minutes = strategyCall.minutesOnMachineAndConfirmation

export const bookingConfirmation = checkContent(
  'app/routes/booking-confirmation/content.ts',
  confirmationSchema,
  {
    meta: {
      title: 'Your strategy call is confirmed',
      description:
        'What happens between now and your strategy call, and the four figures worth having at hand.',
    },
    kicker: 'Booking confirmed',
    headline: 'Your strategy call is confirmed.',
    knownTime: {
      text: 'We meet by video on {when}.',
      change: 'To change or cancel the time, answer the confirmation e-mail or call {phone}.',
    },
    bareVisit: {
      text: 'If you have just booked, the day and time are in your confirmation e-mail. If you have not booked yet, no time is held for you.',
      link: { label: 'Choose a time', href: '/book' },
    },
    video: {
      title: 'What to Expect Next',
      text: 'Not filmed yet. The three steps on this page say all you need.',
    },
    steps: [
      {
        number: 1,
        title: 'Check your e-mail',
        text: 'The confirmation carries the date, the time and the link to the video room. If it is not there in ten minutes, look among spam.',
      },
      {
        number: 2,
        title: 'Check your text messages',
        text: `If you ticked the box for texts, we remind you ${day} hours and ${hour} hour before the call. If you did not, no text comes.`,
      },
      {
        number: 3,
        title: `Prepare for a ${minutes}-minute strategy call`,
        text: `Open the link on a computer, so that we can look at figures together. ${minutes} minutes go quickly: have the four things below at hand.`,
      },
    ],
    checklist: {
      heading: 'Four things to have at hand',
      items: [
        {
          title: 'Average patient value and pricing',
          text: 'What one patient pays you from first visit to last, and the price of each treatment.',
        },
        {
          title: 'Patient capacity',
          text: 'How many more new patients you can see in a week or a month without hiring.',
        },
        {
          title: 'Questions about the system',
          text: 'Whatever you would ask a colleague who had hired us. Awkward ones first.',
        },
        {
          title: 'Your current marketing',
          text: 'What runs now, what it costs a month, and what you believe it brings.',
        },
      ],
    },
    contact: 'Something in the way, or running late? Call {phone}.',
    home: { label: 'Return to the home page', href: '/' },
  },
)
