import type { AssessmentQuestion, AssessmentRule } from './assessment.schema.ts'

/**
 * Questions and rules of the Pathway Assessment that every clinic shares; a clinic's own are in its file. The cautions
 * and contraindications are those of the esketamine label (drugs@FDA, application 211243), last checked on November 21,
 * 2026, worded as reasons to ask a clinician. Nothing here diagnoses.
 */

export const safety: AssessmentQuestion = {
  id: 'safety',
  text: 'Are you thinking about suicide, or about hurting yourself or someone else?',
  kind: 'single',
  choices: [
    { id: 'now', label: 'Yes' },
    { id: 'unsure', label: 'I’m not sure' },
    { id: 'recent', label: 'Not today, but in the past month' },
    { id: 'no', label: 'No' },
  ],
  unremarkable: 'no',
}

export const age: AssessmentQuestion = {
  id: 'age',
  text: 'How old are you?',
  kind: 'single',
  choices: [
    { id: 'minor', label: 'Under 18' },
    { id: 'adult', label: '18 or older' },
  ],
  unremarkable: 'adult',
}

export const diagnosis: AssessmentQuestion = {
  id: 'diagnosis',
  text: 'Has a doctor or therapist told you that you have depression?',
  kind: 'single',
  choices: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No, but I think I may have it' },
    { id: 'other', label: 'I want help with something else, such as anxiety, PTSD or pain' },
  ],
  unremarkable: 'yes',
}

/** For clinics that follow the usual definition of treatment-resistant depression. */
export const medicines: AssessmentQuestion = {
  id: 'medicines',
  text: 'How many antidepressants have you tried?',
  hint: 'Count only those you took at a proper dose and for long enough. If you don’t know, choose “I’m not sure.”',
  kind: 'single',
  choices: [
    { id: 'few', label: 'None or 1' },
    { id: 'enough', label: '2 or more, and they haven’t helped enough' },
    { id: 'working', label: 'My current treatment works well' },
    { id: 'unsure', label: 'I’m not sure' },
  ],
  unremarkable: 'enough',
}

export const mind: AssessmentQuestion = {
  id: 'mind',
  text: 'Are any of these true for you?',
  hint: 'Check all that apply.',
  kind: 'multiple',
  choices: [
    { id: 'voices', label: 'I hear voices that tell me to hurt myself or someone else' },
    { id: 'psychosis', label: 'I have or had psychosis or schizophrenia' },
    { id: 'bipolar', label: 'I have bipolar disorder, or had mania' },
    { id: 'substances', label: 'I use drugs, or my drinking or drug use is hard to control' },
    { id: 'recovery', label: 'I had a problem with alcohol or drugs in the past' },
    { id: 'none', label: 'None of these' },
  ],
  unremarkable: 'none',
}

export const heart: AssessmentQuestion = {
  id: 'heart',
  text: 'Has a doctor told you that you have or had any of these?',
  hint: 'Check all that apply.',
  kind: 'multiple',
  choices: [
    { id: 'vessels', label: 'An aneurysm, or an AVM (tangled blood vessels)' },
    { id: 'bleed', label: 'Bleeding in the brain' },
    { id: 'pressure', label: 'High blood pressure that isn’t under control' },
    { id: 'treated', label: 'High blood pressure that is under control' },
    { id: 'disease', label: 'Heart disease or a stroke' },
    { id: 'none', label: 'None of these' },
  ],
  unremarkable: 'none',
}

export const health: AssessmentQuestion = {
  id: 'health',
  text: 'Do any of these apply to you?',
  hint: 'Check all that apply.',
  kind: 'multiple',
  choices: [
    { id: 'pregnant', label: 'I’m pregnant, may be, or am trying to be' },
    { id: 'nursing', label: 'I’m breastfeeding' },
    { id: 'liver', label: 'Serious liver disease' },
    { id: 'bladder', label: 'Bladder pain, or trouble urinating' },
    { id: 'reaction', label: 'An allergic or other serious reaction to ketamine or esketamine' },
    { id: 'none', label: 'None of these' },
  ],
  unremarkable: 'none',
}

