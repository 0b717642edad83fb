import { checkContent } from '../checks/fields.schema.ts'
import { edition, printDate } from './edition.ts'
import { chapterSchema } from './guide.schema.ts'

const last = printDate(edition.waiverThrough)

export const sorting = checkContent('app/content/guide/practices.ts (sorting)', chapterSchema, {
  title: 'Sort your patients with 2 questions',
  lead: 'Is the medicine controlled, and has the prescriber examined the patient in person? The answers show which patients depend on the waiver.',
  blocks: [
    {
      kind: 'figure',
      draws: 'patient-sort',
      alt: 'A decision tree with two questions. First: is the medicine a controlled substance? If not, the federal in-person rule does not apply and state telehealth law does. If so, second: has the prescriber examined the patient in person? If so, the waiver is not needed and the deadline changes nothing. If not, the prescription depends on the waiver, and the patient should be seen by December 31, 2026.',
      caption: 'Only the last group depends on the deadline. State law applies to all three.',
    },
    { kind: 'heading', text: '3 mistakes to avoid' },
    {
      kind: 'points',
      items: [
        'The visit must be with the prescriber. If the patient saw a colleague, a nurse or another company’s clinic, ask counsel whether that counts.',
        'A blood draw, a delivery or a video intake isn’t an in-person evaluation. Count only an exam that the chart describes.',
        'If you saw the patient in person years ago, the federal rule counts it. Your standard of care may still call for a newer visit.',
      ],
    },
    { kind: 'heading', text: 'The list to run today' },
    {
      kind: 'paragraph',
      text: 'In your records, list every active patient who has a controlled prescription from your practice. Add four columns: the medicine and its schedule, the date and examiner of the last in-person visit, the state the patient is in, and the day the current supply ends. The patients without an in-person visit are the ones to schedule.',
    },
    {
      kind: 'paragraph',
      text: 'Keep the list inside your record system. It names patients and their medicines, so don’t put it in email, on a personal laptop or in a marketing agency’s tools, ours included.',
    },
  ],
})

export const ketamine = checkContent('app/content/guide/practices.ts (ketamine)', chapterSchema, {
  title: 'Ketamine: in-clinic care doesn’t need the waiver',
  lead: 'Ketamine is a Schedule III substance. Whether the deadline affects you depends on where the patient takes it and who has examined them.',
  blocks: [
    {
      kind: 'table',
      caption: '3 ways a ketamine practice works, and what happens if the waiver ends',
      columns: [
        { heading: 'Service', share: 0.25 },
        { heading: 'Needs the waiver?', share: 0.22 },
        { heading: 'If the waiver ends', share: 0.53 },
      ],
      rows: [
        [
          'Infusion or injection in your clinic',
          'No',
          'Nothing changes. You can still talk by video first, as long as you don’t prescribe anything controlled in that call.',
        ],
        [
          'At home, after a visit in your clinic',
          'No, after the prescriber’s exam',
          'The federal visit requirement is met. The cautions below and your state’s rules still apply.',
        ],
        [
          'At home, patient never seen',
          'Yes',
          'Each of these patients needs an in-person visit before a new prescription.',
        ],
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        `List the home patients who have never been examined, and offer each one a visit before ${last}. Contact the patients who live far away first.`,
        'For patients you can’t see, plan a handoff to a clinician near them, with time to taper or change treatment.',
        'Stop accepting new home patients early enough that you can still see each of them in time.',
      ],
    },
    { kind: 'heading', text: '2 cautions that apply regardless of the deadline' },
    {
      kind: 'paragraph',
      text: 'The FDA warned about compounded nasal ketamine on February 16, 2022, and about compounded ketamine, including oral products used at home, on October 10, 2023. It hasn’t evaluated their safety, effectiveness or quality, and home use isn’t monitored.',
    },
    {
      kind: 'paragraph',
      text: 'Ketamine is approved for anesthesia, not for psychiatric disorders. Psychiatric use is off-label, and your website must say so. Esketamine (Spravato) is a separate product, approved for treatment-resistant depression in adults (since January 2025 also on its own) and, with an oral antidepressant, for depressive symptoms in adults with major depressive disorder with acute suicidal ideation or behavior. It hasn’t been shown to prevent suicide or reduce suicidal ideation.',
    },
    {
      kind: 'paragraph',
      text: 'Spravato’s boxed warning names sedation, dissociation, respiratory depression, abuse and misuse, and suicidal thoughts in young people. It is given only in REMS-certified settings with 2 hours of monitoring.',
    },
  ],
})

