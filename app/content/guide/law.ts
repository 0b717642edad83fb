import { checkContent } from '../fields.schema.ts'
import { chapterSchema } from '../guide.schema.ts'
import { daysBetween, edition, printDate } from './edition.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)
const daysLeft = daysBetween(edition.asOf, edition.waiverThrough)

export const shortAnswer = checkContent('app/content/guide/law.ts (shortAnswer)', chapterSchema, {
  title: `First visits by video are allowed through ${last}`,
  lead: `The year 2025 did not end telehealth prescribing. It moved the date by a year, and that year now has ${daysLeft} days left.`,
  blocks: [
    {
      kind: 'note',
      label: 'The sentence to remember',
      text: `As of ${today}, federal rules allow a DEA-registered practitioner to prescribe controlled substances in Schedules II to V by telemedicine without an earlier visit in person, through ${last}. State law may be stricter.`,
    },
    {
      kind: 'paragraph',
      text: 'Under it lies a rule from 2008. The Ryan Haight Act asks for at least one in-person evaluation before a controlled substance is prescribed remotely, and names seven exceptions for telemedicine. One of them is a “special registration” that the Drug Enforcement Administration has never created. In March 2020 the visit was waived, and every extension since has kept that waiver alive for a while.',
    },
    {
      kind: 'paragraph',
      text: 'The present extension is the fourth. It was published on December 31, 2025, the day the third ran out, took effect the next morning, and changed nothing in substance. If you heard that the flexibilities ended on that day, somebody read the third extension and not the fourth.',
    },
    { kind: 'heading', text: 'Three things follow' },
    {
      kind: 'points',
      items: [
        'The waiver is temporary and dated. A business that needs it needs a plan for the day after.',
        'A patient whom the prescriber has examined in person does not need it. For that patient nothing ends on New Year’s Eve.',
        'No special registration exists. It is proposed; nobody holds one, nobody can sell you one, and you need none today.',
      ],
    },
    { kind: 'heading', text: 'What the waiver does not waive' },
    {
      kind: 'points',
      items: [
        'A DEA registration, and a license in the state where the patient is.',
        'A legitimate medical purpose, and a record that shows it.',
        'A look into the state’s prescription monitoring program, written down. We advise it before every prescription, whether or not your state demands it.',
        'Any stricter rule of the patient’s state. Chapter 8 has the questions to ask.',
      ],
    },
  ],
})

export const extensions = checkContent('app/content/guide/law.ts (extensions)', chapterSchema, {
  title: 'Four extensions, each decided late',
  lead: 'The waiver has never been made permanent. Each stretch of it was published within six weeks of the end of the one before.',
  blocks: [
    {
      kind: 'figure',
      draws: 'extensions',
      alt: 'A time line from 2020 to 2027. A first bar runs from March 2020 to May 2023, the waiver of the public health emergency. Four shorter bars follow without a gap: the first extension to November 11, 2023, the second to December 31, 2024, the third to December 31, 2025, the fourth to December 31, 2026. After that the line is empty. November 21, 2026 is marked near the end of the fourth bar.',
      caption:
        'Each extension began where the one before it ended. Nothing had followed the fourth when we closed this edition.',
    },
    {
      kind: 'table',
      caption: 'The four extensions of the telemedicine waiver, and how long each one holds',
      columns: [
        { heading: 'Extension', share: 0.15 },
        { heading: 'Published', share: 0.22 },
        { heading: 'Holds through', share: 0.22 },
        { heading: 'What to know', share: 0.41 },
      ],
      rows: [
        [
          'First',
          'May 10, 2023',
          'November 11, 2023',
          'With a further year, to November 11, 2024, for relationships that had already been formed by video.',
        ],
        ['Second', 'October 10, 2023', 'December 31, 2024', '88 FR 69879. Full terms for everyone again.'],
        [
          'Third',
          'November 19, 2024',
          'December 31, 2025',
          '89 FR 91253. Published six weeks before the second ran out.',
        ],
        [
          'Fourth',
          'December 31, 2025',
          last,
          '90 FR 61301, amending 21 CFR 1307.41 and 42 CFR 12.1. Published on the last day of the third.',
        ],
      ],
    },
    { kind: 'heading', text: 'What to make of the pattern' },
    {
      kind: 'paragraph',
      text: 'Four extensions are a habit and no promise. A fifth may come on the last day again, with other terms, or not at all. We found neither a fifth extension nor a final rule in the documents we read for this edition; the newest of them date from the summer of 2026. So the state of things must be looked up before you act, and once more on January 1, 2027.',
    },
    {
      kind: 'paragraph',
      text: 'A practice that waits for the news has, in the worst case, no working day between the news and the end. A practice that sees its patients in person before then does not care which way it goes. That is the whole strategy of this guide.',
    },
  ],
})

export const rules2025 = checkContent('app/content/guide/law.ts (rules2025)', chapterSchema, {
  title: 'Two rules of 2025 are law, the third is a proposal',
  lead: 'On January 17, 2025 three documents appeared together. They are often reported as one, which is how the confusion began.',
  blocks: [
    {
      kind: 'table',
      caption: `The three documents of January 17, 2025, and where each one stands on ${today}`,
      columns: [
        { heading: 'Document', share: 0.2 },
        { heading: 'Status', share: 0.25 },
        { heading: 'What it does', share: 0.55 },
      ],
      rows: [
        [
          'Buprenorphine, 90 FR 6504',
          'Final rule, in force alongside the waiver',
          'After a check of the monitoring program of the patient’s state, a first supply of up to six months for opioid use disorder, by audio alone too. The pharmacist verifies who collects it.',
        ],
        [
          'Veterans Affairs, 90 FR 6523',
          'Final rule, in force alongside the waiver',
          'Covers practitioners of the VA who treat patients of the VA. Private practices are not meant.',
        ],
        [
          'Special registration, 90 FR 6541',
          'Proposal only; comments closed March 18, 2025',
          'Would create registrations for telemedicine. Until a final rule is published and in force, nothing in it binds you or helps you.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Both final rules were to begin on February 18, 2025. They were put off to March 21 (90 FR 9841) and then to December 31, 2025 (90 FR 13410). Where the monitoring program cannot be reached, the buprenorphine rule allows supplies of seven days until it can.',
    },
    { kind: 'heading', text: 'What the proposal would ask for' },
    {
      kind: 'points',
      items: [
        'Three kinds of registration: one to prescribe Schedules III to V, an advanced one for Schedules II to V in named specialties such as psychiatry and hospice care, and one for platforms.',
        'A further, cheaper state registration for each state in which patients are treated.',
        'For Schedule II, a prescriber in the patient’s own state, with fewer than half of all Schedule II prescriptions written by telemedicine.',
        'A check of monitoring programs that reaches, in the end, every state and territory.',
      ],
    },
    {
      kind: 'note',
      label: 'Do not buy one',
      text: 'An offer to obtain “the new DEA special registration” for you sells something that does not exist. The proposal stood on the government’s agenda of rules in April 2026 under RIN 1117-AB40, still not final.',
    },
  ],
})