export const sharedRules: AssessmentRule[] = [
  {
    outcome: 'crisis',
    answers: { safety: 'now' },
    reason:
      'You said you are thinking about suicide, or about hurting yourself or someone else. Thank you for saying so.',
  },
  {
    outcome: 'crisis',
    answers: { safety: 'unsure' },
    reason:
      'You aren’t sure whether you are thinking about suicide, or about hurting yourself or someone else. You don’t have to be sure to call or text 988.',
  },
  {
    outcome: 'crisis',
    answers: { mind: 'voices' },
    reason: 'You hear voices that tell you to hurt yourself or someone else. That needs help now.',
  },
  {
    outcome: 'ownDoctor',
    answers: { safety: 'recent' },
    offersHelp: true,
    reason:
      'You had thoughts of suicide, or of hurting yourself or someone else, in the past month. Call or text 988 at any time, even if you feel safe now. Tell your doctor or therapist today if you can.',
  },
  {
    outcome: 'minor',
    answers: { age: 'minor' },
    reason: 'You said that you are under 18. The clinic treats adults only.',
  },
  {
    outcome: 'ownDoctor',
    answers: { diagnosis: 'no' },
    reason:
      'Start with an exam. Poor sleep, thyroid problems and alcohol can look like depression, and they are treated in other ways.',
  },
  {
    outcome: 'ownDoctor',
    answers: { diagnosis: 'other' },
    reason:
      'These questions are about depression. Less is known about ketamine for other conditions. Ask the doctor who treats you what to try next.',
  },
  {
    outcome: 'ownDoctor',
    answers: { medicines: 'working' },
    reason:
      'Your current treatment works well. Don’t stop or change it because of this page. Ask your doctor if you need anything more.',
  },
  {
    outcome: 'ownDoctor',
    answers: { medicines: 'unsure' },
    reason:
      'You aren’t sure how many antidepressants count. Your doctor or pharmacist can give you a list of what you took, with doses and dates.',
  },
  {
    outcome: 'notCandidate',
    answers: { mind: 'psychosis' },
    reason:
      'Ketamine can bring on or worsen psychosis, so the clinic doesn’t treat people who have or had it.',
  },
  {
    outcome: 'ownDoctor',
    answers: { mind: 'bipolar' },
    reason:
      'Depression that comes with bipolar disorder is treated in other ways, and some treatments for depression can set off mania. Talk first with the clinician who treats you.',
  },
  {
    outcome: 'candidate',
    answers: { mind: 'recovery' },
    reason:
      'You had a problem with alcohol or drugs in the past. Ketamine can be misused, so a clinician needs to weigh that.',
  },
  {
    outcome: 'notCandidate',
    answers: { heart: 'vessels' },
    reason: 'Ketamine can raise blood pressure. With an aneurysm or an AVM, that could lead to bleeding.',
  },
  {
    outcome: 'notCandidate',
    answers: { heart: 'bleed' },
    reason:
      'Ketamine can raise blood pressure. After bleeding in the brain, that could lead to more bleeding.',
  },
  {
    outcome: 'candidate',
    answers: { heart: 'treated' },
    reason:
      'You have high blood pressure that is under control. Ketamine can raise it for a while, so the clinician needs your numbers and your medicines.',
  },
  {
    outcome: 'ownDoctor',
    answers: { heart: 'disease' },
    reason:
      'Ketamine can raise blood pressure and pulse. With heart disease or after a stroke, ask your doctor first if that is safe for you.',
  },
  {
    outcome: 'notCandidate',
    answers: { health: 'pregnant' },
    reason:
      'Ketamine may harm an unborn baby, so the clinic doesn’t treat people who are or may soon be pregnant. Your doctor or midwife can tell you how depression is treated in pregnancy.',
  },
  {
    outcome: 'ownDoctor',
    answers: { health: 'nursing' },
    reason: 'Ketamine can pass into breast milk. Ask your doctor and your baby’s doctor first.',
  },
  {
    outcome: 'ownDoctor',
    answers: { health: 'liver' },
    reason:
      'The liver breaks ketamine down. With serious liver disease it may stay in your body longer. Ask the doctor who treats your liver first.',
  },
  {
    outcome: 'ownDoctor',
    answers: { health: 'bladder' },
    reason:
      'Frequent use of ketamine can harm the bladder. Have the cause of your bladder symptoms checked first.',
  },
  {
    outcome: 'notCandidate',
    answers: { health: 'reaction' },
    reason:
      'You had a serious reaction to ketamine or esketamine. It may not be safe for you to have it again.',
  },
]

/** The usual definition of treatment-resistant depression: two or more antidepressants. */
export const triedTwoRule: AssessmentRule = {
  outcome: 'ownDoctor',
  answers: { medicines: 'few' },
  reason:
    'Doctors usually look at ketamine after 2 or more antidepressants haven’t helped enough. Ask your doctor what to try first, such as a medicine or talk therapy.',
}

/** For clinics that leave these two to the patient's own doctor; others don't treat them at all. */
export const askFirstRules: AssessmentRule[] = [
  {
    outcome: 'ownDoctor',
    answers: { mind: 'substances' },
    reason:
      'You use drugs, or your drinking or drug use is hard to control. Ketamine can be misused, and it is riskier together with alcohol or drugs. Your doctor can help you with that first.',
  },
  {
    outcome: 'ownDoctor',
    answers: { heart: 'pressure' },
    reason: 'Ketamine can raise blood pressure. See your doctor to bring yours under control first.',
  },
]
