import { checkContent } from '../checks/fields.schema.ts'
import { edition, printDate, weekdayOf } from './edition.ts'
import { chapterSchema } from './guide.schema.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)
const checklistBy = `${weekdayOf(edition.checklistBy)}, ${printDate(edition.checklistBy)}`

export const stateLaw = checkContent('app/content/guide/before-the-date.ts (stateLaw)', chapterSchema, {
  title: 'The patient’s state may be stricter than the DEA',
  lead: 'The waiver lifts a federal rule, not a state’s. The state that counts is the one the patient is in during the visit.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'You can follow every federal rule in this guide and still break a state’s law. Some states require an in-person visit before a controlled prescription, some only for certain schedules or prescribers, and some have their own rules for pain clinics or ketamine. These laws change often, so a table of 50 states would soon be out of date. Ask these questions instead.',
    },
    { kind: 'heading', text: '6 questions for each state where you treat patients' },
    {
      kind: 'steps',
      items: [
        'Is each prescriber licensed here, or covered by a compact or this state’s telehealth registration?',
        'Does this state require an in-person exam before a controlled prescription, and does it accept video instead?',
        'Does it schedule medicines that aren’t federally controlled, or place one in a stricter schedule?',
        'When must the PDMP be checked, and can a delegate do it?',
        'Can nurse practitioners and physician assistants prescribe this schedule here, and under whose supervision?',
        'Who can own the practice, and does this state license pain, infusion or weight-loss clinics separately?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Look for answers from the state’s medical, nursing and pharmacy boards first, then from its PDMP. Write down the date of each answer. If two of them disagree, follow the stricter one until counsel advises otherwise.',
    },
    {
      kind: 'table',
      caption: 'Worksheet: one row for each state where you treat patients',
      columns: [
        { heading: 'State', share: 0.14 },
        { heading: 'Licensed prescribers', share: 0.24 },
        { heading: 'Stricter visit rule?', share: 0.24 },
        { heading: 'PDMP rule', share: 0.22 },
        { heading: 'Checked on', share: 0.16 },
      ],
      rows: [
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
        ['', '', '', '', ''],
      ],
    },
  ],
})

export const checklist = checkContent('app/content/guide/before-the-date.ts (checklist)', chapterSchema, {
  title: 'A plan for the next 6 weeks',
  lead: `If your office closes for Thanksgiving and Christmas Day, you have 27 business days between ${today} and ${last}. Here is one way to use them.`,
  blocks: [
    {
      kind: 'figure',
      draws: 'weeks-left',
      alt: 'A calendar with six rows, the weeks from November 23 to December 31, 2026, and five columns, Monday to Friday. Thanksgiving, Christmas Day and New Year’s Day are crossed out; 27 business days remain. Beside the rows are the tasks: list, write, see patients who live far away, see the others, hand off, and close. December 31 is circled.',
      caption: 'One task for each week. The last week is for patients who missed an earlier visit.',
    },
    { kind: 'heading', text: `Done by ${checklistBy}` },
    {
      kind: 'boxes',
      items: [
        'Every active patient with a controlled prescription is on one list, inside the record system.',
        'Each row shows the schedule, the prescriber, the last in-person visit and the patient’s state.',
        'Every patient without an in-person visit has been offered an appointment in writing, with the reason.',
        `Appointments before ${last} are held for them, and you have stopped accepting new patients by video only.`,
        'Each exam is charted: findings, purpose, plan and who examined the patient.',
        'The PDMP was checked at each visit, and the check is in the chart.',
        'Each prescriber’s DEA registration and state licenses are current, with copies on file.',
        'The state worksheet is filled out and dated, and counsel has read it.',
        'Each patient who can’t be seen has a plan: a local clinician, a taper or another treatment.',
        'One person is assigned to check the Federal Register every Friday, and on December 31.',
      ],
    },
  ],
})

export const afterwards = checkContent('app/content/guide/before-the-date.ts (afterwards)', chapterSchema, {
  title: '3 possible outcomes on January 1, 2027',
  lead: 'Decide now what you’ll do in each case. Then on December 31 you only have to check the Federal Register and follow your plan.',
  blocks: [
    {
      kind: 'table',
      caption: 'The 3 outcomes, what each one means, and what to do on the first business day',
      columns: [
        { heading: 'Outcome', share: 0.2 },
        { heading: 'What it means', share: 0.38 },
        { heading: 'What you do', share: 0.42 },
      ],
      rows: [
        [
          'A fifth extension is in force',
          'The waiver continues to a new date, on the same terms or different ones.',
          'Read the terms, not only the date. Update the date in your documents. Keep seeing patients in person.',
        ],
        [
          'A final rule is in force',
          'The special registration exists, perhaps in a different form than proposed, perhaps in phases.',
          'Ask counsel which registrations you need and by when. Prescribe only as the new rule allows.',
        ],
        [
          'Neither',
          'The 2008 law applies in full: one in-person evaluation before you prescribe a controlled substance remotely.',
          'Patients you have seen continue as before. For the others, don’t write new controlled prescriptions until they have had a visit.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The final rules on buprenorphine and on the VA don’t depend on the waiver. They stay in force in all three cases.',
    },
    { kind: 'heading', text: 'What your website can say in the meantime' },
    {
      kind: 'note',
      label: 'Wording you can use',
      text: `As of [date], federal rules allow [service] by video without an in-person visit first, through ${last}. State law may be stricter. We ask every patient to come in once, and we tell you when and where before you pay.`,
    },
    { kind: 'heading', text: 'What it should not say' },
    {
      kind: 'crosses',
      items: [
        'That telehealth prescribing “is permanent” or “ended in 2025.” Both are false.',
        'That you hold a DEA special registration, or that patients need a provider who does.',
        'That ketamine is FDA-approved for depression, trauma or pain.',
        '“No visit ever needed.” It may become false on January 1, and in stricter states it already is.',
      ],
    },
  ],
})
