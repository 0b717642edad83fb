import { checkContent } from '../../content/fields.schema.ts'
import { capitalized, dollars, inWords, span } from '../../content/format-figures.ts'
import {
  clockFromFirstAd,
  guaranteeLink,
  heroGuaranteeLink,
  whatCounts,
  yourPart,
} from '../../content/guarantee-terms.ts'
import {
  adBudget,
  firstConsultation,
  growth,
  guarantees,
  pathwayAssessment,
  qualifiedConsultation,
  strategyCall,
  volume,
} from '../../content/promises.ts'
import { paidTrafficSchema } from '../../content/traffic.schema.ts'

const { paidTraffic: goal } = guarantees
const count = capitalized(goal.consultations)
const { percentFacebookAndInstagram: social, percentGoogle: search } = adBudget

export const paidTraffic = checkContent('app/routes/paid-traffic/content.ts', paidTrafficSchema, {
  meta: {
    title: 'Paid traffic for cash-pay medical practices',
    description: `Facebook, Instagram and Google ads for cash-pay practices. ${goal.consultations} qualified consultations a month within ${goal.withinDays} days, or a refund of our fee.`,
  },
  hero: {
    kicker: 'Paid traffic',
    headline: { plain: 'Ads are judged by', turn: 'who sits in your consultation room.' },
    lead: 'We run Facebook, Instagram and Google ads for cash-pay practices, together with the page, the assessment and the calendar behind them. What we count is consultations booked with people who fit.',
    callToAction: 'Book your free strategy call',
    link: heroGuaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. If your treatment cannot be advertised, you hear it there.`,
  },
  split: {
    title: 'A month’s ad budget in one hundred squares',
    social: {
      percent: social,
      name: 'Facebook and Instagram',
      text: 'Facebook and Instagram reach people who have the problem and are not searching today.',
    },
    search: {
      percent: search,
      name: 'Google',
      text: 'Google reaches those who type it into a search field tonight.',
    },
    description: `A sheet of one hundred squares. ${capitalized(social)} are filled for Facebook and Instagram, ${inWords(search)} are hatched for Google.`,
    note: `A typical split. It moves toward whatever books. You pay the platforms directly, and we manage budgets up to ${dollars(adBudget.dollarsPerMonthManagedUpTo)} a month.`,
  },
  failures: {
    kicker: 'Why campaigns fail',
    headline: 'Most medical campaigns break after the click.',
    lead: 'The path from an ad to a chair has five places where it breaks. The ad usually gets the blame for all of them.',
    items: [
      {
        place: 'The ad',
        text: 'It speaks to everyone within thirty miles. The curious click. The person whose feet burn at night scrolls past.',
      },
      {
        place: 'The page',
        text: 'The click lands on the home page: a photograph of the building, nine menus, no word about the problem in the ad.',
      },
      {
        place: 'The form',
        text: 'Name, phone, message. It asks for no area, no condition and no budget, so it lets everybody in.',
      },
      {
        place: 'The call back',
        text: 'Your front desk calls on the second day, between two patients. The person is at work and does not know the number.',
      },
      {
        place: 'The price',
        text: 'It is said last. By then two people have spent half an hour, and one of them feels misled.',
      },
    ],
  },
  features: {
    kicker: 'What we run',
    headline: 'Four things stand between the ad and the appointment.',
    seenLabel: 'You see it',
    items: [
      {
        title: 'Ads that name one problem',
        text: 'One complaint, one town, one plain sentence. We write several versions of each and you approve every claim in them. They promise information about a treatment and never its result.',
        seen: 'in the ad account, which is opened in your practice’s name.',
      },
      {
        title: 'A page for each ad',
        text: 'The sentence that was clicked stands at the top of the page it leads to. One subject, the limits of the treatment, a price range in plain view, one button.',
        seen: 'on your own domain.',
      },
      {
        title: `${capitalized(pathwayAssessment.questions)} questions before the calendar`,
        text: 'The assessment asks what a good front desk would ask. People who fit see your free times. The others get the guide, and nobody has to turn them down on the phone.',
        seen: 'beside each appointment, as their answers.',
      },
      {
        title: 'A budget that follows bookings',
        text: 'Money moves to the ads that end in a qualified booking. An ad with many clicks and no bookings is switched off, however well it looks in a report.',
        seen: 'once a month, as the cost of each booked, kept and accepted consultation.',
      },
    ],
  },
  rules: {
    kicker: 'The platforms’ rules',
    headline: 'Some treatments need a certificate. A few cannot run at all.',
    lead: 'We go through this list for each of your treatments before the first dollar is spent. A suspended account costs more weeks than a careful start.',
    points: [
      {
        title: 'Prescription services on Google',
        text: 'They are restricted, and the page behind an ad is judged as part of it. Some need certification by an outside body first, which is issued to the practice.',
      },
      {
        title: 'Health on Facebook and Instagram',
        text: 'Health advertisers may lose the use of what happens after a click. So bookings are counted in your own calendar, and no answer about a condition is sent to any platform.',
      },
      {
        title: 'Nobody is targeted by a diagnosis',
        text: 'Ads are shown by area and age. The words do the choosing: whoever has the problem recognizes it.',
      },
      {
        title: 'Off-label is called off-label',
        text: 'In the ad and on the page, in the first paragraph. It protects your license, and patients trust the rest more.',
      },
    ],
  },
  timeline: {
    kicker: 'The first three months',
    headline: 'Weeks to prepare, weeks to learn, then a steady book.',
    lead: 'These weeks are counted from your first session with us. The guarantee’s clock starts later, on launch day, in the second of the four spans.',
    description:
      'A sheet of thirteen weeks with five days each. Weeks 1 and 2 are empty, launch is marked at week 3, single days fill in weeks 4 to 6, more from week 7 on, and from week 9 nearly every day holds a new consultation.',
    note: 'A drawing of the plan. It shows no client’s quarter and promises no particular week.',
    launch: 'Launch',
    steps: [
      {
        when: 'Weeks 1-2',
        title: 'Prepare',
        text: 'Accounts are opened in your name, each treatment is checked against the platforms’ rules, and the definition of a qualified consultation is put in writing. Ads and pages are written; you approve them.',
      },
      {
        when: 'Weeks 3-4',
        title: 'Launch',
        text: 'Ads go live with several messages and a small budget each. The first consultations cost the most, because the account does not know yet who responds.',
      },
      {
        when: 'Weeks 5-8',
        title: 'Scale',
        text: `Whatever books gets the budget. Cold traffic takes ${span(growth.coldTrafficScalesInWeeks)} weeks to scale, and most practices should plan on the first consultations ${span(firstConsultation.weeksOnMostPages)} weeks in.`,
      },
      {
        when: 'Month 3+',
        title: 'Hold',
        text: `Volume turns consistent, as a rule within ${span(volume.consistentWithinDays)} days. From here the work is keeping it so: fresh messages before the old ones tire, and a budget that fits your free hours.`,
      },
    ],
  },
  guarantee: {
    kicker: 'The guarantee',
    headline: `${count} a month by day ${goal.withinDays}, or your fee back.`,
    promise: `We book at least ${inWords(goal.consultations)} qualified consultations in one month within ${goal.withinDays} days of launch. If we do not, we refund our fee.`,
    terms: [
      { ...whatCounts, meaning: `${whatCounts.meaning} ${qualifiedConsultation.agreed}` },
      clockFromFirstAd,
      {
        term: 'What a month is',
        meaning: `Any ${goal.monthDays} days in a row that end by day ${goal.withinDays}. Duplicates, existing patients and wrong numbers do not count.`,
      },
      yourPart,
      {
        term: 'What you get if we miss',
        meaning:
          'All fees you have paid us, from the first invoice on. Ad spend went from you to the platforms and is not ours to return.',
      },
      {
        term: 'What it does not cover',
        meaning: 'How many people arrive, how many accept treatment, and any medical outcome.',
      },
    ],
    link: guaranteeLink,
  },
  related: {
    headline: 'Traffic works best with these behind it.',
    items: [
      {
        name: 'Funnel creation',
        href: '/funnel-creation',
        text: 'The page, the assessment and the calendar that an ad leads to.',
      },
      {
        name: 'Automated follow-ups',
        href: '/automated-follow-ups',
        text: 'The e-mails for everyone who clicked, read and did not book yet.',
      },
      {
        name: 'SEO',
        href: '/seo',
        text: 'Visits that carry on when the ads pause. Slower to come, slower to go.',
      },
      {
        name: 'Patient Acquisition Machine',
        href: '/patient-acquisition-machine',
        text: 'Ads, funnel and follow-up under one agreement with one number.',
      },
    ],
  },
  closing: {
    headline: 'Find out what one consultation may cost you.',
    text: 'On the call we work out the figure above which ads stop paying for your practice. If your area is already more expensive than that, we say so and you keep your money.',
    callToAction: 'Book your free strategy call',
  },
})
