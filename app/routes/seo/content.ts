import { checkContent } from '../../content/fields.schema.ts'
import { dollars, span } from '../../content/format-figures.ts'
import { content, growth, service, strategyCall } from '../../content/promises.ts'
import { seoSchema } from '../../content/traffic.schema.ts'

const { from, to } = content.articlesPerMonth
const months = span(growth.seoCompoundsAroundMonths)

/** The span that determines the price at the start of the second year. */
const last = { fromMonth: 7, toMonth: 12, consultationsPerMonth: 15 }
/** Sample values, not data; the page says so. */
const assumptions = {
  adsPerConsultationDollars: 300,
  searchPerMonthDollars: 3_000,
  spans: [
    { fromMonth: 1, toMonth: 2, consultationsPerMonth: 1 },
    { fromMonth: 3, toMonth: 4, consultationsPerMonth: 3 },
    { fromMonth: 5, toMonth: 6, consultationsPerMonth: 8 },
    last,
  ],
}

export const seo = checkContent('app/routes/seo/content.ts', seoSchema, {
  meta: {
    title: 'SEO for cash-pay medical practices',
    description:
      'Search as the long-term foundation of a cash-pay practice: what happens in which months, what it costs beside ads, and what nobody can promise.',
  },
  hero: {
    kicker: 'SEO',
    headline: { plain: 'Search starts slowly', turn: 'and is still there next year.' },
    lead: 'People who pay for treatment themselves search for weeks before they call. We write and mend the pages that answer them, under your name and with your corrections, so that they know you before the phone rings.',
    callToAction: 'Book your free strategy call',
    link: { label: 'What it costs beside ads', href: '/seo#costs' },
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We look up together who answers your patients’ searches today.`,
  },
  searches: {
    title: 'Four searches before one phone call',
    items: [
      {
        when: 'Week 1, at night',
        query: 'why do my feet burn at night',
        wants: 'What is this, and is it serious.',
      },
      {
        when: 'Week 3',
        query: 'neuropathy treatment options',
        wants: 'What can be done, the modest answers included.',
      },
      { when: 'Week 5', query: 'neuropathy treatment cost', wants: 'Whether they can afford to ask.' },
      {
        when: 'Week 6',
        query: 'neuropathy clinic near me',
        wants: 'Who it will be. By now one name is familiar.',
      },
    ],
    description:
      'Four search fields on a line of six weeks. The first asks about a symptom, the second about treatments, the third about cost, the last about a clinic nearby.',
    note: 'An invented patient. The order, from complaint to clinic, is the one we write for.',
  },
  foundation: {
    kicker: 'The foundation',
    headline: 'Ads are rent. Pages are masonry.',
    paragraphs: [
      'An ad brings visitors for as long as you pay for it, and on the day you stop it brings none. A page that answers a patient’s question well goes on answering it. It was paid for once, and it carries the page written after it, because readers and search engines move from one to the next.',
      'Three kinds of work make up the foundation. The ground: a site that loads fast on a phone, can be read by search engines, and says the same name, address and hours everywhere. The walls: one page for each condition you treat and each treatment you offer. The rooms: articles for the questions that come before anyone knows your treatment exists.',
      `We write ${from} to ${to} articles a month. Each takes one question that patients type, answers it in the first paragraph, names its sources, and goes to you before it is public. Your part is to correct the medicine. Nothing is published that you have not read.`,
    ],
    aside:
      'A practice cannot live on a curve that bends in month six. So most owners run ads meanwhile, and let search take over part of the load as it grows.',
  },
  anatomy: {
    kicker: 'One page, looked at closely',
    headline: 'A page earns its place by answering first.',
    sheetTitle: 'Why do my feet burn at night',
    parts: [
      {
        name: 'The question',
        text: 'As patients type it, as the title. The clinical name follows in the text.',
      },
      {
        name: 'The answer',
        text: 'In the first fifty words. Whoever needs no more has been served, and remembers where.',
      },
      {
        name: 'The options',
        text: 'All of them, waiting and the family doctor included. The ones you sell come in their turn.',
      },
      { name: 'The price range', text: 'On the page. A reader who has to call for it calls somebody else.' },
      {
        name: 'The limits',
        text: 'Whom the treatment does not suit, and what studies did not find. Off-label is called so.',
      },
      {
        name: 'The clinician',
        text: 'Name, license and the date of the last review. In medicine a page without an author counts for little.',
      },
    ],
    description:
      'A drawn page with six numbered parts from top to bottom: the question as its title, the answer, a list of options, a price range, a box with limits, and a line with the clinician’s name and the date of review.',
    note: 'The build of a condition page. Lines stand for text.',
  },
  timeline: {
    kicker: 'The first year',
    headline: 'For two quarters you build. In the third it begins to carry.',
    lead: `The bars count articles published by the end of each month, at ${from} to ${to} a month. What they bring in visits depends on your area; what we can show is the work.`,
    chartTitle: 'Articles on your site by the end of each month',
    after: 'Month',
    description: `Twelve bars that grow by the same step each month: ${from * 2} to ${to * 2} articles after month 2, ${from * 4} to ${to * 4} after month 4, ${from * 6} to ${to * 6} after month 6 and ${from * 12} to ${to * 12} after month 12. Months ${months} are marked as the time in which search usually begins to compound.`,
    note: `The solid part is ${from} a month, the outlined part the difference to ${to}. Shaded: months ${months}, when the work usually begins to compound.`,
    steps: [
      {
        when: 'Months 1-2',
        title: 'Mend the ground',
        text: 'We repair what keeps search engines and phones from reading your site, list what your area searches for, and publish the first condition pages. Visits hardly move.',
      },
      {
        when: 'Months 3-4',
        title: 'Put up the walls',
        text: 'Each condition and treatment has its page. The articles begin to be found for long, exact questions that few people ask and few sites answer.',
      },
      {
        when: 'Months 5-6',
        title: 'Join the rooms',
        text: 'Pages link to one another and to the assessment. The first consultations come whose answers name an article. What nobody reads is rewritten or removed.',
      },
      {
        when: 'Months 7-12',
        title: 'Let it carry',
        text: `Older pages lift newer ones, which is what compounding means here: usually around months ${months}. Judge the whole over ${growth.seoCompoundsOverMonths.from} to ${growth.seoCompoundsOverMonths.to} months or longer. A quarter says too little.`,
      },
    ],
  },
  costs: {
    kicker: 'Cost comparison',
    headline: 'In the first year search saves nothing. In the second it can.',
    lead: 'One practice on paper. Ads cost the same for each consultation all year. Search costs the same each month and brings little at first, so its first consultations are the most expensive you will ever buy.',
    spanLabel: 'Months',
    adsLabel: 'Ads',
    searchLabel: 'Search',
    caption: `The cost of one consultation, if ads cost ${dollars(assumptions.adsPerConsultationDollars)} for each and the work on search ${dollars(assumptions.searchPerMonthDollars)} a month.`,
    bringsBefore: 'from',
    bringsAfter: 'a month',
    assumptions,
    yearLabel: 'Year',
    reading: `Over the year the two come out close together. The difference is in what you own at the end of it: the ads are over, and the pages go on bringing consultations at about the price of months ${last.fromMonth} to ${last.toMonth}, as long as they are kept up. If your practice may not exist in two years, buy ads only.`,
    disclaimer:
      'Both prices and the climb in the last column are assumptions chosen to show the sum. They are no client’s results, no average and no forecast.',
  },
  limits: {
    kicker: 'What stands on no invoice',
    headline: 'Nobody can sell you a place in the results.',
    points: [
      {
        title: 'No position is guaranteed',
        text: 'Search engines sell none and explain none, so no rank is promised here. For the map alone we make a promise, on its own page, with its terms beside it.',
      },
      {
        title: 'No bought links, no invented reviews',
        text: 'Both can be found out long after they were paid for, and then the practice bears it, with its own name.',
      },
      {
        title: 'No claim that a study does not carry',
        text: 'Regulators read websites. A sentence that pleases a search engine and overstates a treatment is the costliest one on it.',
      },
      {
        title: 'A report you can argue with',
        text: `Once a month: which pages brought which consultations, and what we change. The call takes ${span(service.monthlyCallMinutes)} minutes.`,
      },
    ],
  },
  related: {
    headline: 'Until the walls stand, these carry the load.',
    items: [
      {
        name: 'Paid traffic',
        href: '/paid-traffic',
        text: `Scales in ${span(growth.coldTrafficScalesInWeeks)} weeks and fills the months before search carries.`,
      },
      {
        name: 'Google Business Profile',
        href: '/google-business',
        text: 'The map is search too, and it answers sooner than the pages do.',
      },
      {
        name: 'Funnel creation',
        href: '/funnel-creation',
        text: 'Where a reader of an article goes next: the assessment and the calendar.',
      },
    ],
  },
  closing: {
    headline: 'See who answers your patients today.',
    text: 'Bring the three questions you hear most in the consultation room. On the call we type them in and look at what comes up in your town.',
    callToAction: 'Book your free strategy call',
  },
})
