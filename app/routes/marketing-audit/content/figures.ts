import type { AuditStation } from '../content.schema.ts'

export const figures: AuditStation = {
  id: 'figures',
  name: 'Knowing your numbers',
  person: 'Last, look at your records, your accounts and the data your pages share.',
  questions: [
    {
      id: 'q13',
      name: 'Counting patients',
      asks: 'Do you know last month’s 4 key numbers?',
      tool: 'Your records',
      minutes: 4,
      check:
        'Write down last month’s inquiries, consultations booked, consultations kept and treatments started. If you find 3 of the 4 within 4 minutes, answer “partly.”',
      why: 'Without them, no one can tell where you lose people, or whether a fix worked.',
      more: { label: 'Use them in the ROI calculator', href: '/roi-calculator' },
      means: {
        yes: 'Compare last month with the same month a year ago, and you have a report.',
        partly: 'One missing number hides 2 steps: the one before it and the one after.',
        no: 'You can’t verify what an agency tells you, or explain a slow month.',
        unknown: 'Start here. Without these numbers, the other fixes are guesses.',
      },
      effort: 'hour',
      fix: {
        title: 'Start a 4-column tally at the front desk on Monday',
        text: 'Paper is fine. Make one mark for each inquiry, booking, visit and treatment, and add them up at the end of the month.',
      },
    },
    {
      id: 'q14',
      name: 'The accounts',
      asks: 'Does the practice own its domain, profile and ad accounts?',
      tool: 'A computer',
      minutes: 10,
      check:
        'Try to sign in to each one as its owner. If you can only view one, answer “partly.” If an agency has to let you in, answer “no.”',
      why: 'The owner keeps an account’s history. If you own it, you can change agencies and keep going. If you don’t, you start over.',
      means: {
        yes: 'Keep the list of accounts and owners where 2 people can find it.',
        partly: 'You could leave your agency, but you’d leave something behind.',
        no: 'If you leave, someone else decides what happens to your accounts.',
        unknown: 'Ask each vendor by email whose name the account is in. Keep the answers.',
      },
      effort: 'hour',
      fix: {
        title: 'Ask in writing to be made the owner of each account',
        text: 'List the domain, website, business profile, ad accounts and calendar. Set a deadline, and ask before you sign the next contract.',
      },
    },
    {
      id: 'q15',
      name: 'Tracking tags',
      asks: 'Are your booking and questionnaire pages free of ad tags?',
      tool: 'A computer',
      minutes: 10,
      check:
        'On each of these pages, and on the thank-you page, press F12, choose Network, reload, and search for facebook and doubleclick. If only some pages are clean, answer “partly.”',
      why: 'In February 2023, GoodRx agreed to pay $1.5 million over FTC charges that it shared people’s health data with ad platforms.',
      source: {
        name: 'FTC, GoodRx, February 2023',
        address:
          'https://www.ftc.gov/news-events/news/press-releases/2023/02/ftc-enforcement-action-bar-goodrx-sharing-consumers-sensitive-health-info-advertising',
      },
      means: {
        yes: 'Check again after every change an agency makes. Tags come back.',
        partly: 'What people type on the other pages may still go to a platform.',
        no: 'A platform may learn who asked about which condition. Call your attorney today.',
        unknown: 'Ask the person who built the site for a list of its tags, in writing.',
      },
      effort: 'hour',
      fix: {
        title: 'Take ad tags off every page that asks about health',
        text: 'That means booking, questionnaire and thank-you pages. Have your web person do it now and show you the empty list. Then ask your attorney about data already sent.',
      },
    },
  ],
}
