import type { AuditStation } from '../content.schema.ts'

export const figures: AuditStation = {
  id: 'figures',
  name: 'Knowing the figures',
  person: 'The visit is over. What stays with you are records, accounts, and what your pages told others.',
  questions: [
    {
      id: 'q13',
      name: 'The count',
      asks: 'Can you say four numbers for last month?',
      tool: 'Your records',
      minutes: 10,
      check:
        'Inquiries, consultations booked, consultations kept, treatments begun. From records, not from memory, and counts only, no names. Three of the four count as partly.',
      why: 'Without them nobody can tell which station loses people, nor whether a repair did anything.',
      more: { label: 'What the four numbers decide', href: '/roi-calculator' },
      means: {
        yes: 'Set last month beside the same month a year ago, and you have a report.',
        partly: 'One gap in the row hides two stations, the one before it and the one after.',
        no: 'Any agency can tell you anything, and so can any slow month.',
        unknown: 'If the owner does not know, the practice does not. That is the finding.',
      },
      effort: 'hour',
      fix: {
        title: 'Keep four columns at the front desk, from Monday on',
        text: 'Paper will do. One stroke for each inquiry, booking, visit and treatment; add them up on the last day of the month.',
      },
    },
    {
      id: 'q14',
      name: 'The keys',
      asks: 'Do domain, profile and ad accounts belong to the practice?',
      tool: 'A computer',
      minutes: 10,
      check:
        'Try to sign in to each as its owner. One that you can only read counts as partly. If an agency has to let you in, it is a no.',
      why: 'Whoever owns an account keeps its history. When you part with an agency, you go on with it, or you begin again.',
      means: {
        yes: 'Keep the list of accounts and owners where two people can find it.',
        partly: 'You could leave your agency, and would leave something behind.',
        no: 'Somebody else decides what happens to your name if you part.',
        unknown: 'Ask each supplier by e-mail in whose name it runs. Keep the answers.',
      },
      effort: 'hour',
      fix: {
        title: 'Ask in writing to be made owner of each account',
        text: 'Domain, website, business profile, ad accounts, calendar. Give a date, and ask before the next contract is signed.',
      },
    },
    {
      id: 'q15',
      name: 'The tags',
      asks: 'Are booking and questionnaire pages free of ad tags?',
      tool: 'A computer',
      minutes: 10,
      check:
        'On each such page, and on the one that says thank you, press F12, choose Network, load it again, and search for facebook and doubleclick. Only some pages clean counts as partly.',
      why: 'The Federal Trade Commission acted against GoodRx in February 2023, for $1.5 million. The charge: data about people’s health had gone to ad platforms.',
      source: {
        name: 'FTC, GoodRx, February 2023',
        address:
          'https://www.ftc.gov/news-events/news/press-releases/2023/02/ftc-enforcement-action-bar-goodrx-sharing-consumers-sensitive-health-info-advertising',
      },
      means: {
        yes: 'Look again after every change by an agency: tags come back.',
        partly: 'What people write on the other pages may still leave the house.',
        no: 'A platform may learn who asked about which condition. That is for counsel today.',
        unknown: 'Ask whoever built the site for a list of its tags, in writing.',
      },
      effort: 'hour',
      fix: {
        title: 'Take ad tags off every page that asks about health',
        text: 'Booking, questionnaire, thank-you page. Have whoever built the site do it now and show you the empty list. Then ask counsel what has already gone out.',
      },
    },
  ],
}
