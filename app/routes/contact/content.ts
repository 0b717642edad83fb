import site from '../../../site.config.ts'
import { checkContent } from '../../content/checks/fields.schema.ts'
import { span } from '../../content/checks/format-figures.ts'
import {
  commitment,
  guarantees,
  onboarding,
  proposal,
  service,
  strategyCall,
} from '../../content/promises/promises.ts'
import { contactSchema } from './content.schema.ts'

const minutes = strategyCall.minutesOnMostPages

export const contact = checkContent('app/routes/contact/content.ts', contactSchema, {
  meta: {
    title: 'Contact: book a call, call or email us',
    description: `Book a free ${minutes}-minute call, call us during office hours, or email us. See who the call is for and how soon we answer.`,
  },
  hero: {
    kicker: 'Contact',
    headline: { plain: 'Find out whether', turn: 'we can help your practice.' },
    lead: 'The fastest way is a free strategy call. Pick an open time, and we’ll run the numbers for your practice together. You can also call or email us.',
    callToAction: 'Book your free strategy call',
    smallPrint: 'You can see the open times in your own time zone. You don’t need a credit card.',
  },
  call: {
    heading: 'The strategy call',
    details: [
      { term: 'Length', meaning: `${minutes} minutes` },
      { term: 'Where', meaning: 'By video. The link is in your confirmation.' },
      { term: 'Price', meaning: 'Free, with no obligation' },
      { term: 'Who', meaning: 'You, and anyone who decides with you' },
      { term: 'Bring', meaning: 'Your prices, your open hours per week and your current marketing spend' },
      {
        term: 'Afterward',
        meaning: `A written proposal within ${proposal.hoursAfterCall} hours, if the numbers work`,
      },
    ],
  },
  channels: {
    headline: 'You can also reach us without an appointment.',
    lead: 'Phone and email reach the same team and are fine for a quick question.',
    phone: {
      name: 'Phone',
      text: 'Best for anything urgent, for current clients, and if you’d rather talk than type. If we’re on another call, leave your number and a good time to call back.',
    },
    email: {
      name: 'Email',
      text: `We typically answer within ${service.emailAnswerHours} hours on business days, and always within ${service.contactReplyBusinessDays} business days. Please don’t email us patient information.`,
    },
    mail: {
      name: 'Mail',
      text: 'For signed agreements and other paper documents. If it’s urgent, please call us first.',
    },
    hours: {
      name: 'Office hours',
      text: 'After hours, you can still book a call or send an email. We’ll read it the next business day.',
    },
  },
  fit: {
    headline: 'Who should schedule a call, and who shouldn’t.',
    should: {
      heading: 'Schedule a call if',
      items: [
        'you own a cash-pay practice or make decisions for one.',
        'you have open treatment hours most weeks.',
        'you know what one patient pays you on average, or can find out before the call.',
        'someone answers your phone during business hours, or you’re ready to hire someone who will.',
        `you can give the work ${commitment.minimumDays} days before you judge it.`,
      ],
    },
    shouldNot: {
      heading: 'The call isn’t for you if',
      items: [
        'most of your patients use insurance. Other agencies know that market better than we do.',
        'you need patients this week. Ads take longer than that to work.',
        'you only want someone to post on social media. We focus on booked consultations.',
        'your schedule is already full.',
        'you want ads that promise a medical result. We don’t write those.',
      ],
    },
  },
  steps: {
    headline: 'What happens after you pick a time.',
    steps: [
      {
        number: 1,
        title: 'You get a confirmation',
        description:
          'It comes by email within a few minutes, with the time in your time zone, the video link and a calendar invitation.',
      },
      {
        number: 2,
        title: 'We look at your practice',
        description:
          'Before the call, we look at your website, your Google listing and who advertises in your area.',
      },
      {
        number: 3,
        title: 'You gather a few numbers',
        description:
          'We’ll ask for your average price per patient, your open hours and your marketing spend. Rough numbers are fine.',
      },
      {
        number: 4,
        title: 'We talk',
        description:
          'The call is by video, without slides. We run the numbers with you, and you can challenge any of them.',
      },
      {
        number: 5,
        title: 'You get a yes or a no',
        description: `If it’s a yes, you’ll have a written proposal within ${proposal.hoursAfterCall} hours, and onboarding can start within ${span(onboarding.canStartWithinWeeks)} weeks. If it’s a no, we’ll tell you why.`,
      },
    ],
  },
  faq: {
    headline: 'Questions people ask before they contact us.',
    items: [
      {
        question: 'Will I be talking to a salesperson?',
        answer:
          'You’ll talk with someone who plans campaigns and is free to tell you no. We don’t use a script or offer discounts that end tonight. If we’re not a good fit, you can still keep the numbers.',
      },
      {
        question: 'Can I move or cancel the call?',
        answer:
          'Yes, and it’s free. Use the “Move the call” or “Cancel the call” link in your confirmation email. If none of the open times suits you, please call us.',
      },
      {
        question: 'Should my practice manager join?',
        answer:
          'Yes, if you can both make it. Owners know the prices, and managers know what happens when patients call. If you decide together, having both of you on the call saves a second one.',
      },
      {
        question: 'What if my area is already taken?',
        answer:
          'Then we can’t work with you while that practice is our client, and we’ll tell you at the start of the call. You can ask us to contact you if the area opens up.',
      },
      {
        question: 'What do you do with what I write in the form?',
        answer:
          'We use it to prepare for the call. We don’t sell it, rent it or give it to an ad platform. The privacy policy explains where it’s stored and what your rights are.',
      },
      {
        question: 'I’m a patient. Can you help me?',
        answer:
          'We can’t help with treatment. We’re a marketing company and can’t give medical advice, so please call the clinic whose page you saw. If you’re in crisis, call or text 988. In immediate danger, call 911.',
      },
      {
        question: 'We’re already clients. Where do we send questions?',
        answer: `Use the same phone number and email address. We answer support questions within ${service.supportAnswerHours} hours, ${site.officeDaysText}. If something is broken, tell us in the subject line, and we’ll look at it first.`,
      },
    ],
  },
  closing: {
    text: `In ${minutes} minutes, you’ll know whether ${guarantees.paidTraffic.consultations} qualified consultations a month are realistic for your practice.`,
    callToAction: 'Book your free strategy call',
  },
})
