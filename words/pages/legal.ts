import { inWords } from '../figures.ts'
import { pageSchema } from '../pages.schema.ts'
import {
  commitment,
  guaranteeClock,
  guarantees,
  policies,
  qualifiedConsultation,
  service,
  terms,
} from '../promises.ts'
import { checkWords } from '../schema.ts'

const { paidTraffic, whatsIncluded, results, funnel, mapPack, followUps } = guarantees
const count = inWords(paidTraffic.consultations)

export const privacyPolicy = checkWords('words/pages/legal.ts (privacyPolicy)', pageSchema, {
  path: '/privacy-policy',
  title: 'Privacy policy in plain words',
  description:
    'What this site knows about you: nothing until you book, and then what you typed. Where it is kept, who reads it, and how to have it deleted.',
  kicker: 'Privacy policy',
  headline: 'We know what you type when you book, and little else.',
  paragraphs: [
    `Effective and last updated ${policies.effective}. This site runs no analytics, loads no advertising pixel and sets no cookies. You can read all of it without telling us who you are.`,
    'If you book a call, we keep what you typed: name, e-mail, phone, practice, specialty, your note, the time you chose, and which boxes you ticked with the words beside them. If a link with campaign tags brought you, the tags are kept with it. Please write no patient’s details into the note.',
  ],
  facts: [
    { value: '0 cookies', text: 'are set by this site, and no outside service is told that you were here.' },
    {
      value: `${policies.privacyReplyDays} days`,
      text: 'is the longest you wait for an answer about your data.',
    },
    {
      value: `${policies.minimumAge}+`,
      text: 'is the age this site is meant for. We knowingly keep nothing about minors.',
    },
  ],
  sections: [
    {
      id: 'where',
      heading: 'Where a booking is kept and who reads it',
      paragraphs: [
        'A booking is stored on our own server and sent to us by e-mail, so that we can prepare. A confirmation goes to you. The mail passes through our mail provider, as all mail does.',
        'The server uses your network address for a few minutes to stop floods of bookings. We sell nothing, share nothing with advertisers and rent no lists.',
      ],
    },
    {
      id: 'retention',
      heading: 'How long, and how to have it deleted',
      paragraphs: [
        `We keep a booking until you ask us to delete it. Write to {email} and say so; ask the same way to see it or correct it. We answer within ${policies.privacyReplyDays} days.`,
        'Texts come only if you ticked their box, and answering STOP ends them.',
      ],
    },
    {
      id: 'changes',
      heading: 'If this changes',
      paragraphs: [
        'Should we ever count visits or show a calendar from another company, this page will say so first and a banner will ask you. A browser that sends Global Privacy Control is taken at its word.',
      ],
    },
  ],
  next: {
    text: 'If something here is unclear, ask before you book. We answer by e-mail or phone.',
    label: 'Ask us',
    href: '/contact',
  },
})

