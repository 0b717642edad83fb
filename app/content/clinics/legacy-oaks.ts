import { clinicSchema } from '../clinic.schema.ts'
import { asStudied, nasal } from '../clinic-evidence.ts'
import { checkContent } from '../fields.schema.ts'
import { inWords } from '../format-figures.ts'
import { pathwayAssessment } from '../promises.ts'

const questions = `${inWords(pathwayAssessment.questions)}-question`

/** Plano, Texas. Invented: see README.md. */
export const legacyOaks = checkContent('app/content/clinics/legacy-oaks.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: 'legacy-oaks',
  name: 'Legacy Oaks Ketamine & Wellness',
  city: 'Plano',
  state: 'TX',
  founderRole: 'the clinic’s founder, a psychiatrist',
  title: 'Is ketamine worth asking about? A Plano clinic answers',
  description:
    'A Plano clinic describes its assessment, its visits and its limits: who is a candidate, what studies found, what can go wrong, and what comes first.',
  headline: 'Before you ask about ketamine, ask these questions about yourself',
  dek: `A clinic in Plano begins with a ${questions} assessment. It takes under ${inWords(pathwayAssessment.underMinutes)} minutes, and for many people it ends with the advice to do something else.`,
  blocks: [
    {
      kind: 'text',
      heading: 'The question behind the question',
      paragraphs: [
        'Many people who write to a ketamine clinic do not ask about ketamine. They ask whether it is reasonable to hope again after the second or third medicine. A clinic cannot answer that by e-mail. It can help you find out whether a visit would be worth your afternoon.',
        'At Legacy Oaks that begins with a short questionnaire, because the first thing to learn is what to rule out. Some people need another kind of care, and sooner. Some have not yet had the treatments with the best evidence. Some have a heart or a bladder that speaks against it.',
      ],
    },
    {
      kind: 'text',
      heading: `The Pathway Assessment: ${inWords(pathwayAssessment.questions)} questions, under ${inWords(pathwayAssessment.underMinutes)} minutes`,
      paragraphs: [
        'It asks what troubles you and for how long, which treatments you have had and whether they were given enough time, which conditions and medicines a clinician must know about, whether you use alcohol or drugs, who could drive you home, where you live, and whether you can pay for care that insurance generally does not cover.',
        'It makes no diagnosis. If your answers suggest that you may be a good candidate, you are offered a complimentary consultation with a clinician, who decides. If they do not, you are told so and given the names of other kinds of help. If you are thinking of harming yourself, it stops and gives you 988.',
      ],
    },
    {
      kind: 'call',
      text: `${pathwayAssessment.questions} questions, under ${pathwayAssessment.underMinutes} minutes. A complimentary consultation follows for a good candidate.`,
      label: 'Take the Pathway Assessment',
    },
    {
      kind: 'text',
      heading: 'What counts as having tried',
      paragraphs: [
        'Psychiatrists call a depression treatment-resistant when two or more antidepressants, each at a proper dose and for long enough, have not brought enough relief. “Long enough” matters: a medicine stopped in the second week was hardly tried. Side effects that forced you to stop are part of the story too, so bring the list with dates.',
        'Psychotherapy belongs on that list. So do sleep, thyroid and alcohol, which can look like depression and are treated differently. A clinician who does not ask about them has not finished asking.',
      ],
      quote: {
        text: 'Half of a first visit is going through what was tried before, and for how long. Often the next step is hidden in there.',
        speaker: 'The founder, a psychiatrist, Legacy Oaks Ketamine & Wellness',
      },
    },
    {
      kind: 'evidence',
      heading: 'The research, with its disappointments',
      lead: 'Here are three studies at the same scale, the one that disappointed among them.',
    },
    {
      kind: 'text',
      heading: 'Drip or spray',
      paragraphs: [asStudied, nasal],
    },
    {
      kind: 'visit',
      heading: 'What an afternoon at the clinic looks like',
      lead: 'Nobody has an infusion on the first day. When you and the clinician have decided on one, plan on about two hours and a driver.',
      stops: [
        { minute: 0, what: 'Check-in, blood pressure, a question about safety that is asked every time' },
        { minute: 15, what: 'The line is placed; a nurse stays in the room' },
        { minute: 25, what: 'The infusion runs; light and sound are yours to choose' },
        { minute: 65, what: 'It ends; rest with the monitor on' },
        { minute: 110, what: 'Second check, written notes for you, home with your driver' },
      ],
      after:
        'You leave with a sheet that says what to watch for and whom to call, at night too. The clinic telephones the next day.',
    },
    { kind: 'risks', heading: 'Risks, and reasons to say no' },
    {
      kind: 'call',
      text: 'The presentation explains the clinic’s rules: who is turned away, what is monitored, and what follow-up is included.',
      label: 'Watch Presentation',
    },
    {
      kind: 'text',
      heading: 'What it costs, and what it does not replace',
      paragraphs: [
        'Legacy Oaks is cash-pay. The price of one infusion, of a usual course and of the visits before it is on one page, and you get that page before you decide. There is no package that you lose money on by stopping early.',
        'An infusion does not replace the medicine you take, the therapist you see or the people around you. The clinic asks for your doctor’s name and, with your permission, writes to them.',
      ],
    },
  ],
  closing: {
    headline: 'Two minutes will not commit you to anything',
    text: 'The assessment ends with one of three answers: come and talk, try something else first, or get help today.',
    label: 'Take the Pathway Assessment',
  },
  about: [
    'Legacy Oaks is a cash-pay psychiatric clinic in Plano. It offers consultations, medication management and, after an examination, ketamine infusions. A psychiatrist founded it and sees every new patient.',
  ],
  disclosures: [
    'Texas: this article is a paid advertisement. Nobody quoted here is a patient, and nobody was paid to be quoted. Depression can be treated; no treatment described here is a permanent cure.',
  ],
})
