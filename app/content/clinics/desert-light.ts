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
} from '../assessment-questions.ts'
import { clinicSchema } from '../clinic.schema.ts'
import { asStudied } from '../clinic-evidence.ts'
import { checkContent } from '../fields.schema.ts'

/** Palm Springs, California. Invented: see README.md. */
export const desertLight = checkContent('app/content/clinics/desert-light.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: 'desert-light',
  name: 'Desert Light Ketamine Clinic',
  shortName: 'Desert Light',
  phone: { display: '(760) 555-0164', dial: '+17605550164' },
  email: 'front-desk@desert-light.example.com',
  address: {
    street: '300 Example Canyon Drive',
    city: 'Palm Springs',
    region: 'CA',
    postalCode: '92262',
    country: 'US',
  },
  consultation: {
    title: 'Free consultation',
    place: 'The clinic calls you at the time you choose.',
    officeZone: 'America/Los_Angeles',
    hours: {
      1: [{ from: '10:00', to: '16:00' }],
      2: [{ from: '10:00', to: '16:00' }],
      3: [{ from: '10:00', to: '16:00' }],
      4: [{ from: '10:00', to: '16:00' }],
    },
    daysOff: [
      '2026-11-26',
      '2026-12-25',
      '2027-01-01',
      '2027-05-31',
      '2027-07-05',
      '2027-09-06',
      '2027-11-25',
    ],
    callMinutes: 20,
    bufferMinutes: 10,
    minimumNoticeMinutes: 240,
    horizonDays: 28,
  },
  city: 'Palm Springs',
  state: 'CA',
  founderRole: 'the clinic’s medical director, an anesthesiologist',
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
      text: 'The clinic’s presentation covers how treatment works, who isn’t a candidate and what it costs.',
      label: 'Watch Presentation',
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
    headline: 'See the clinic before your first visit',
    text: 'The presentation shows the rooms, how you are monitored, the prices, and who the clinic doesn’t treat.',
    label: 'Watch Presentation',
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
