import { checkContent } from '../fields.schema.ts'
import { chapterSchema } from '../guide.schema.ts'
import { edition, printDate } from './edition.ts'

export const sources = checkContent('app/content/guide/sources.ts', chapterSchema, {
  title: 'Sources, and how to check them',
  lead: `What stands in this guide was read to ${printDate(edition.asOf)}. Whether it still holds takes five minutes to see.`,
  blocks: [
    {
      kind: 'steps',
      items: [
        'Search federalregister.gov for “telemedicine flexibilities controlled medications” and sort by date. Anything after December 31, 2025 changes chapter 1.',
        'Open 21 CFR 1307.41 at ecfr.gov. The date in its text is the date that holds.',
        'Look at your state boards and monitoring program, as chapter 8 says.',
      ],
    },
    {
      kind: 'sources',
      items: [
        {
          text: 'Fourth extension: 90 FR 61301–61306, December 31, 2025; also quoted for the Act of 2008 and its seven exceptions.',
          href: 'https://www.govinfo.gov/app/details/FR-2025-12-31',
        },
        {
          text: 'The rule itself, as it stands today: 21 CFR 1307.41, with its twin 42 CFR 12.1.',
          href: 'https://www.ecfr.gov/current/title-21/section-1307.41',
        },
        {
          text: 'Buprenorphine, VA and special registration: 90 FR 6504, 6523 and 6541, January 17, 2025.',
          href: 'https://www.govinfo.gov/app/details/FR-2025-01-17',
        },
        {
          text: 'Delay of both final rules to December 31, 2025: 90 FR 13410, March 24, 2025; before it 90 FR 9841.',
          href: 'https://www.govinfo.gov/app/details/FR-2025-03-24',
        },
        {
          text: 'Third extension: 89 FR 91253, November 19, 2024.',
          href: 'https://www.govinfo.gov/app/details/FR-2024-11-19',
        },
        {
          text: 'Second extension: 88 FR 69879, October 10, 2023.',
          href: 'https://www.govinfo.gov/app/details/FR-2023-10-10',
        },
        {
          text: 'The proposal’s docket with its comments: DEA-2023-0029.',
          href: 'https://www.regulations.gov/docket/DEA-2023-0029',
        },
        {
          text: 'Agenda of rules, snapshot of April 2026: RIN 1117-AB40, found by its number.',
          href: 'https://www.reginfo.gov',
        },
        {
          text: 'Reports we read beside them: McDermott Will & Emery, January 2026; National Law Review, January 13, 2026; Nixon Peabody and Mondaq, January 27, 2025; American Hospital Association, March 18, 2025.',
        },
        {
          text: 'Ketamine, its alerts and its schedule: FDA alerts of February 16, 2022 and October 10, 2023, as reported by Healthesystems and the Washington State Department of Health.',
        },
      ],
    },
    {
      kind: 'note',
      label: 'No legal advice',
      text: 'We are a marketing agency and no counsel. Have a lawyer who knows your states read your plan before you act on this guide, and treat any sentence here that is older than its source as wrong.',
    },
  ],
})
