import { checkContent } from '../checks/fields.schema.ts'
import {
  age,
  askFirstRules,
  diagnosis,
  health,
  heart,
  medicines,
  mind,
  safety,
  sharedRules,
  triedTwoRule,
} from '../patients/assessment-questions.ts'
import { clinicSchema } from '../patients/clinic.schema.ts'
import { asStudied, elektD, karmaDep2 } from '../patients/clinic-evidence.ts'
import { pathwayAssessment } from '../promises/promises.ts'

const { questions, underMinutes } = pathwayAssessment

/** Plano, Texas. Invented: see README.md. */
export const legacyOaks = checkContent('app/content/clinics/legacy-oaks.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: 'legacy-oaks',
  name: 'Legacy Oaks Ketamine & Wellness',
  shortName: 'Legacy Oaks',
  phone: { display: '(972) 555-0117', dial: '+19725550117' },
  address: {
    street: '200 Example Road, Suite 110',
    city: 'Plano',
    region: 'TX',
    postalCode: '75024',
    country: 'US',
  },
  consultation: {
    title: 'Free consultation',
    place: 'The clinic calls you at the booked time.',
    minutes: 20,
    hours: 'Monday to Friday, 9:00 AM–5:00 PM Central time',
  },
  price: 'The clinic is cash-pay. Before you decide, you get one page with every price on it.',
  city: 'Plano',
  title: 'Ketamine in Plano: start with a short assessment',
  description:
    'A Plano clinic explains its assessment, its visits and its limits: who may be a candidate, what studies found, what can go wrong and what it costs.',
  headline: `A Plano clinic asks ${questions} questions to see if a visit makes sense`,
  dek: `The Pathway Assessment takes under ${underMinutes} minutes. If you may be a good candidate, you get a complimentary consultation with a clinician.`,
  blocks: [
    {
      kind: 'text',
      heading: 'First, find out if a visit makes sense.',
      paragraphs: [
        'Many people who contact a ketamine clinic have already tried 2 or 3 medicines. They want to know whether a visit is worth their time. That is hard to answer by email, but a few questions help.',
        'Ketamine isn’t the right next step for everyone. Some people need another kind of care, and soon. Others haven’t yet tried the treatments with the best evidence. Some have a health problem, such as heart or bladder disease, that may rule it out.',
      ],
    },
    {
      kind: 'text',
      heading: `The Pathway Assessment: ${questions} questions, under ${underMinutes} minutes`,
      paragraphs: [
        'The Pathway Assessment is a first step. It doesn’t diagnose you, and it can’t tell you whether ketamine would help. It shows whether it makes sense to talk with a clinician.',
        'If you may be a good candidate, the clinic offers you a complimentary consultation. After that, a licensed clinician decides, based on an exam. The assessment isn’t for emergencies. If you need help now, call or text 988.',
      ],
    },
    {
      kind: 'text',
      heading: 'What it asks, and why',
      paragraphs: ['You see one question at a time, and there is a reason for each.'],
      points: [
        'Whether you are safe right now. If you aren’t, the questions stop and 988 is on your screen.',
        'Your age. Legacy Oaks treats adults, so the questions stop for anyone under 18.',
        'Whether a doctor or therapist has told you that you have depression.',
        'How many antidepressants you have given a real try.',
        'Psychosis, mania, alcohol and drugs, which can make ketamine unsafe.',
        'Your heart, your blood vessels and your blood pressure, which can rise.',
        'Pregnancy, breastfeeding, your liver, your bladder and past reactions.',
      ],
      after:
        'At the end you read your result and the reasons for it. Your answers stay in your browser, so neither the clinic nor the agency that made this page sees them. You can also read all of the rules first and answer nothing.',
    },
    {
      kind: 'call',
      text: `${questions} questions, under ${underMinutes} minutes. If you may be a good candidate, you get a complimentary consultation.`,
      step: 'assessment',
    },
    {
      kind: 'text',
      heading: 'What counts as having tried a medicine',
      paragraphs: [
        'Psychiatrists call depression treatment-resistant when 2 or more antidepressants, each at a proper dose and for long enough, haven’t worked well enough. Time matters: if you stopped in the second week, the medicine hardly had time to work. Tell the clinic about side effects that made you stop, too. Bring a list of what you took, with dates.',
        'Put talk therapy on that list. Poor sleep, thyroid problems and alcohol can also look like depression, and they are treated in other ways. A careful clinician will ask about all of them.',
      ],
    },
    {
      kind: 'text',
      heading: 'Some answers mean no, and some mean not yet.',
      paragraphs: [
        'Legacy Oaks doesn’t offer ketamine to people who have or had psychosis, an aneurysm or a brain bleed. It also doesn’t treat people who are pregnant or have had a serious reaction to ketamine. The assessment says so and gives the reason, so you don’t pay for a visit to find out.',
        'Other answers send you to your own doctor first. High blood pressure that isn’t under control is one of them. So are heart, liver and bladder disease, bipolar disorder, breastfeeding, and drinking or drug use that is hard to stop. Once that is under control, you can answer the questions again.',
      ],
    },
    {
      kind: 'text',
      heading: 'A good candidate can still do better with something else.',
      paragraphs: [
        `“Good candidate” means it makes sense to talk. It says nothing about how you would do. In ELEKT-D, a trial of ${elektD.who}, ${elektD.ketamine}% responded to ketamine within 3 weeks. Of those who had electroconvulsive therapy (ECT) instead, ${elektD.compared?.percent}% did. They all knew what they were getting, which can change how people say they feel.`,
        `A smaller trial in 2025 came out differently. It treated ${karmaDep2.who}. There, ${karmaDep2.ketamine}% responded to ketamine and ${karmaDep2.compared?.percent}% to midazolam, a sedative, and the gap was too small to count as a benefit. Across studies like these, about half of patients respond at first, and many slip back later.`,
        'So the clinic’s psychiatrist also goes over what else you could try: a different medicine, a second one added to the first, talk therapy, magnetic stimulation (TMS) or ECT.',
      ],
      sources: [elektD, karmaDep2],
    },
    {
      kind: 'visit',
      heading: 'What an afternoon at the clinic looks like',
      lead: 'The psychiatrist examines you at a separate visit. If you both choose an infusion after that, keep about 2 hours free, and bring a driver.',
      stops: [
        { minute: 0, what: 'A nurse takes your blood pressure and asks how safe you feel' },
        { minute: 15, what: 'The IV line goes in, and a nurse stays in the room' },
        { minute: 25, what: 'The infusion runs; you choose the light and the sound' },
        { minute: 65, what: 'The pump is off, and you rest with the monitor on' },
        { minute: 110, what: 'One more blood pressure check, then home with your driver' },
      ],
      after:
        'You go home with written instructions on what to watch for and who to call, day or night. The clinic calls you the next day.',
    },
    { kind: 'risks', heading: 'Risks, and reasons to say no' },
    {
      kind: 'call',
      text: 'The presentation covers who isn’t a candidate, how you are monitored and what follow-up is included.',
      step: 'presentation',
    },
    {
      kind: 'text',
      heading: 'What it costs, and what it does not replace',
      paragraphs: [
        'Legacy Oaks is cash-pay. Before you decide, you get one page that lists the price of one infusion, a usual course and the visits before it. If you stop early, you pay only for the visits you had.',
        'An infusion doesn’t replace your medicine, your therapist or support from people close to you. The clinic asks for your doctor’s name and writes to them if you agree.',
      ],
    },
  ],
  closing: {
    headline: 'Start with the Pathway Assessment',
    text: `It has ${questions} questions and takes under ${underMinutes} minutes. It doesn’t commit you to anything.`,
    step: 'assessment',
  },
  presentation: {
    title: 'How Legacy Oaks decides, treats and follows up',
    lead: 'Who isn’t a candidate, what an afternoon at the clinic is like, how you are monitored and what follow-up is included.',
    sections: [
      {
        heading: 'A psychiatrist sees you first.',
        paragraphs: [
          'Legacy Oaks is a psychiatric clinic. A psychiatrist founded it and sees every new patient. The clinic also manages medicines, so ketamine is not the only thing it can offer.',
          'You may leave the first visit with a plan that has no ketamine in it. A different medicine, a second one added to the first, talk therapy, transcranial magnetic stimulation (TMS) or electroconvulsive therapy (ECT) may fit you better.',
        ],
      },
      {
        heading: 'What happens at the first visit',
        paragraphs: [
          'You won’t have an infusion on your first day. The psychiatrist asks what you’ve tried, for how long, and why you stopped. Bring a list with dates. You are examined, and your blood pressure is checked.',
          'After the exam, you decide together. You don’t have to decide that day, and you can say no at any time.',
        ],
      },
      {
        heading: 'An afternoon at the clinic',
        paragraphs: [
          'You have a room to yourself, and you choose the light and the sound. A nurse stays in the room from the time the IV line goes in until the infusion ends.',
          'A monitor shows your pulse and your oxygen, and your blood pressure is checked before, during and after the infusion. It can be stopped at any time. The medicine that is already in your body takes a while to wear off.',
        ],
        drawing: 'visit',
      },
      {
        heading: 'What a course looks like in studies',
        paragraphs: [
          asStudied,
          'The effect may fade after weeks or months, and some people get worse. The psychiatrist looks at how you are doing and stops a course that isn’t helping.',
        ],
        drawing: 'course',
      },
      {
        heading: 'What studies have found, good and bad',
        paragraphs: [
          'Research on ketamine for depression is mixed. The chart shows 3 studies. One of them found no significant benefit.',
        ],
        drawing: 'studies',
      },
      {
        heading: 'Who isn’t a candidate',
        paragraphs: [
          'Some people need another kind of care, and soon. Some haven’t yet tried the treatments with the best evidence. Some have a health problem that rules ketamine out, or that their own doctor has to be asked about first. Tell the psychiatrist if one of these is true for you.',
        ],
        points: [
          'You have psychosis, or you had it before',
          'Your blood pressure is high and isn’t under control',
          'You have heart, liver or bladder disease, or had a stroke',
          'You have an aneurysm or another blood vessel problem, or you had a brain bleed',
          'You are pregnant or nursing',
          'You have bipolar disorder, or had a problem with alcohol or drugs',
          'You use drugs, or you drink more than you want to',
          'You had an allergic or other serious reaction to ketamine or esketamine',
        ],
      },
      {
        heading: 'The follow-up that is included',
        paragraphs: [
          'You go home with your driver and with written instructions on what to watch for and who to call, day or night. The clinic calls you the next day. For an emergency, call 911.',
          'An infusion doesn’t replace your medicine, your therapist or support from people close to you. If you agree, the clinic writes to your own doctor.',
        ],
      },
      {
        heading: 'What you pay for',
        paragraphs: [
          'Legacy Oaks is cash-pay, and insurance generally doesn’t cover infusions. Before you decide, you get one page with the price of one infusion, a usual course and the visits before it. If you stop early, you pay only for the visits you had.',
        ],
      },
    ],
  },
  assessment: {
    questions: [safety, age, diagnosis, medicines, mind, heart, health],
    rules: [...sharedRules, triedTwoRule, ...askFirstRules],
  },
  about: [
    'Legacy Oaks is a cash-pay psychiatric clinic in Plano. It offers consultations, medication management and, after an exam, ketamine infusions. A psychiatrist founded it and sees every new patient.',
  ],
  disclosures: [
    'Texas: this page is a paid advertisement. No one quoted here is a patient or was paid to be quoted. Depression can be treated, but nothing described here is a permanent cure.',
  ],
})
