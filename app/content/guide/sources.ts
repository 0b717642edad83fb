import { checkContent } from '../checks/fields.schema.ts'
import { edition, printDate } from './edition.ts'
import { chapterSchema } from './guide.schema.ts'

/** The permanent address of a Federal Register citation, `90 FR 61301`. */
const register = (volume: number, page: number) =>
  `https://www.federalregister.gov/citation/${volume}-FR-${page}`

export const sources = checkContent('app/content/guide/sources.ts', chapterSchema, {
  title: 'Sources, and how to check them',
  lead: `This guide is accurate as of ${printDate(edition.asOf)}. You can check in 5 minutes whether anything has changed.`,
  blocks: [
    {
      kind: 'steps',
      items: [
        'Search federalregister.gov for “telemedicine flexibilities controlled medications” and sort by date. A rule published after December 31, 2025 may change chapter 1.',
        'Open 21 CFR 1307.41 at ecfr.gov. The date in its text is the current deadline.',
        'Check your state boards and PDMP, as described in chapter 8.',
      ],
    },
    {
      kind: 'sources',
      items: [
        {
          text: 'Ryan Haight Act of 2008: Public Law 110-425',
          shown: 'govinfo.gov, PLAW-110publ425',
          href: 'https://www.govinfo.gov/app/details/PLAW-110publ425',
        },
        { text: 'First extension: 88 FR 30037, May 10, 2023', href: register(88, 30037) },
        { text: 'Second extension: 88 FR 69879, October 10, 2023', href: register(88, 69879) },
        { text: 'Third extension: 89 FR 91253, November 19, 2024', href: register(89, 91253) },
        {
          text: 'Fourth extension: 90 FR 61301, December 31, 2025; also for the seven exceptions',
          href: register(90, 61301),
        },
        {
          text: 'The waiver as codified: 21 CFR 1307.41 (and 42 CFR 12.1)',
          shown: 'ecfr.gov, 21 CFR 1307.41',
          href: 'https://www.ecfr.gov/current/title-21/section-1307.41',
        },
        { text: 'Buprenorphine rule: 90 FR 6504, January 17, 2025', href: register(90, 6504) },
        { text: 'VA rule: 90 FR 6523, January 17, 2025', href: register(90, 6523) },
        { text: 'Special registration, proposed: 90 FR 6541, January 17, 2025', href: register(90, 6541) },
        { text: 'Delays of both rules: 90 FR 9841, then 90 FR 13410', href: register(90, 13410) },
        {
          text: 'Docket of the proposal, with the comments: DEA-2023-0029',
          shown: 'regulations.gov, DEA-2023-0029',
          href: 'https://www.regulations.gov/docket/DEA-2023-0029',
        },
        {
          text: 'Federal regulatory agenda, April 2026: search for RIN 1117-AB40',
          href: 'https://www.reginfo.gov',
        },
        {
          text: 'Schedules of ketamine, testosterone and pain medicines: 21 CFR part 1308',
          shown: 'ecfr.gov, 21 CFR part 1308',
          href: 'https://www.ecfr.gov/current/title-21/part-1308',
        },
        {
          text: 'FDA on compounded nasal ketamine, February 16, 2022',
          shown: 'fda.gov, nasal spray alert',
          href: 'https://www.fda.gov/drugs/human-drug-compounding/fda-alerts-health-care-professionals-potential-risks-associated-compounded-ketamine-nasal-spray',
        },
        {
          text: 'FDA on compounded ketamine, October 10, 2023',
          shown: 'fda.gov, compounded ketamine warning',
          href: 'https://www.fda.gov/drugs/human-drug-compounding/fda-warns-patients-and-health-care-providers-about-potential-risks-associated-compounded-ketamine',
        },
        {
          text: 'Spravato approvals, label and boxed warning: NDA 211243',
          shown: 'Drugs@FDA, NDA 211243',
          href: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=211243',
        },
      ],
    },
    {
      kind: 'note',
      label: 'Not legal advice',
      text: 'We are a marketing agency, not your lawyers. Before you act on this guide, have a lawyer who knows your states read your plan. If a source is newer than this guide, follow the source.',
    },
  ],
})