export const mensHealth = checkContent('app/content/guide/practices.ts (mensHealth)', chapterSchema, {
  title: 'Men’s health: testosterone is the controlled part',
  lead: 'Testosterone is a Schedule III substance, so a program that has never seen its patients in person depends on the waiver.',
  blocks: [
    { kind: 'heading', text: 'Separate the medicines first' },
    {
      kind: 'paragraph',
      text: 'The federal visit rule covers only controlled substances. Common medicines for erectile function and hair loss aren’t controlled, so the telehealth law of the patient’s state applies to them. Most of what a men’s health practice prescribes can continue by video whatever happens. Testosterone can’t, whether it is applied, injected or swallowed.',
    },
    {
      kind: 'paragraph',
      text: 'An FDA expert panel reportedly urged a review of testosterone’s schedule in December 2025. We found no change, so plan on Schedule III.',
    },
    { kind: 'heading', text: 'Where remote testosterone programs fall short' },
    {
      kind: 'points',
      items: [
        'Lab results are used in place of an exam. A blood draw at a lab isn’t an evaluation by your prescriber.',
        'Refills continue automatically. Ask counsel whether a refill first prescribed by video stays valid after the waiver ends.',
        'The PDMP is checked once, at the start. Check it at each renewal and document the check.',
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        'Sort testosterone patients by distance from your nearest exam room. For patients within two hours, schedule the yearly visit now instead of in the spring.',
        'For the others, rent a room for two days in the city where most of them live, or arrange for a local clinician to examine them and take over the prescription.',
        'Combine the visit with care they already need: blood work, a blood pressure check and a review of side effects.',
        'Tell new patients at sign-up that an in-person visit is required, and where it takes place.',
      ],
    },
    {
      kind: 'note',
      label: 'What your front desk can say',
      text: 'For now, federal rules let us prescribe testosterone by video through December 31. If you come in before then, your prescription won’t depend on that rule.',
    },
  ],
})

export const pain = checkContent('app/content/guide/practices.ts (pain)', chapterSchema, {
  title: 'Pain: check who signs the refills',
  lead: 'A pain practice examines nearly every patient at least once. The risk is in transferred patients and in prescriptions signed by the clinician on call.',
  blocks: [
    {
      kind: 'table',
      caption: 'Common pain medicines, and whether the federal visit rule covers them',
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
          'Also under the buprenorphine rule: up to six months, after a PDMP check',
        ],
        ['Tramadol', 'IV', `Only under the waiver, through ${last}`],
        ['Pregabalin', 'V', `Only under the waiver, through ${last}`],
        ['Gabapentin', 'None', 'Not covered by the federal rule; several states schedule it themselves'],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Injections, ablation, infusions and regenerative procedures happen in person, so the deadline doesn’t affect them. Neither does a video follow-up with a patient whom the same prescriber has examined.',
    },
    { kind: 'heading', text: '3 groups to check' },
    {
      kind: 'points',
      items: [
        'Patients you took over from a clinician who left. The clinician who examined them no longer signs, and the one who signs may never have met them.',
        'Patients who joined by video since March 2020 and have stayed on video.',
        'Patients whose prescriptions are signed by the clinician on call. Assign each patient one prescriber: the one who examined them.',
      ],
    },
    { kind: 'heading', text: 'What to do now' },
    {
      kind: 'steps',
      items: [
        'Give the first December appointments to patients whose current prescriber hasn’t examined them. For Schedule II, don’t make exceptions.',
        'Don’t apply the buprenorphine rule to pain. It covers opioid use disorder only.',
        'If a patient can’t be seen in time, write a taper or handoff plan. One last refill isn’t a plan.',
      ],
    },
  ],
})
