import { checkContent } from '../../content/fields.schema.ts'
import { inWords } from '../../content/format-figures.ts'
import { guarantees, officeHours, proposal, service, strategyCall } from '../../content/promises.ts'
import { contactSchema } from './content.schema.ts'

const minutes = strategyCall.minutesOnMostPages
const [dayBefore, hourBefore] = strategyCall.reminderHoursBefore

export const contact = checkContent('app/routes/contact/content.ts', contactSchema, {
  meta: {
    title: 'Contact: book a call, phone or write',
    description: `Book a free call of ${minutes} minutes, phone in office hours, or write. Who should book, who should not, and how soon each channel is answered.`,
  },
  hero: {
    kicker: 'Contact',
    headline: { plain: 'Ask one question', turn: 'and leave with a yes or a no.' },
    lead: 'The quickest way to an answer is the strategy call: you see our free times, take one, and talk with the person who would do the sums for your practice. Phone and e-mail work too, and reach the same people.',
    callToAction: 'Book your free strategy call',
    smallPrint: 'The calendar shows free times in your own time zone. It asks for no card.',
  },
  call: {
    heading: 'The strategy call',
    details: [
      { term: 'Length', meaning: `${minutes} minutes` },
      { term: 'Where', meaning: 'By video. The link comes with the confirmation.' },
      { term: 'Price', meaning: 'Free, with no obligation' },
      { term: 'Who', meaning: 'You, and whoever decides with you' },
      { term: 'Bring', meaning: 'Your prices, your free hours a week, and what you spend on marketing now' },
      {
        term: 'After it',
        meaning: `A written proposal within ${proposal.hoursAfterCall} hours, if the numbers hold`,
      },
    ],
  },
  channels: {
    kicker: 'Other ways',
    headline: 'A short question needs no calendar.',
    lead: 'Some questions need one sentence and no appointment. Use whichever of these costs you the least.',
    phone: {
      name: 'Phone',
      text: 'For anything urgent, for existing clients, and for people who would rather talk than type. If we are on another call, leave a number and a good time.',
    },
    email: {
      name: 'E-mail',
      text: `Typically answered within ${service.emailAnswerHours} hours on working days, and within ${service.contactReplyBusinessDays} business days at the latest. Please send nothing about a patient: e-mail is no place for it.`,
    },
    mail: {
      name: 'Mail',
      text: 'For signed agreements and formal notices. Ask by phone before you send anything that cannot wait a week.',
    },
    hours: {
      name: 'Office hours',
      note: 'Outside them the calendar still takes bookings and the mailbox still fills. A person reads both the next working morning.',
      description: `A week drawn as a page of an appointment book. ${officeHours.days} are filled from 9:00 AM to 6:00 PM, ${officeHours.zoneLabel}. Saturday and Sunday are empty.`,
    },
  },
  fit: {
    kicker: 'Who should book',
    headline: 'Some of these calls should not be booked. Here is which.',
    should: {
      heading: 'Book, if',
      items: [
        'you own a cash-pay practice or decide for one, and patients pay you directly.',
        'you have treatment hours that stand empty most weeks.',
        'you know what one patient pays you on average, or can find out before the call.',
        'someone answers your phone in working hours, or you would hire that person.',
        'you can give the work three months before you judge it.',
      ],
    },
    shouldNot: {
      heading: 'Leave it, if',
      items: [
        'most of your patients come through insurance. Other agencies know that market, and we do not.',
        'you need patients this week. No honest campaign is that quick.',
        'you want somebody to post on social media. We book consultations, and posts rarely do.',
        'your book is full. Raise your prices first, then call.',
        'you want an ad that promises a result. We do not write those for anyone.',
      ],
    },
  },
  steps: {
    kicker: 'After you book',
    headline: 'Five things happen once you have chosen a time.',
    steps: [
      {
        number: 1,
        title: 'A confirmation arrives',
        description:
          'By e-mail, within a minute or so: day, time in your zone, the link to the video room, and an entry for your calendar.',
      },
      {
        number: 2,
        title: 'We read up on you',
        description:
          'Before the call we look at your site, your map entry and who advertises in your area, so that you need not explain them.',
      },
      {
        number: 3,
        title: 'Two reminders',
        description: `${dayBefore} hours before the call and ${hourBefore} hour before it. By text as well, if you ticked that box.`,
      },
      {
        number: 4,
        title: 'We talk',
        description:
          'By video, without slides. We do the sum for your practice with you watching, and change any figure you doubt.',
      },
      {
        number: 5,
        title: 'You hear yes or no',
        description:
          'A yes is followed by the proposal in writing. A no comes with its reason, and with what would have to change.',
      },
    ],
  },
  faq: {
    kicker: 'Questions',
    headline: 'What people ask before they write to us.',
    items: [
      {
        question: 'Will I be talking to a salesperson?',
        answer:
          'You will be talking to someone who plans campaigns and can say no. There is no script and no discount that ends tonight. If it is a no, you can use the arithmetic without us.',
      },
      {
        question: 'Can I move or cancel the call?',
        answer:
          'Yes, and it costs nothing. Answer the confirmation e-mail or phone us, as early as you can, because somebody else may want the hour. Tell us two other times and we will confirm one of them.',
      },
      {
        question: 'Should my practice manager join?',
        answer:
          'Gladly. Owners know the prices, managers know what happens when the phone rings. If two of you decide together, come together: a second call to repeat the first serves nobody.',
      },
      {
        question: 'What if my area is already taken?',
        answer:
          'Then we cannot work for you while that client is with us, and you hear it before anything else. Ask us to write to you should it become free, and we note it.',
      },
      {
        question: 'What do you do with what I write in the form?',
        answer:
          'We prepare the call with it. It is not sold, rented or handed to an advertising platform. The privacy policy says where it is kept and how to have it deleted.',
      },
      {
        question: 'I am a patient. Can you help me?',
        answer:
          'Not with treatment: we are a marketing company, and nobody here can give medical advice. Please call the clinic whose page you saw. In a crisis call or text 988. In immediate danger call 911.',
      },
      {
        question: 'We are already clients. Where do questions go?',
        answer: `To the same phone and the same mailbox. Support questions are answered within ${service.supportAnswerHours} hours, and something that is broken goes before everything else.`,
      },
    ],
  },
  closing: {
    headline: `${minutes} minutes, your figures, and an answer at the end.`,
    text: `If your area and your prices cannot carry ${inWords(guarantees.paidTraffic.consultations)} consultations a month, we would rather say so on a free call than in a report.`,
    callToAction: 'Choose a time',
  },
})
