import { checkContent } from '../fields.schema.ts'
import { chapterSchema } from '../guide.schema.ts'
import { edition, printDate } from './edition.ts'

const last = printDate(edition.waiverThrough)

export const sorting = checkContent('app/content/guide/practices.ts (sorting)', chapterSchema, {
  title: 'Sort your patients by one question',
  lead: 'Has the clinician who signs the prescription examined this patient in person? The answer divides your list into those who depend on the waiver and those who do not.',
  blocks: [
    {
      kind: 'figure',
      draws: 'patient-sort',
      alt: 'A tree of two questions. First: is the medicine a controlled substance? If not, the federal in-person rule does not apply and only state law does. If so, second: has the prescriber examined the patient in person? If so, the waiver is not needed and the date does not matter. If not, the prescription rests wholly on the waiver, and the patient should be seen by December 31, 2026.',
      caption: 'Only the last branch is exposed to the date. State law stands beside all three.',
    },
    { kind: 'heading', text: 'Three traps in the sorting' },
    {
      kind: 'points',
      items: [
        'The visit must have been with the prescriber. A visit to a colleague, a nurse or another company’s clinic is a question for counsel and no safe yes.',
        'A blood draw, a delivery or an intake by video is no evaluation in person. Count only an examination that the chart describes.',
        'A patient seen in person years ago, by you, counts as seen for the federal rule. Your standard of care may still want a newer visit.',
      ],
    },
    { kind: 'heading', text: 'The list to pull today' },
    {
      kind: 'paragraph',
      text: 'Ask your records for every active patient with a controlled prescription from your practice. Beside each name put four columns: the medicine and its schedule, the date and examiner of the last visit in person, the state the patient is in, and the day the present supply ends. Sort by the second column. The empty ones are the people this guide is about.',
    },
    {
      kind: 'paragraph',
      text: 'Keep the list inside your record system. It names patients and their medicines, so it belongs in no e-mail, in no spreadsheet on a private laptop, and in no tool of a marketing agency, ours included.',
    },
  ],
})

export const ketamine = checkContent('app/content/guide/practices.ts (ketamine)', chapterSchema, {
  title: 'Ketamine: the clinic is untouched, the home program exposed',
  lead: 'Ketamine is a Schedule III substance. Whether the date touches you depends on where the patient is when the drug is given.',
  blocks: [
    {
      kind: 'table',
      caption: 'Three ways a ketamine practice works, and what the end of the waiver would do to each',
      columns: [
        { heading: 'Service', share: 0.25 },
        { heading: 'Needs the waiver?', share: 0.22 },
        { heading: 'If it ended', share: 0.53 },
      ],
      rows: [
        [
          'Infusion or injection in your clinic',
          'No',
          'Nothing changes. The patient is examined and treated in person. A first talk by video may go before it, as long as nothing controlled is prescribed in it.',
        ],
        [
          'At home, after a visit in your clinic',
          'No, once seen by the prescriber',
          'The federal visit has been made. The warnings below and your state’s rules stay.',
        ],
        [
          'At home, patient never seen',
          'Yes, wholly',
          'No new prescription by video. Every such patient would need a visit in person first.',
        ],
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        `List the home patients nobody has examined, and offer each a visit before ${last}. Patients who live far away need the earliest letters.`,
        'Decide whom you will not be able to see. Plan a handover to a clinician near them, with time to taper or to change treatment, so that nobody is left without care on New Year’s Day.',
        'Stop taking new never-seen home patients early enough that each can still be seen in time.',
      ],
    },
    { kind: 'heading', text: 'Two cautions that have nothing to do with the date' },
    {
      kind: 'paragraph',
      text: 'The FDA warned of compounded nasal ketamine on February 16, 2022, and of compounded ketamine products, oral ones, telemedicine and use at home included, on October 10, 2023: not evaluated for safety, effectiveness or quality, with sedation, dissociation and changes in vital signs that nobody watches.',
    },
    {
      kind: 'paragraph',
      text: 'Ketamine is approved for anesthesia and for no psychiatric disorder; psychiatric use is off-label, and your pages must say so. Esketamine (Spravato) is a product of its own, given only under supervision with two hours of monitoring. No video visit replaces that.',
    },
  ],
})

