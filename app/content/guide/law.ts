import { checkContent } from '../checks/fields.schema.ts'
import { daysBetween, edition, printDate } from './edition.ts'
import { chapterSchema } from './guide.schema.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)
const daysLeft = daysBetween(edition.asOf, edition.waiverThrough)

export const shortAnswer = checkContent('app/content/guide/law.ts (shortAnswer)', chapterSchema, {
  title: `First visits by video are allowed through ${last}`,
  lead: `Telehealth prescribing didn’t end in 2025. The deadline moved by a year, and as of ${today} there are ${daysLeft} days left.`,
  blocks: [
    {
      kind: 'note',
      label: 'The rule in 2 sentences',
      text: `As of ${today}, federal rules allow a DEA-registered practitioner to prescribe controlled substances in Schedules II to V by telemedicine, without an in-person visit first, through ${last}. State law may be stricter.`,
    },
    {
      kind: 'paragraph',
      text: 'The underlying law is the Ryan Haight Act of 2008. It requires at least one in-person evaluation before a controlled substance is prescribed remotely, and it lists seven telemedicine exceptions. One of them is a “special registration” that the Drug Enforcement Administration (DEA) has never created. The visit was waived in March 2020, and each extension since then has kept that waiver in force for a limited time.',
    },
    {
      kind: 'paragraph',
      text: 'The current extension is the fourth. It was published on December 31, 2025, the last day of the third extension, and took effect the next morning. It made no substantive change. If you heard that the flexibilities ended that day, the source had read the third extension but not the fourth.',
    },
    { kind: 'heading', text: 'What this means for you' },
    {
      kind: 'points',
      items: [
        'The waiver is temporary. If your practice depends on it, plan for the day after it ends.',
        'You don’t need the waiver for patients whom the prescriber has examined in person. For them, the deadline changes nothing.',
        'The special registration is only a proposal. You don’t need one today, and anyone who offers to sell you one is mistaken.',
      ],
    },
    { kind: 'heading', text: 'What the waiver doesn’t cover' },
    {
      kind: 'points',
      items: [
        'You still need a DEA registration and a license that covers the patient’s state.',
        'You still need a legitimate medical purpose and a record that shows it.',
        'Check the state’s prescription monitoring program (PDMP) and document the check. We advise doing it before every prescription, even where your state doesn’t require it.',
        'Stricter rules in the patient’s state still apply. Chapter 8 lists the questions to ask.',
      ],
    },
  ],
})

export const extensions = checkContent('app/content/guide/law.ts (extensions)', chapterSchema, {
  title: 'The waiver has been extended 4 times',
  lead: 'It has never been made permanent. The last two extensions were published six weeks before the deadline and on the deadline itself.',
  blocks: [
    {
      kind: 'figure',
      draws: 'extensions',
      alt: 'A timeline from 2020 to 2027. A first bar runs from March 2020 to May 2023, the waiver of the public health emergency. Four shorter bars follow without a gap: the first extension to November 11, 2023, the second to December 31, 2024, the third to December 31, 2025, the fourth to December 31, 2026. After that the line is empty. November 21, 2026 is marked near the end of the fourth bar.',
      caption:
        'Each extension started the day after the one before it ended. We found nothing that follows the fourth.',
    },
    {
      kind: 'table',
      caption: 'The 4 extensions of the telemedicine waiver',
      columns: [
        { heading: 'Extension', share: 0.15 },
        { heading: 'Published', share: 0.22 },
        { heading: 'In force through', share: 0.22 },
        { heading: 'What to know', share: 0.41 },
      ],
      rows: [
        [
          'First',
          'May 10, 2023',
          'November 11, 2023',
          '88 FR 30037. One more year, to November 11, 2024, for relationships already formed by telemedicine.',
        ],
        [
          'Second',
          'October 10, 2023',
          'December 31, 2024',
          '88 FR 69879. Full flexibility for everyone again.',
        ],
        [
          'Third',
          'November 19, 2024',
          'December 31, 2025',
          '89 FR 91253. Published six weeks before the second ended.',
        ],
        [
          'Fourth',
          'December 31, 2025',
          last,
          '90 FR 61301, amending 21 CFR 1307.41 and 42 CFR 12.1. Published on the last day of the third.',
        ],
      ],
    },
    { kind: 'heading', text: 'What to expect next' },
    {
      kind: 'paragraph',
      text: `Four extensions don’t guarantee a fifth. It may come on the last day again, it may come with different terms, or it may not come. As of ${today} we had found neither a fifth extension nor a final rule. The newest documents we could read are from summer 2026, so check the current status before you act, and again on January 1, 2027.`,
    },
    {
      kind: 'paragraph',
      text: 'If you wait for the news, you may have no business days left to act. If you see your patients in person before the deadline, the outcome won’t disrupt their care. The rest of this guide is about how to do that.',
    },
  ],
})

export const rules2025 = checkContent('app/content/guide/law.ts (rules2025)', chapterSchema, {
  title: '2 of the 3 rules from 2025 are in force',
  lead: 'In January 2025, three documents were published on the same day. They are often reported as one rule, which causes confusion.',
  blocks: [
    {
      kind: 'table',
      caption: `The 3 documents of January 17, 2025, and their status as of ${today}`,
      columns: [
        { heading: 'Document', share: 0.2 },
        { heading: 'Status', share: 0.25 },
        { heading: 'What it does', share: 0.55 },
      ],
      rows: [
        [
          'Buprenorphine, 90 FR 6504',
          'Final rule, in force alongside the waiver',
          'After a check of the PDMP in the patient’s state, allows an initial supply of up to six months for opioid use disorder, including by audio-only visit. The pharmacist verifies the patient’s identity.',
        ],
        [
          'Veterans Affairs, 90 FR 6523',
          'Final rule, in force alongside the waiver',
          'Covers VA practitioners who treat VA patients. It doesn’t apply to private practices.',
        ],
        [
          'Special registration, 90 FR 6541',
          'Proposal only; comments closed March 18, 2025',
          'Would create special registrations for telemedicine. Until a final rule takes effect, it neither binds you nor helps you.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Both final rules were due to take effect on February 18, 2025. They were delayed to March 21 (90 FR 9841) and then to December 31, 2025 (90 FR 13410). If the PDMP can’t be reached, the buprenorphine rule allows seven-day supplies until it can.',
    },
    { kind: 'heading', text: 'What the proposal would require' },
    {
      kind: 'points',
      items: [
        'Three types of registration: one to prescribe Schedules III to V, an advanced one for Schedules II to V in named specialties such as psychiatry and hospice care, and one for platforms.',
        'A separate state registration for each state in which you treat patients, at a lower fee.',
        'For Schedule II, a prescriber in the patient’s own state who writes fewer than half of their Schedule II prescriptions by telemedicine.',
        'PDMP checks that would eventually cover every state and territory.',
      ],
    },
    {
      kind: 'note',
      label: 'Don’t pay for one',
      text: 'If someone offers to get you “the new DEA special registration,” it doesn’t exist yet. In April 2026 the proposal was still on the federal regulatory agenda, not final, under RIN 1117-AB40.',
    },
  ],
})
