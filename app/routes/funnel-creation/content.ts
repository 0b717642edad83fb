import { checkContent } from '../../content/checks/fields.schema.ts'
import { clockFromLiveWork, guaranteeLink } from '../../content/promises/guarantee-terms.ts'
import { guarantees, pathwayAssessment, strategyCall } from '../../content/promises/promises.ts'
import { funnelCreationSchema } from './content.schema.ts'

const { percentOfTraffic: percent } = guarantees.funnel
const { questions, underMinutes: minutes } = pathwayAssessment
const visitors = 100
const leads = (visitors * percent) / 100

export const funnelCreation = checkContent('app/routes/funnel-creation/content.ts', funnelCreationSchema, {
  meta: {
    title: 'Funnel creation for cash-pay practices',
    description: `We build the page, questions, calendar and guide that turn a click into an appointment. ${percent}% of traffic becomes qualified leads, or we rebuild it free.`,
  },
  hero: {
    kicker: 'Funnel creation',
    headline: {
      plain: `Turn ${leads} of every ${visitors} visitors`,
      turn: 'into qualified leads.',
    },
    lead: `We build the page, questions, calendar and guide that turn a click into an appointment. We guarantee that ${percent}% of the traffic becomes qualified leads, or we rebuild the funnel free. Fees aren’t refunded.`,
    callToAction: 'Book your free strategy call',
    link: guaranteeLink,
    smallPrint: `${strategyCall.minutesOnMostPages} minutes by video, free. We’ll look at your site on a phone together.`,
  },
  funnel: {
    headline: `How the funnel works, from ${visitors} visitors to ${leads} leads`,
    lead: `Visitors leave at 4 points, so we build something for each one. Only the ${visitors} and the ${leads} come from our guarantee. The numbers in between are an example, and yours will differ.`,
    visitors,
    visitorsLabel: `${visitors} visitors arrive`,
    leaveLabel: 'leave',
    leads,
    description: `${visitors} small squares, one for each visitor. Further down, the squares that are left get fewer at each of 4 steps: 48, then 24, and in the end ${leads}.`,
    steps: [
      {
        name: 'The landing page',
        text: 'It opens with the words people clicked on. It explains one treatment, its limits and its price range, so people who can’t pay it leave before anyone spends time on them.',
        leave: 52,
        leaveText: 'They have a different problem, or they can’t pay the price.',
        booked: 0,
        left: 48,
        leftText: '48 keep going',
      },
      {
        name: `${questions} questions`,
        text: `They take under ${minutes} minutes and cover area, condition, history and budget. They don’t diagnose anyone, and the page says so. No ad pixel runs here, so ad platforms never see an answer.`,
        leave: 24,
        leaveText: 'Some stop halfway, and some aren’t a fit.',
        booked: 0,
        left: 24,
        leftText: '24 fit your practice',
      },
      {
        name: 'The calendar',
        text: 'People who fit see your open times on the same screen, while the phone is still in their hand. They can book right away. Area, price and history come with the appointment, once we’ve signed a business associate agreement (BAA). The version on this site doesn’t keep any answers.',
        leave: 0,
        leaveText: '17 fit but aren’t ready to book yet.',
        booked: 7,
        left: 24,
        leftText: '7 book a time',
      },
      {
        name: 'The guide',
        text: 'It’s for people who fit but aren’t ready: a short guide in your name with every option, its evidence and its price. They give an email address to get it, and your follow-up emails start.',
        leave: 9,
        leaveText: 'They don’t ask for the guide.',
        booked: 7,
        left: leads,
        leftText: '8 more ask for the guide',
      },
    ],
  },
  guarantee: {
    headline: `At least ${percent}% of traffic becomes qualified leads.`,
    leadsLabel: `${leads} qualified leads: 7 booked, 8 with your guide`,
    promise: `If fewer than ${percent}% of the visitors to your funnel become qualified leads, we rebuild the funnel at no charge.`,
    terms: [
      {
        term: 'What a qualified lead is',
        meaning:
          'Someone who leaves contact details and who live in your area, have the condition you treat and can pay your prices. An email address without those answers doesn’t count.',
      },
      clockFromLiveWork,
      {
        term: 'How we measure it',
        meaning:
          'Your agreement sets how many days and how many visitors we measure. We need enough visitors for the percentage to mean something.',
      },
      {
        term: 'What you get if we miss',
        meaning: 'New pages, new questions and new tests, free. We don’t refund fees or ad spend.',
      },
      {
        term: 'What it doesn’t cover',
        meaning: 'Bookings, visits and treatments. Those also depend on your calendar and your consultation.',
      },
      {
        term: `How ${percent}% compares`,
        meaning:
          'Unbounce, which sells landing pages, reported a median of 6.6% for 41,000 pages in 2024. That covers all industries and counts any completed form.',
        source: {
          name: 'Unbounce, Conversion Benchmark Report',
          address: 'https://unbounce.com/conversion-benchmark-report/',
        },
      },
    ],
    link: guaranteeLink,
  },
  websites: {
    headline: 'Why your website loses these visitors',
    paragraphs: [
      'Your website has to serve patients, referring doctors and job applicants, so its menu has 9 items. Someone with a sore knee opens 2 of them, finds your mission statement and goes back to the search results.',
      'They wanted to know if you treat knees like theirs, what it costs and when they could come in. Many sites answer the first on one page, never answer the second, and put the third behind a form that no one reads until Monday.',
      'Keep your website, because it does other jobs well. Just don’t send people there from an ad.',
    ],
    site: {
      label: 'A typical practice website',
      menu: [
        'Home',
        'About us',
        'Our team',
        'Services',
        'Conditions',
        'Patient forms',
        'News',
        'Careers',
        'Contact',
      ],
    },
    page: {
      label: 'A funnel page',
      title: 'For knees that hurt on the stairs',
      price: 'What a visit and treatment cost',
      button: 'See if it’s a fit',
    },
    description:
      'Two drawn phone screens. The first shows a website’s menu with 9 items. The second shows one page with a headline about one condition, a price range and one button.',
  },
  integrations: {
    headline: 'How the funnel works with our other services',
    fromLabel: 'Service',
    givesLabel: 'What it sends',
    soThatLabel: 'What we do with it',
    and: 'and',
    rows: [
      {
        from: [{ label: 'Paid traffic', href: '/paid-traffic' }],
        gives: 'A visitor, and the words that made them click.',
        soThat: 'We open the page with those words.',
      },
      {
        from: [{ label: 'The funnel' }],
        gives: 'Which ads led to a booking, without names or health answers.',
        soThat: 'We move the ad budget to the ads that book.',
      },
      {
        from: [{ label: 'Automated follow-ups', href: '/automated-follow-ups' }],
        gives: 'Emails to people who stopped partway or asked for the guide.',
        soThat: 'We bring them back to the calendar when they’re ready.',
      },
      {
        from: [
          { label: 'SEO', href: '/seo' },
          { label: 'Google Business', href: '/google-business' },
        ],
        gives: 'People who found you on their own.',
        soThat: 'We ask them the same questions, so you can compare every source.',
      },
    ],
  },
  deliverables: {
    headline: 'What you get and keep',
    items: [
      'A landing page for each treatment we advertise, on your domain',
      `A set of ${questions} questions with your rules for who fits`,
      'A guide in your name, as a web page and a PDF',
      'A calendar that shows your open times',
      'Confirmation emails in your words',
      'Counts of page visits, answers and bookings, without names',
      'A written record of each medical claim and who approved it',
      'A test of every step on real phones before launch',
    ],
    note: 'The domain, pages, text and lists are in your practice’s name from the first day. If we part ways, you keep what you’ve paid for and remove our access.',
  },
  closing: {
    headline: 'Count the taps on your own site.',
    text: 'Open your home page on your phone and count the taps until you see an open appointment. We’ll do it with you on the call, and you keep the list of what we find.',
    callToAction: 'Book your free strategy call',
    tapLabel: 'Tap',
    goal: 'An open time',
  },
})