export const mensHealth = checkContent('app/content/guide/practices.ts (mensHealth)', chapterSchema, {
  title: 'Men’s health: testosterone is the controlled part',
  lead: 'Testosterone is a Schedule III substance, so a program that has never seen its patients rests wholly on the waiver.',
  blocks: [
    { kind: 'heading', text: 'Divide the formulary first' },
    {
      kind: 'paragraph',
      text: 'The federal visit rule covers controlled substances alone. Medicines for erectile function or hair are not controlled, and what applies to them is the telehealth law of the patient’s state. So most of what a men’s-health practice prescribes may go on by video after any outcome; testosterone, in every form that is applied, injected or swallowed, may not.',
    },
    {
      kind: 'paragraph',
      text: 'An expert panel of the FDA urged in December 2025 that the schedule of testosterone be reconsidered. We found no rescheduling. Plan with Schedule III until one is published.',
    },
    { kind: 'heading', text: 'Where remote testosterone programs are weak' },
    {
      kind: 'points',
      items: [
        'Laboratory values stand in for an examination. They do not: a blood draw at a laboratory is no evaluation by your prescriber.',
        'Refills run on by themselves. Whether refills of a prescription first written by video stay good after the waiver is a question for counsel; do not build the spring on it.',
        'The monitoring program is checked once at the start. Check it at each renewal, and write down that you did.',
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        'Sort testosterone patients by distance from your nearest examination room. For those within two hours, book the yearly visit now instead of in spring.',
        'For the others, rent a room for two days in the city where most of them live, or agree with a local clinician who will examine and take over the prescription.',
        'Fold the visit into what they want anyway: blood work, blood pressure, the review of side effects. It is good care before it is compliance.',
        'Tell new patients at sign-up that a visit in person is part of it, and where.',
      ],
    },
    {
      kind: 'note',
      label: 'For the front desk',
      text: 'If a patient asks why: federal rules let us prescribe testosterone by video for now, and that permission has an end date. A visit before then means that your prescription no longer depends on it.',
    },
  ],
})

export const pain = checkContent('app/content/guide/practices.ts (pain)', chapterSchema, {
  title: 'Pain: most visits are in person, the refills are not',
  lead: 'A pain practice examines nearly everybody once. The exposure hides among transfers and on-call signatures.',
  blocks: [
    {
      kind: 'table',
      caption: 'Medicines a pain practice prescribes, and whether the federal visit rule covers them',
      columns: [
        { heading: 'Medicine', share: 0.33 },
        { heading: 'Federal schedule', share: 0.2 },
        { heading: 'By video to a patient never seen', share: 0.47 },
      ],
      rows: [
        ['Oxycodone, hydrocodone, morphine', 'II', `Only under the waiver, through ${last}`],
        ['Buprenorphine, for pain', 'III', `Only under the waiver, through ${last}`],
        [
          'Buprenorphine, for opioid use disorder',
          'III',
          'Under the buprenorphine rule too: up to six months, after the monitoring check',
        ],
        ['Tramadol', 'IV', `Only under the waiver, through ${last}`],
        ['Pregabalin', 'V', `Only under the waiver, through ${last}`],
        ['Gabapentin', 'None', 'Not covered by the federal rule; several states schedule it themselves'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Injections, ablation, infusions and regenerative procedures happen in the room and are not touched. Nor is a video follow-up with a patient whom the same prescriber has examined.',
    },
    { kind: 'heading', text: 'Three places to look' },
    {
      kind: 'points',
      items: [
        'Patients taken over from a clinician who left. The one who examined them no longer signs; the one who signs may never have met them.',
        'Patients who joined by video in the years since March 2020 and stayed there because it worked.',
        'Prescriptions signed by whoever is on call. Give each patient one prescriber: the one who examined them.',
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        'Put the patients without an examination by their present prescriber on the first December dates. For Schedule II allow no exception.',
        'Do not read the buprenorphine rule as a rule for pain. It covers opioid use disorder.',
        'Keep the taper in view: a patient who cannot be seen in time needs a plan, not a last refill.',
      ],
    },
  ],
})
