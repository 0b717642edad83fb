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
import { asStudied } from '../patients/clinic-evidence.ts'

/** Palm Springs, California. Invented: see README.md. */
export const desertLight = checkContent('app/content/clinics/desert-light.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: 'desert-light',
  name: 'Desert Light Ketamine Clinic',
  shortName: 'Desert Light',
  phone: { display: '(760) 555-0164', dial: '+17605550164' },
  address: {
    street: '300 Example Canyon Drive',
    city: 'Palm Springs',
    region: 'CA',
    postalCode: '92262',
    country: 'US',
  },
  consultation: {
    title: 'Free consultation',
    place: 'The clinic calls you at the booked time.',
    minutes: 20,
    hours: 'Monday to Thursday, 10:00 AM–4:00 PM Pacific time',
  },
  city: 'Palm Springs',
  title: 'Ketamine in Palm Springs: what to know first',
  description:
    'What a visit to a Palm Springs ketamine clinic is like, what studies have and haven’t found, who should not have it, and how much of your day it takes.',
  headline: 'A Palm Springs clinic explains ketamine to people whose antidepressants haven’t helped',
  dek: 'What happens during a visit, what research has found so far, and what to ask any clinic before you decide.',
  blocks: [
    {
      kind: 'text',
      heading: 'When antidepressants have not helped enough',
      paragraphs: [
        'Maybe you took one medicine for 2 months, then a second, then a third. Maybe therapy helped for a while. Many people with depression go through this. When 2 or more antidepressants, each at a proper dose and for long enough, haven’t worked well enough, doctors call it treatment-resistant depression.',
        'That is a clinical term. It doesn’t mean nothing will help. You and your doctor still have options: a different medicine, a second one added to the first, talk therapy, transcranial magnetic stimulation (TMS), electroconvulsive therapy (ECT) or ketamine. A good first visit goes over all of them.',
      ],
    },
    {
      kind: 'text',
      heading: 'What ketamine is',
      paragraphs: [
        'Hospitals have used ketamine as an anesthetic for more than 50 years. In the 1990s, researchers began to test lower doses in people with depression. Some patients’ mood improved within hours or days. Studies since then have looked at how long that lasts, and for whom. The results are mixed.',
        asStudied,
      ],
    },
    {
      kind: 'call',
      text: 'The clinic’s presentation covers what treatment involves, who isn’t a candidate and how you are charged.',
      label: 'Watch Presentation',
      step: 'presentation',
    },
    {
      kind: 'visit',
      heading: 'What a visit is like',
      lead: 'Your first visit is a conversation and an exam. You won’t have an infusion that day. If you and the clinician decide to go ahead, each later visit goes roughly like this.',
      stops: [
        { minute: 0, what: 'Check-in: blood pressure, pulse, and how you’ve been since last time' },
        { minute: 20, what: 'The infusion starts in a quiet room, with a monitor and a nurse' },
        { minute: 60, what: 'The infusion ends; you rest, and a nurse stays nearby' },
        { minute: 105, what: 'A second blood pressure check and a short talk about how it went' },
        { minute: 120, what: 'The person who came with you takes you home' },
      ],
      after:
        'Keep the rest of the day open. Don’t drive, sign anything important or do work that needs a clear head. Many people feel tired until the next morning.',
    },
    {
      kind: 'evidence',
      heading: 'What studies have found, and what they haven’t',
      lead: 'You may see stronger claims than these. If you do, ask which trial the claim comes from.',
    },
    { kind: 'nasal', heading: 'How the nasal spray differs' },
    {
      kind: 'text',
      heading: 'Care between visits',
      paragraphs: [
        'The clinic asks you to keep seeing your therapist, or to find one, and to write a few lines the evening of each visit. This is often called integration. There is little proof that it makes the treatment work better. The clinic asks because hard feelings can come up, and you shouldn’t have to deal with them alone.',
        'Your own doctor stays in charge of your medicines. If you agree in writing, the clinic sends your doctor a short report after your first and last visits.',
      ],
      quote: {
        text: 'I would rather spend an hour on why this may be wrong for you than an afternoon giving you a treatment you don’t need.',
        speaker: 'The medical director, Desert Light Ketamine Clinic',
      },
    },
    { kind: 'risks', heading: 'Side effects, and who should not have ketamine' },
    {
      kind: 'call',
      text: 'The Pathway Assessment is a short set of questions. It isn’t a diagnosis. A licensed clinician decides who can be treated.',
      label: 'Take the Pathway Assessment',
      step: 'assessment',
    },
    {
      kind: 'text',
      heading: '5 questions to ask any clinic',
      paragraphs: ['Ask these before you pay for anything, at this clinic or any other.'],
      points: [
        'Who examines me before the first infusion, and what is that person licensed to do?',
        'Who is in the room during the infusion?',
        'What happens if my blood pressure rises?',
        'Which patients do you send somewhere else?',
        'What does a full course cost, and what do I pay if I stop after the second visit?',
      ],
      after:
        'A good clinic will answer all 5. Insurance generally doesn’t cover infusions, so get the price in writing before you start.',
    },
  ],
  closing: {
    headline: 'Know the clinic before your first visit',
    text: 'The presentation describes the rooms, how you are monitored, how you are charged and who the clinic doesn’t treat.',
    label: 'Watch Presentation',
    step: 'presentation',
  },
  presentation: {
    title: 'What to know about Desert Light before your first visit',
    lead: 'What the clinic does, what the rooms are like, how you are monitored, who isn’t treated here and how you are charged.',
    sections: [
      {
        heading: 'Who the clinic is for',
        paragraphs: [
          'Desert Light sees adults by appointment. It was set up for people whose depression hasn’t gotten better with 2 or more antidepressants. An anesthesiologist directs the clinic.',
          'Ketamine is one option of several. Others are a different medicine, a second one added to the first, talk therapy, transcranial magnetic stimulation (TMS) and electroconvulsive therapy (ECT). Ask about all of them.',
        ],
      },
      {
        heading: 'Your first visit is a conversation and an exam',
        paragraphs: [
          'You won’t have an infusion that day. A licensed clinician asks about your health, your medicines and what you’ve tried so far. They check your blood pressure and examine you.',
          'Then you talk about whether ketamine makes sense for you. You don’t have to decide that day. You can say no at any time, even in the middle of a course.',
        ],
      },
      {
        heading: 'The rooms, and how you are monitored',
        paragraphs: [
          'Each room is for one patient. It has a reclining chair, soft light, a blood pressure cuff and a monitor for your pulse and your oxygen. You can bring music and a blanket.',
          'A nurse stays with you during the infusion and close by while you rest. Your blood pressure is checked before, during and after it. The infusion can be stopped at any time. The medicine that is already in your body takes a while to wear off.',
        ],
        drawing: 'visit',
      },
      {
        heading: 'What a course looks like in studies',
        paragraphs: [
          asStudied,
          'For some people the effect fades after weeks or months, and some people get worse. The clinic asks how you are doing at each visit. If the treatment isn’t helping you, it stops.',
        ],
        drawing: 'course',
      },
      {
        heading: 'What studies have found',
        paragraphs: [
          'Research on ketamine for depression is mixed. The chart shows 3 studies. One of them found no significant benefit.',
        ],
        drawing: 'studies',
      },
      {
        heading: 'Who can’t be treated here, or has to ask their doctor first',
        paragraphs: [
          'With some health problems, ketamine can do harm. Tell the clinician if one of these is true for you. Some of them rule the treatment out. With others, your own doctor has to be asked first.',
        ],
        points: [
          'You have psychosis, or you had it before',
          'Your blood pressure is high and isn’t under control',
          'You have an aneurysm or another blood vessel problem, or you had a brain bleed',
          'You are pregnant or nursing',
          'You use drugs, or you drink more than you want to',
          'You have heart, liver or bladder disease, or had a stroke',
          'You have bipolar disorder, or had a problem with alcohol or drugs',
          'You had an allergic or other serious reaction to ketamine or esketamine',
        ],
      },
      {
        heading: 'How you are charged',
        paragraphs: [
          'The clinic is cash-pay, and insurance generally doesn’t cover infusions. Before you decide, you get the price of one visit and of a full course in writing. You pay for each visit on its day. If you stop early, you pay only for the visits you had.',
        ],
      },
      {
        heading: 'After a visit, and between visits',
        paragraphs: [
          'Someone has to take you home. Don’t drive, sign anything important or do work that needs a clear head for the rest of the day. Many people feel tired until the next morning.',
          'Keep seeing your therapist and your own doctor. Your doctor stays in charge of your medicines. If you agree in writing, the clinic sends your doctor a short report.',
        ],
      },
    ],
  },
  assessment: {
    questions: [safety, age, diagnosis, medicines, mind, heart, health],
    rules: [...sharedRules, triedTwoRule, ...askFirstRules],
  },
  about: [
    'Desert Light is a cash-pay clinic in Palm Springs, directed by an anesthesiologist. It offers ketamine infusions after an exam by a licensed clinician. It sees adults by appointment only, and it isn’t set up for emergencies.',
  ],
  disclosures: [
    'California: no one shown or quoted on this page is a patient. No result is promised or implied.',
  ],
})
