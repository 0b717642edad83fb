import { checkContent } from '../../content/checks/fields.schema.ts'
import { dashSpan, dollars, span } from '../../content/checks/format-figures.ts'
import { content, growth, service, strategyCall } from '../../content/promises/promises.ts'
import { catchUpMonth } from './channel-costs.ts'
import { seoSchema } from './content.schema.ts'

const { from, to } = content.articlesPerMonth
const compounds = growth.seoCompoundsAroundMonths
const horizon = growth.seoCompoundsOverMonths

/** Sample values, not data; the page says so. */
const last = { fromMonth: 7, toMonth: 12, consultationsPerMonth: 15 }
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
const adsPerMonth = assumptions.searchPerMonthDollars / assumptions.adsPerConsultationDollars
const catchUp = catchUpMonth(assumptions.spans, adsPerMonth)
const morePerYear = (last.consultationsPerMonth - adsPerMonth) * 12
const budget = dollars(assumptions.searchPerMonthDollars)

export const seo = checkContent('app/routes/seo/content.ts', seoSchema, {
  meta: {
    title: 'SEO for cash-pay medical practices',
    description:
      'What SEO does for a cash-pay practice in its first 12 months, what it costs compared with ads, and what we don’t promise.',
  },
  hero: {
    kicker: 'SEO',
    headline: { plain: 'Pages that keep bringing patients', turn: 'for years.' },
    lead: `We write ${from} to ${to} articles a month for your site, and you check the medical facts. SEO takes ${horizon.from} to ${horizon.to} months or more to pay off. If you need patients sooner, start with ads.`,
    callToAction: 'Book your free strategy call',
    link: { label: 'Compare the cost with ads', href: '/seo#costs' },
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We’ll look up who answers your patients’ searches today.`,
  },
  library: {
    monthLabel: 'Month',
    compounds: `Months ${dashSpan(compounds)}: SEO usually starts to compound`,
    description: `12 stacks of small pages, one for each month, that grow by ${from} to ${to} pages a month: ${from * 2} to ${to * 2} after month 2, ${from * 4} to ${to * 4} after month 4, ${from * 6} to ${to * 6} after month 6 and ${from * 12} to ${to * 12} after month 12. Months ${span(compounds)} are marked.`,
    note: `Articles on your site after each month. Solid: ${from} articles a month. Faint: up to ${to}.`,
  },
  foundation: {
    headline: 'SEO is your long-term foundation.',
    paragraphs: [
      'An ad brings visitors as long as you pay for it. A page that answers a patient’s question can keep bringing them in for years, if you keep it current.',
      'Good pages also help each other. Readers and search engines follow the links from one to the next, so people find your tenth article more easily than your first.',
    ],
    layers: [
      {
        title: 'A site that search engines can read',
        text: 'It loads fast on a phone and shows the same name, address and hours everywhere.',
      },
      {
        title: 'A page for each condition and treatment',
        text: 'These are the pages people need when they’re choosing a treatment and a clinic.',
      },
      {
        title: `${from} to ${to} articles a month`,
        text: 'Each answers one question that patients type, and names its sources. Nothing goes live until you’ve read and approved it.',
      },
    ],
  },
  timeline: {
    headline: 'What happens in the first 12 months',
    lead: `Give SEO ${horizon.from} to ${horizon.to} months or more. It’s too soon to judge after 3.`,
    steps: [
      {
        from: 1,
        to: 2,
        when: 'Months 1–\u20602',
        title: 'Fix the site',
        text: 'We fix what keeps search engines and phones from reading it, list what people in your area search for and publish the first condition pages. Traffic hardly changes.',
      },
      {
        from: 3,
        to: 4,
        when: 'Months 3–\u20604',
        title: 'Cover every treatment',
        text: 'Each condition and treatment gets its page. Articles start to show up for long, specific questions that few sites answer.',
      },
      {
        from: 5,
        to: 6,
        when: 'Months 5–\u20606',
        title: 'Connect the pages',
        text: 'We link the pages to each other and to your calendar. We rewrite or remove articles that don’t get readers.',
      },
      {
        from: last.fromMonth,
        to: last.toMonth,
        when: 'Months 7–\u206012',
        title: 'Older pages lift newer ones',
        text: `Your first articles have readers and links by now, and they help the next ones rank. This compounding usually starts around months ${span(compounds)}.`,
      },
    ],
  },
  searches: {
    headline: 'One patient makes 4 searches before she calls.',
    lead: 'Her feet burn at night, and it takes her about 6 weeks to get from the symptom to a clinic. You need a page for each search.',
    pageLabel: 'We write',
    items: [
      {
        when: 'Week 1, at night',
        query: 'why do my feet burn at night',
        wants: 'What it is, and whether it’s serious',
        page: 'an article that answers in its first 50 words',
      },
      {
        when: 'Week 3',
        query: 'neuropathy treatment options',
        wants: 'What can be done, including what you don’t offer',
        page: 'a condition page with the evidence for each option',
      },
      {
        when: 'Week 5',
        query: 'neuropathy treatment cost',
        wants: 'Whether she can afford it',
        page: 'a price page with a range for each treatment',
      },
      {
        when: 'Week 6',
        query: 'neuropathy clinic near me',
        wants: 'Which clinic to call. She’s seen your name 3 times',
        page: 'a page for your town that matches your Google profile',
      },
    ],
  },
  anatomy: {
    headline: 'What goes on each page',
    sheetTitle: 'Why do my feet burn at night?',
    parts: [
      { name: 'The question', text: 'In the words patients type. The clinical name comes later.' },
      { name: 'The answer', text: 'In the first 50 words, for people who don’t need more.' },
      {
        name: 'The options',
        text: 'All of them, including waiting and seeing a family doctor. Yours are listed with the rest.',
      },
      {
        name: 'The price range',
        text: 'People who have to call for a price often call someone else.',
      },
      {
        name: 'The limits',
        text: 'Who it isn’t for, what studies didn’t find and which uses are off-label.',
      },
      { name: 'The clinician', text: 'Name, license and the date of the last review.' },
    ],
    description:
      'A drawn page with 6 numbered parts from top to bottom: the question as its title, the answer, a list of options, a price range, a box with limits, and a line with the clinician’s name and the date of review.',
  },
  costs: {
    headline: 'SEO costs more than ads at first, then less.',
    lead: `In this example you spend ${budget} a month. Ads bring ${adsPerMonth} consultations from the start. SEO brings ${assumptions.spans[0]?.consultationsPerMonth} a month at first and ${last.consultationsPerMonth} a month from month ${last.fromMonth} on.`,
    description: `A chart of 12 months. Ads are a level line at ${adsPerMonth} consultations a month. SEO is a bar for each month: ${assumptions.spans.map((one) => `${one.consultationsPerMonth} in months ${span({ from: one.fromMonth, to: one.toMonth })}`).join(', ')}.`,
    chartTitle: `Consultations a month for ${budget}`,
    adsLine: `Ads: ${adsPerMonth} every month`,
    spanLabel: 'Months',
    adsLabel: 'Ads',
    searchLabel: 'SEO',
    countLabel: 'Consultations from SEO',
    caption: 'Cost of one consultation',
    assumptions,
    yearLabel: 'Full year',
    reading: `After a year you’re about even. By month ${catchUp}, SEO has brought as many consultations as ads for the same money, and about ${morePerYear} more every year after that, as long as the work continues. Until then, ads can fill your schedule and pay for the wait. If you might sell or close within 2 years, buy ads only.`,
    disclaimer:
      'The prices and the growth are assumptions for this example. They aren’t a client’s results or a forecast.',
  },
  limits: {
    headline: 'What you won’t get from us',
    items: [
      {
        title: 'A promised position in Google',
        text: 'Google decides its results, and no agency controls them. Our one ranking promise is for the map, and its terms are on the Google Business Profile page.',
      },
      {
        title: 'Paid links or made-up reviews',
        text: 'Either can surface years later, with your practice’s name on it.',
      },
      {
        title: 'A report you can’t check',
        text: `Each month you see which pages led to which consultations. We go through it on a call of ${span(service.monthlyCallMinutes)} minutes.`,
      },
    ],
  },
  closing: {
    headline: 'Start with what your schedule needs.',
    choices: [
      {
        situation: 'You need patients this quarter',
        advice: `Start with ads, which scale in ${span(growth.coldTrafficScalesInWeeks)} weeks.`,
        link: { label: 'Paid traffic', href: '/paid-traffic' },
      },
      {
        situation: 'People nearby can’t find you on the map',
        advice: 'Fix your profile first. It can move sooner than your website.',
        link: { label: 'Google Business Profile', href: '/google-business' },
      },
      {
        situation: 'You get website traffic but few appointments',
        advice: 'Fix the page, the questions and the calendar before you pay for more traffic.',
        link: { label: 'Funnel creation', href: '/funnel-creation' },
      },
    ],
    text: `Bring the 3 questions you hear most from new patients. On the call we’ll type them in, see who answers them in your town, and tell you whether SEO could pay off for you within ${catchUp} months.`,
    callToAction: 'Book your free strategy call',
  },
})
