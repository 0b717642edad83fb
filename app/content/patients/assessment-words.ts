import { z } from 'zod'
import { checkContent, list, text } from '../checks/fields.schema.ts'
import type { OutcomeName } from './assessment.schema.ts'

const outcome = z.strictObject({
  heading: text(12, 60, 'What to do, or what the answers suggest; never a diagnosis.'),
  meaning: list([1, 4], text(30, 300, 'What the outcome means.')),
  /** Above the reasons of the rules. Without reasons, the other one is the reason. */
  why: text(3, 70, 'Heading of the reasons.'),
  nothing: text(20, 200, 'In place of the reasons when there are none.').optional(),
  next: text(3, 50, 'Heading of what to do next.'),
  steps: list([1, 5], text(20, 240, 'One thing to do.')),
  /** The last of the steps. */
  closerLook: text(20, 240, 'What to do if an answer needs a closer look.').optional(),
})

const schema = z.strictObject({
  crisis: outcome,
  minor: outcome,
  notCandidate: outcome,
  ownDoctor: outcome,
  candidate: outcome,
})

export type OutcomeWords = z.infer<typeof outcome>

const keepCare =
  'Don’t stop or change a medicine because of this page. Talk first with the clinician who prescribed it.'

/**
 * What the outcomes of the Pathway Assessment say at a clinic.
 * @param clinic its name
 * @param phone its number as patients read it
 */
export function outcomeWords(clinic: string, phone: string): Readonly<Record<OutcomeName, OutcomeWords>> {
  return checkContent('app/content/patients/assessment-words.ts', schema, {
    crisis: {
      heading: 'Please stop here and get help now.',
      meaning: [
        'You don’t have to handle this alone. Call or text 988 now. It’s free and open day and night.',
        'If you or someone else is in immediate danger, call 911 or go to the nearest emergency room.',
      ],
      why: 'Why this page stops here',
      next: 'While you wait or call',
      steps: [
        'Ask someone you trust to stay with you.',
        'Move away from anything you could use to hurt yourself or someone else.',
        'Tell someone. The clinic can’t see your answers, so it doesn’t know that you need help. It isn’t a crisis service.',
      ],
    },
    minor: {
      heading: 'Your own doctor is the right place to start.',
      meaning: [
        `${clinic} treats adults only, so the questions end here. Thank you for answering.`,
        'It doesn’t mean that you can’t get help. Depression can be treated at your age, and you don’t have to handle it alone.',
      ],
      why: 'Why',
      next: 'What to do next',
      steps: [
        'Talk with a parent, a school counselor or another adult you trust, today if you can.',
        'Ask that adult to help you see your doctor or pediatrician. They can find someone who treats people your age.',
        'Call or text 988 whenever you need to talk. It’s free, at any age and at any hour.',
        keepCare,
      ],
    },
    notCandidate: {
      heading: 'You don’t appear to be a candidate here.',
      meaning: [
        `Based on your answers, ${clinic} would probably not offer you ketamine now.`,
        'This isn’t a diagnosis. It doesn’t mean that nothing will help. There are other treatments for depression, and your doctor can go over them with you.',
      ],
      why: 'Why',
      next: 'What to do next',
      steps: ['Show this page to your doctor, or print it.', keepCare],
      closerLook: `If you think an answer needs a closer look, call the clinic at ${phone}. A licensed clinician decides, not a questionnaire.`,
    },
    ownDoctor: {
      heading: 'See your own doctor first.',
      meaning: [
        'Your answers name something to talk over with your own doctor before you think about ketamine.',
        'This isn’t a diagnosis. Once you have talked, you can answer these questions again.',
      ],
      why: 'Why',
      next: 'What to do next',
      steps: [
        'Show this page to your doctor, or print it.',
        keepCare,
        `If you don’t have a doctor, look for a community health center at findahealthcenter.hrsa.gov, or go to an urgent care clinic. For questions about the clinic, call ${phone}.`,
      ],
    },
    candidate: {
      heading: 'You may be a good candidate.',
      meaning: [
        `${clinic} offers you a complimentary consultation. It’s a conversation, not a treatment.`,
        'This isn’t a diagnosis, and it doesn’t promise that treatment would help. A licensed clinician decides after an exam.',
        'The FDA has not approved ketamine for depression. Using it that way is off-label. Results vary and may not last. The clinic is cash-pay, and insurance generally doesn’t cover it. Side effects are possible, and you can’t drive on the day of an infusion.',
      ],
      why: 'Bring these up at the consultation',
      nothing: 'None of your answers points to another step first.',
      next: 'What to do next',
      steps: [
        'Call to book the consultation. The clinic can’t see your answers, so you decide what to tell it.',
        'Make a list of the medicines you have tried, with doses and dates.',
        keepCare,
      ],
    },
  })
}
