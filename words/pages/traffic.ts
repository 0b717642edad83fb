import { dollars, span } from '../figures.ts'
import { pageSchema } from '../pages.schema.ts'
import { adBudget, content, growth, guarantees, qualifiedConsultation } from '../promises.ts'
import { checkWords } from '../schema.ts'

const { paidTraffic: goal, mapPack } = guarantees
const wording = '/terms-of-service#guarantee'

export const paidTraffic = checkWords('words/pages/traffic.ts (paidTraffic)', pageSchema, {
  path: '/paid-traffic',
  title: 'Paid traffic for cash-pay medical practices',
  description: `Facebook, Instagram and Google ads for cash-pay practices. ${goal.consultations} qualified consultations a month within ${goal.withinDays} days, or a refund of our fee.`,
  kicker: 'Paid traffic',
  headline: 'Ads are judged by who sits in your consultation room.',
  paragraphs: [
    'Many medical campaigns fail after the click. The ad does its work, the visitor lands on a home page with nine menus, leaves a number on a form, and is called back two days later about a price nobody mentioned. The ad gets the blame.',
    'We run the ads together with what comes after them: a page about one problem, an assessment that asks about area, condition and budget, and a calendar. Then we move the budget toward the ads that lead to qualified bookings and switch off the ones that bring clicks.',
    'Ads for medical services have rules of their own. Health conditions cannot be used to target people, some treatments need a certificate before Google shows the ad, and a landing page counts as part of it. We check this before the first dollar is spent, and tell you when a treatment cannot be advertised at all.',
  ],
  facts: [
    {
      value: `${goal.consultations} a month`,
      text: `qualified consultations within ${goal.withinDays} days of launch, or a refund of our fee, ad spend excepted.`,
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
    {
      value: `${adBudget.percentFacebookAndInstagram} / ${adBudget.percentGoogle}`,
      text: 'is a typical split of the budget: Facebook and Instagram first, Google for those who search.',
    },
    {
      value: `${span(growth.coldTrafficScalesInWeeks)} weeks`,
      text: 'is the time we plan for a new account to learn who responds and to scale.',
    },
    {
      value: dollars(adBudget.dollarsPerMonthManagedUpTo),
      text: 'a month is the largest ad budget we manage. You pay the platforms directly.',
    },
  ],
  sections: [
    {
      heading: 'What counts toward the number',
      paragraphs: [
        `A qualified consultation is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}. ${qualifiedConsultation.agreed}`,
      ],
    },
  ],
  next: {
    text: 'On the call we work out what one consultation may cost you before ads stop paying.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})

export const seo = checkWords('words/pages/traffic.ts (seo)', pageSchema, {
  path: '/seo',
  title: 'SEO for cash-pay medical practices',
  description: `Search as the long-term foundation of a cash-pay practice: what happens in which months, what it needs from you, and why it starts slowly.`,
  kicker: 'SEO',
  headline: 'Search starts slowly and is still there next year.',
  paragraphs: [
    'People who pay for treatment themselves search for weeks before they call. They look up the condition, then the treatment, then the price, then you. A practice that answers all four on its own site is known before the phone rings.',
    'We write pages for each condition you treat and articles for the questions before it, have you check the medicine, and mend what keeps search engines from reading the site. Nobody outside Google controls a position, and Google sells none.',
    'The first months show little. Pages have to be found, compared and trusted. We run ads meanwhile, because a practice cannot live on a curve that bends in month six.',
  ],
  facts: [
    {
      value: `Months ${growth.seoCompoundsAroundMonths.from}-${growth.seoCompoundsAroundMonths.to}`,
      text: 'is when the work usually begins to compound: older pages carry the newer ones.',
    },
    {
      value: `${growth.seoCompoundsOverMonths.from}-${growth.seoCompoundsOverMonths.to}+ months`,
      text: 'is the span over which search should be judged. A quarter says too little.',
    },
    {
      value: `${content.articlesPerMonth.from}-${content.articlesPerMonth.to}`,
      text: 'articles a month, each about one question patients ask, each approved by you.',
    },
  ],
  next: {
    text: 'On the call we look at what people in your area search for and who answers them today.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})

export const googleBusiness = checkWords('words/pages/traffic.ts (googleBusiness)', pageSchema, {
  path: '/google-business',
  title: 'Google Business Profile for medical practices',
  description:
    'Your Google Business Profile decides whether neighbors find you on the map. What we do with it, what we promise, and what Google does not.',
  kicker: 'Google Business Profile',
  headline: 'On a phone, the map is your front door.',
  paragraphs: [
    'Whoever searches for a treatment near home sees a map and three practices before any website. Which three depends on how near they are, how well the profile fits the search, and how well known the practice is. The first you cannot change. The other two are work.',
    'We choose the right categories, describe each service, keep hours and pictures current, make name, address and phone agree everywhere, and set up a way to ask every patient for a review. Every patient: asking only the happy ones breaks Google’s rules and misleads the next patient. We buy no reviews and write none.',
  ],
  facts: [
    {
      value: `Top ${mapPack.topPlaces}`,
      text: `of the map pack within ${mapPack.withinDays} days, for searches named in your agreement with what you get if we miss.`,
      termsLabel: 'The exact wording',
      termsHref: wording,
    },
    {
      value: 'No promise',
      text: 'of any place comes from Google. This guarantee is ours alone, and about our work.',
    },
    {
      value: `${mapPack.withinDays} days`,
      text: 'counted from launch day, which we confirm to you by e-mail.',
    },
  ],
  next: {
    text: 'On the call we open your profile beside the three that stand above it.',
    label: 'Book your free strategy call',
    href: '/book',
  },
})
