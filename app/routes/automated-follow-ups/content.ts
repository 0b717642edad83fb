import { followUpsSchema } from '../../content/conversion.schema.ts'
import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, inWords, span } from '../../content/format-figures.ts'
import { clockFromLiveWork, guaranteeLink } from '../../content/guarantee-terms.ts'
import { followUp, guarantees, showRate, strategyCall } from '../../content/promises.ts'
import { emails } from './emails.ts'

const { followUps } = guarantees
const days = followUp.sampleSequenceDays
const count = inWords(days.length)
const listed = `${days.slice(0, -1).join(', ')} and ${days.at(-1)}`

export const automatedFollowUps = checkContent(
  'app/routes/automated-follow-ups/content.ts',
  followUpsSchema,
  {
    meta: {
      title: 'Automated follow-ups for medical practices',
      description: `A welcome e-mail within ${followUp.welcomeEmailSeconds} seconds, then a sequence of ${count} over ${days.at(-1)} days: every e-mail of it, with day, subject, purpose and sample.`,
    },
    hero: {
      kicker: 'Automated follow-ups',
      headline: { plain: 'Many people need', turn: 'a second letter before they book.' },
      lead: `A welcome within ${followUp.welcomeEmailSeconds} seconds, then ${inWords(days.length - 1)} more e-mails on the days when people decide. They stop at a booking, and at the first request to stop.`,
      callToAction: 'Book your free strategy call',
      link: { label: `Read the ${count} e-mails`, href: '/automated-follow-ups#sequence' },
      smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. Bring last month’s inquiries and we count who heard from you twice.`,
    },
    calendar: {
      title: 'Fourteen days after a form',
      dayLabel: 'Day',
      description: `A calendar sheet of two weeks. E-mails stand on days ${listed}; the other days are free.`,
      note: `A nurture campaign runs ${span(followUp.nurtureDays)} days. This is the longest.`,
    },
    responseTime: {
      kicker: 'What happens without it',
      headline: 'Nobody forgot the patient. The week did.',
      paragraphs: [
        'Someone asks about a treatment on Tuesday night. On Wednesday your front desk calls, and the person is at work. On Thursday there are two no-shows to fill. By Friday the note lies under other notes, and on Saturday the patient writes to somebody else.',
        'Nobody did anything wrong. A practice is busy with the people who are there. Writing to those who are not is work for a machine, as long as a person wrote the letters.',
      ],
      barTitle: 'How U.S. companies answered an inquiry from the web',
      parts: [
        { percent: 37, label: 'within an hour' },
        { percent: 40, label: 'later' },
        { percent: 23, label: 'never' },
      ],
      description:
        'A bar in three parts: 37 percent of companies answered within an hour, 40 percent later, 23 percent never.',
      note: 'Harvard Business Review, March 2011: an audit of 2,241 companies. Old, and not about medical practices.',
    },
    sequence: {
      kicker: 'The sample sequence',
      headline: `${capitalized(days.length)} e-mails, in full.`,
      lead: 'Written for a knee practice that we made up. Yours are written for your treatments, in your tone, and you approve each one. Every e-mail has one link and one subject.',
      dayLabel: 'Day',
      daysLabel: 'The e-mails by day',
      subjectLabel: 'Subject',
      purposeLabel: 'Purpose',
      fromLabel: 'From',
      sender: 'Elm Street Knee Clinic',
      footer:
        'Under each one: the clinic’s name and postal address, a line that says why the reader receives it, and a link that ends the e-mails with one tap.',
      emails,
    },
    rules: {
      kicker: 'What keeps it decent',
      headline: 'A machine may write to patients only under rules.',
      points: [
        {
          title: 'It knows when to stop',
          text: 'A booking ends the sequence, and so does an answer, because then a person takes over. So does any request to stop, in whatever words.',
        },
        {
          title: 'Texts need their own yes',
          text: 'Only people who ticked a separate, empty box get texts. No text names a condition, a treatment or a drug, and none is sent at night.',
        },
        {
          title: 'Reminders make it easy to move',
          text: `Each reminder carries a link to change the time, because a moved appointment is not a lost one. ${showRate.label} of booked patients arriving is the target we build for. It is no average and no promise.`,
        },
        {
          title: 'Health answers stay at home',
          text: 'Lists are not uploaded to ad platforms. Where our work touches patient information, we sign a business associate agreement first.',
        },
      ],
    },
    guarantee: {
      kicker: 'The guarantee',
      headline: `${followUps.percentMoreBookings}% more consultations booked, or we rebuild it free.`,
      promise: `Consultation bookings rise by at least ${followUps.percentMoreBookings}% against a baseline that we write down together before we start. If they do not, we rebuild the follow-up without charge.`,
      terms: [
        {
          term: 'What the baseline is',
          meaning:
            'The consultations booked from the same number of inquiries before the follow-up went live. You and we agree on the figure from your own calendar, in writing.',
        },
        clockFromLiveWork,
        {
          term: 'What you get if we miss',
          meaning: 'New letters, new days, new reminders, at no fee. Fees already paid are not refunded.',
        },
        {
          term: 'What it does not cover',
          meaning: 'Arrivals and treatments, and months in which your calendar has no free times to offer.',
        },
      ],
      link: guaranteeLink,
    },
    related: {
      headline: 'Somebody has to ask before anyone can be answered.',
      items: [
        {
          name: 'Funnel creation',
          href: '/funnel-creation',
          text: 'The guide and the assessment that begin a sequence.',
        },
        {
          name: 'Paid traffic',
          href: '/paid-traffic',
          text: 'The inquiries themselves. Follow-up makes each of them worth more.',
        },
        {
          name: 'Patient Acquisition Machine',
          href: '/patient-acquisition-machine',
          text: 'All three together, with one number at the end.',
        },
      ],
    },
    closing: {
      headline: 'Send yourself an inquiry tonight, and see when you hear back.',
      text: 'Do it under another name, before we talk. What you get, and when, is the best brief we could start from.',
      callToAction: 'Book your free strategy call',
    },
  },
)
