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
import { asStudied, communityClinics, karmaDep2, ketEct } from '../patients/clinic-evidence.ts'

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
  price:
    'The clinic is cash-pay. You get the price of a visit and of a full course in writing before you pay anything.',
  city: 'Palm Springs',
  title: 'Ketamine in Palm Springs: the first visit and the price',
  description:
    'What happens at your first visit to a Palm Springs ketamine clinic, what you pay for, what studies found, and who should not have the treatment.',
  headline: 'Your first visit to a Palm Springs ketamine clinic, and what you pay for',
  dek: 'You talk, you are examined, and you go home with the price on paper. What to bring, what to ask, and when the clinic says no.',
  blocks: [
    {
      kind: 'text',
      heading: 'You won’t be treated on your first visit.',
      paragraphs: [
        'You may worry that someone will talk you into a treatment before you understand it. So at Desert Light the first visit is for talking, and no infusion is given that day.',
        'A licensed clinician asks how long you’ve been depressed, what you’ve tried, and what happened with each medicine. Then comes an exam: your pulse, your blood pressure, your heart and lungs. The clinician tells you what they think, and why, in plain words. That may be ketamine. It may be a call to your own doctor about another medicine.',
      ],
    },
    {
      kind: 'text',
      heading: 'What to bring',
      paragraphs: [
        'You’ll get more out of the visit if you bring these. A phone photo of a pill bottle is fine.',
      ],
      points: [
        'Every antidepressant you’ve taken, with doses and months if you know them',
        'Everything you take now, vitamins and sleep aids included',
        'The name and phone number of your doctor and your therapist',
        'A few blood pressure readings, if you have a cuff at home',
        'Someone who knows you well, if you’d like company',
      ],
      after:
        'You don’t need a driver that day, because you won’t get anything that makes you drowsy. You will need one for every infusion.',
    },
    {
      kind: 'call',
      text: 'Read about the rooms before you go: who is with you, how you are monitored and how you are charged.',
      step: 'presentation',
    },
    {
      kind: 'visit',
      heading: 'If you come back for an infusion',
      lead: 'Suppose you and the clinician agree to go ahead. Each infusion then takes about 2 hours of your day, most of it in a quiet room, and goes roughly like this.',
      stops: [
        { minute: 0, what: 'Blood pressure, pulse, and how you’ve been since last time' },
        { minute: 20, what: 'The infusion starts in a quiet room, with a monitor and a nurse' },
        { minute: 60, what: 'It ends; you lie back, and a nurse stays nearby' },
        { minute: 105, what: 'Blood pressure again, and a short talk about how it went' },
        { minute: 120, what: 'The person who came with you takes you home' },
      ],
      after:
        'Keep the rest of the day open. Don’t drive, sign anything important or do work that needs a clear head. Many people feel tired until the next morning.',
    },
    {
      kind: 'text',
      heading: 'What you pay for',
      paragraphs: [
        'You leave the first visit with a price sheet. It has one line for each thing, so you can see what you’re paying for and compare it with other clinics.',
      ],
      points: [
        'The first visit: the conversation and the exam',
        'One infusion: the room, the nurse, the monitor and the medicine',
        'A full course, added up, and what each visit after the course costs',
        'What isn’t in it: your own doctor, your therapist, other medicines and the ride home',
      ],
      after:
        'Ask what the full course costs, as well as one visit. In studies, people often had 6 infusions in 2 or 3 weeks, and some needed more later. Those studies can’t tell how many you would have.',
    },
    {
      kind: 'text',
      heading: 'You pay visit by visit.',
      paragraphs: [
        'There isn’t a package to buy. You pay on the day of each visit, and if you stop after the second one, you have paid for 2. The clinic never asks for a deposit on a treatment that you haven’t decided on.',
        'Insurance generally won’t pay for infusions, so plan to pay the whole amount yourself. If a bill like that would make life harder, say so at the consultation. The clinician can talk about treatments that cost less.',
      ],
    },
    {
      kind: 'text',
      heading: 'What research can tell you before you spend money',
      paragraphs: [
        `One study read the records of ${communityClinics.who.replace(',', ' at US clinics and had')}. In it, ${communityClinics.ketamine}% got clearly better and 8.4% got worse. Of the people who got better, about 6 in 10 were still well 8 weeks later. That is a reason to ask what happens, and what you would pay, if the effect fades.`,
        'Fading is common. In a study of hospital patients whose depression had lifted with ketamine, 70% had relapsed within a year. With electroconvulsive therapy, it was 63%.',
        `And not every trial is good news. In ${karmaDep2.name}, published in 2025, ketamine didn’t do significantly better than a sedative that was given for comparison. If an ad shows you only the hopeful numbers, ask which trial they come from.`,
      ],
      sources: [communityClinics, ketEct, karmaDep2],
    },
    {
      kind: 'text',
      heading: 'Care between visits',
      paragraphs: [
        'The clinic asks you to keep seeing your therapist, or to find one, and to write a few lines the evening of each visit. This is often called integration. There is little proof that it makes the treatment work better. The clinic asks because hard feelings can come up, and you shouldn’t have to deal with them alone.',
        'Your own doctor stays in charge of your medicines. If you agree in writing, the clinic sends your doctor a short report after your first and last visits.',
      ],
    },
    { kind: 'risks', heading: 'Side effects, and who should not have ketamine' },
    {
      kind: 'call',
      text: 'A few questions can show whether a visit makes sense for you. They aren’t a diagnosis, and your answers stay with you.',
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
      after: 'A good clinic will answer all 5, and it will put the last answer in writing.',
    },
  ],
  closing: {
    headline: 'Know the clinic before your first visit',
    text: 'The presentation describes the rooms, how you are monitored, how you are charged and who the clinic doesn’t treat.',
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
        heading: 'Your first visit is a conversation and an exam.',
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
