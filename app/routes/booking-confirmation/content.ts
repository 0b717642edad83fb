import site from '../../../site.config.ts'
import { confirmationSchema } from '../../content/booking.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { strategyCall } from '../../content/promises.ts'

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
    kicker: 'Booking confirmed',
    headline: 'Your strategy call is confirmed.',
    knownTime: {
      text: 'We’ll meet by video on {when}.',
      length: 'The call is booked for {minutes} minutes.',
      change: 'Need a different time, or need to cancel? Call {phone}.',
    },
    bareVisit: {
      text: 'If you just booked, the date and time are in your confirmation e-mail. If you haven’t booked yet, we aren’t holding a time for you.',
      link: { label: 'Choose a time', href: '/book' },
    },
    video: {
      title: 'What to Expect Next',
      text: 'This video isn’t ready yet. Until it is, the 3 steps on this page cover the same ground.',
    },
    steps: [
      {
        number: 1,
        title: 'Check your e-mail',
        text: 'Your confirmation has the date, the time and the video link. If you don’t see it within 10 minutes, check your spam folder.',
      },
      {
        number: 2,
        title: 'Watch for our reminders',
        text: `We e-mail you ${day} hours and ${hour} hour before the call. Each reminder has the video link, and links to move or cancel the call.`,
        withTexts: {
          title: 'Check your text messages',
          text: `If you agreed to texts, look for reminders ${day} hours and ${hour} hour before the call. If you didn’t, we only e-mail them.`,
        },
      },
      {
        number: 3,
        title: `Prepare for a ${talk}-minute strategy call`,
        text: `Plan on about ${talk} minutes of conversation. ${callMinutes > talk ? `We hold ${callMinutes} so there’s time for questions. ` : ''}Join from a computer if you can, so we can look at numbers together.`,
      },
    ],
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
