import { checkContent } from '../fields.schema.ts'
import { chapterSchema } from '../guide.schema.ts'
import { edition, printDate } from './edition.ts'

const today = printDate(edition.asOf)
const last = printDate(edition.waiverThrough)

export const stateLaw = checkContent('app/content/guide/before-the-date.ts (stateLaw)', chapterSchema, {
  title: 'The patient’s state may be stricter than the DEA',
  lead: 'The federal waiver lifts a federal rule. It lifts no state’s, and the state that counts is the one the patient sits in during the visit.',
  blocks: [
    {
      kind: 'paragraph',
      text: 'A practice can follow every federal sentence in this guide and still break the law of a state. Some states ask for a visit in person before a controlled substance, some for certain schedules or for certain prescribers, some have rules of their own for pain clinics or for ketamine. They change with each session of the legislature, so this guide prints no table of fifty states that would be wrong by spring. It prints the questions.',
    },
    { kind: 'heading', text: 'Six questions for each state you treat in' },
    {
      kind: 'steps',
      items: [
        'Is each prescriber licensed here, or covered by a compact or a telehealth registration of this state?',
        'Does this state ask for an examination in person before a controlled substance, and does it accept video for it?',
        'Does it schedule medicines that are not federally controlled, or place one in a stricter schedule?',
        'When must the monitoring program be checked, and may a delegate do it?',
        'May nurse practitioners and physician assistants prescribe this schedule here, and under whose supervision?',
        'Who may own the practice, and does this state license pain, infusion or weight-loss clinics separately?',
      ],
    },
    {
      kind: 'paragraph',
      text: 'Answers come from the state’s medical, nursing and pharmacy boards and from its monitoring program, in that order. Write down the date of each answer. Where two of them disagree, the stricter one is the answer until counsel says otherwise.',
    },
    {
      kind: 'table',
      caption: 'Work sheet: one line for each state in which you treat patients',
      columns: [
        { heading: 'State', share: 0.14 },
        { heading: 'Licensed prescribers', share: 0.24 },
        { heading: 'Stricter visit rule?', share: 0.24 },
        { heading: 'Monitoring rule', share: 0.22 },
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
  title: 'Six weeks, ten boxes to tick',
  lead: `From ${today} to ${last} an office that closes for Thanksgiving and Christmas Day has 27 working days. This is one way to use them.`,
  blocks: [
    {
      kind: 'figure',
      draws: 'weeks-left',
      alt: 'A page of an appointment book with six rows, the weeks from November 23 to December 31, 2026, and five columns, Monday to Friday. Thanksgiving, Christmas Day and New Year’s Day are struck out; 27 working days remain. Beside the rows stand the tasks: list, write, see the far ones, see the others, hand over, and close. December 31 is ringed.',
      caption: 'The week grid, with a task for each week. The last week is for those who missed the others.',
    },
    { kind: 'heading', text: 'By the last Friday of the year' },
    {
      kind: 'boxes',
      items: [
        'Every active patient with a controlled prescription is on one list, inside the record system.',
        'Each line names the schedule, the prescriber, the last visit in person and the patient’s state.',
        'Every patient without such a visit has been offered a date, in writing, with the reason.',
        `Dates before ${last} are kept free for them, and new never-seen patients have stopped.`,
        'Each examination is charted: findings, purpose, plan, and who examined.',
        'The monitoring program was checked at each visit, and the check is in the chart.',
        'Each prescriber’s DEA registration and state licenses are current, and copies are filed.',
        'The state work sheet is filled in, dated, and was read by counsel.',
        'Whoever cannot be seen has a plan: a local clinician, a taper, or another treatment.',
        'One person looks into the Federal Register each Friday, and on December 31.',
      ],
    },
  ],
})

export const afterwards = checkContent('app/content/guide/before-the-date.ts (afterwards)', chapterSchema, {
  title: 'On January 1, 2027, one of three things is true',
  lead: 'Decide today what you will do in each case. Then the last day of the year is a look at a website and one phone call.',
  blocks: [
    {
      kind: 'table',
      caption: 'The three outcomes, what each would mean, and what to do on the first working day',
      columns: [
        { heading: 'Outcome', share: 0.2 },
        { heading: 'What it means', share: 0.38 },
        { heading: 'What you do', share: 0.42 },
      ],
      rows: [
        [
          'A fifth extension is in force',
          'The waiver goes on to a new date, on the old terms or on others.',
          'Read the terms before the date. Change the date in your papers. Keep seeing patients in person.',
        ],
        [
          'A final rule is in force',
          'The special registration exists, perhaps in another shape than proposed, perhaps in phases.',
          'Have counsel say which registrations you need and by when. Prescribe only as the new rule allows.',
        ],
        [
          'Neither',
          'The rule of 2008 applies in full: one evaluation in person before a controlled substance.',
          'Patients you have seen go on as before. For the others, no new controlled prescription until a visit.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'The two final rules on buprenorphine and on the VA stand by themselves and stay in all three cases.',
    },
    { kind: 'heading', text: 'What your website may say meanwhile' },
    {
      kind: 'note',
      label: 'Wording you may use',
      text: `As of [date], federal rules allow [service] by video without an earlier visit in person through ${last}. State law may be stricter. We ask every patient to come in once, and tell you when and where before you pay.`,
    },
    { kind: 'heading', text: 'And what it should not' },
    {
      kind: 'crosses',
      items: [
        'That telehealth prescribing “is permanent”, or that it “ended in 2025”. Both are false.',
        'That you hold a DEA special registration, or that patients need a provider who does.',
        'That ketamine is FDA-approved for depression, trauma or pain.',
        '“No visit ever needed.” It may be false on New Year’s Day, and in a stricter state it is false today.',
      ],
    },
  ],
})