export const termsOfService = checkWords('words/pages/legal.ts (termsOfService)', pageSchema, {
  path: '/terms-of-service',
  title: 'Terms of service and the guarantee in full',
  description:
    'The whole wording of each guarantee, with its number, day and remedy, and the terms on payment, notice and liability in plain words.',
  kicker: 'Terms of service',
  headline: 'Every promise on this site, with all of its terms.',
  paragraphs: [
    'This page states the terms that hold for all our clients. What is particular to you, such as your fee, your area and your definition of a qualified consultation, stands in your own agreement.',
    'Reading this site binds you to nothing, and so does the strategy call. Nothing here is medical or legal advice.',
  ],
  facts: [
    { value: `${commitment.minimumDays} days`, text: 'is the minimum commitment.' },
    { value: `${commitment.noticeDays} days`, text: 'of written notice end the agreement after that.' },
    {
      value: `${terms.invoiceDueDays} days`,
      text: 'is when an invoice falls due. Invoices are sent monthly in advance.',
    },
    {
      value: `${terms.liabilityCapMonthsOfFees} months`,
      text: 'of fees, the most recent, are the limit of our liability.',
    },
  ],
  sections: [
    {
      id: 'guarantee',
      heading: 'The guarantees, in full',
      paragraphs: [
        `What counts. A qualified consultation is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}. ${qualifiedConsultation.agreed} Duplicates, existing patients and wrong contact details do not count.`,
        `The clock. Each period below is counted from ${guaranteeClock.startsOn}: ${guaranteeClock.launchDayIs}, or, for a service without ads, the day the work is live. We confirm that date to you by e-mail.`,
        `Paid traffic. Within ${paidTraffic.withinDays} days of launch we book at least ${count} qualified consultations in one ${paidTraffic.per}, meaning any ${paidTraffic.monthDays} days in a row that end by day ${paidTraffic.withinDays}. If we do not, we refund all fees you have paid us, from the first invoice on.`,
        `What’s included. Where you take the services together, qualified consultations are delivered within ${whatsIncluded.withinDays} days of launch. If they are not, we work without fee until they are.`,
        `Results. The results named in your agreement are reached within ${results.withinDays} days of launch. The agreement states the number and the remedy, and without both in writing there is no such guarantee.`,
        `Funnel. At least ${funnel.percentOfTraffic}% of the traffic to the funnel becomes ${funnel.becomes}: people who leave their contact details and whose answers fit your area, condition and price range. If not, we rebuild the funnel without charge.`,
        `Map pack. Your Google Business Profile reaches the top ${mapPack.topPlaces} of the map pack within ${mapPack.withinDays} days for the searches named in your agreement, which also names the remedy. Google sells and guarantees no such place; this promise is ours alone.`,
        `Follow-ups. Consultation bookings rise by at least ${followUps.percentMoreBookings}% against a baseline that we write down together beforehand. If not, we rebuild the follow-up without charge.`,
        `Your part. Answer approvals within ${terms.approvalBusinessDays} business days, keep the agreed ad budget running, offer free times for at least ${count} consultations a month, and pay invoices when due. Days lost because one of these is missing are added to the period.`,
        'What no guarantee covers. Ad spend goes from you to the platforms and is not refunded by us. No guarantee concerns a medical outcome, how many people arrive, or how many accept treatment.',
        'Two guarantees at once. Where two of them cover the same services, each stands as written, and you may use the one that is better for you.',
        'How to claim. Write to {email} when the period has ended. We count together, from the bookings themselves.',
      ],
    },
    {
      id: 'payment',
      heading: 'Payment',
      paragraphs: [
        `Fees are invoiced monthly in advance and due within ${terms.invoiceDueDays} days. A late payment costs ${terms.lateFeePercentPerMonth}% per month. Ad spend is paid by you to the platforms, separately from our fee.`,
      ],
    },
    {
      id: 'termination',
      heading: 'Minimum and notice',
      paragraphs: [
        `The agreement runs for at least ${commitment.minimumDays} days. After that either of us ends it with ${commitment.noticeDays} days’ written notice. Accounts, pages, guides and data stay yours.`,
      ],
    },
    {
      id: 'limitation',
      heading: 'Liability',
      paragraphs: [
        `Our liability is limited to the fees you paid in the last ${terms.liabilityCapMonthsOfFees} months. You are responsible for the medicine and for the truth of what you tell us about it; we are responsible for running nothing you have not approved.`,
        `Questions about these terms are answered within ${service.contactReplyBusinessDays} business days at {email}.`,
      ],
    },
  ],
  next: {
    text: 'If a term stands between you and a yes, say so on the call. We would rather know.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})

export const cookiePolicy = checkWords('words/pages/legal.ts (cookiePolicy)', pageSchema, {
  path: '/cookie-policy',
  title: 'Cookie policy: this site sets none',
  description:
    'This site sets no cookies: no analytics, no advertising, no sign-in. What would have to happen before that changes, and how you would be asked.',
  kicker: 'Cookie policy',
  headline: 'This site sets no cookies.',
  paragraphs: [
    `Effective and last updated ${policies.effective}. A cookie is a small text that a site leaves in your browser to know it again. There is no sign-in here, no analytics and no advertising, so there is nothing to remember you for.`,
    'The calendar for booking a call is our own, runs on our own server and sets none either.',
    'Should we switch on a service that sets cookies, this page will list each one with its purpose and its duration, and a banner will offer to accept all, reject the non-essential or choose. Nothing would be set before you answer.',
  ],
  facts: [
    { value: '0', text: 'cookies are set by any page of this site.' },
    { value: '0', text: 'outside services are told which pages you read.' },
    {
      value: 'GPC',
      text: 'A browser that sends Global Privacy Control counts as a refusal, whatever else happens.',
    },
  ],
  next: {
    text: 'What we do keep, when you book a call, stands in the privacy policy.',
    label: 'Read the privacy policy',
    href: '/privacy-policy',
  },
})
