import { checkContent } from '../checks/fields.schema.ts'
import { span } from '../checks/format-figures.ts'
import { age, diagnosis, health, heart, mind, safety, sharedRules } from '../patients/assessment-questions.ts'
import { clinicSchema } from '../patients/clinic.schema.ts'
import { asStudied } from '../patients/clinic-evidence.ts'
import { articleClaims } from '../promises/promises.ts'

const { metroResidentsNearly, studiesOver, antidepressantsTriedAtLeast, medicationTrialWeeks, published } =
  articleClaims
const name = 'Smoky Ridge Ketamine Center'

/** Knoxville, Tennessee; 865 is the city’s area code. Invented: see README.md. */
export const knoxville = checkContent('app/content/clinics/865.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: '865',
  name,
  shortName: 'Smoky Ridge',
  phone: { display: '(865) 555-0129', dial: '+18655550129' },
  address: {
    street: '400 Example Pike, Suite 3',
    city: 'Knoxville',
    region: 'TN',
    postalCode: '37919',
    country: 'US',
  },
  consultation: {
    title: 'Free consultation',
    place:
      'The clinic calls you at the booked time. To come in instead, call (865) 555-0129 before that day.',
    minutes: 30,
    hours: 'Monday to Friday, 8:30 AM–4:30 PM Eastern time',
  },
  price:
    'The clinic is cash-pay. It gives you the price of a visit and of a full course in writing before the first infusion.',
  city: 'Knoxville',
  title: 'Ketamine in Knoxville: a nurse anesthetist explains',
  description:
    'A Knoxville clinic founder explains IV ketamine, the nasal spray, integration, who may be a candidate, the free consultation and what research has found.',
  headline: 'What a Knoxville nurse anesthetist tells people who ask about ketamine',
  dek: 'The founder of a local clinic talks about infusions, the nasal spray, the days between visits, and who should look at other care first.',
  dateline: `Published ${published} | Health & Wellness`,
  blocks: [
    {
      kind: 'text',
      heading: 'Finding help for depression can take a long time.',
      paragraphs: [
        `The Knoxville metro area has nearly ${metroResidentsNearly.toLocaleString('en-US')} residents. If you live here with depression, you may have waited weeks to see a psychiatrist. You may also have tried one medicine after another. Each one can take weeks to show whether it helps.`,
        'A certified registered nurse anesthetist founded Smoky Ridge after years of giving ketamine in operating rooms. She wanted to offer it in a quieter place, with more time for each patient. A physician medical director oversees the clinic.',
      ],
      quote: {
        text: 'In an operating room, I meet a patient for 5 minutes. Here I have an hour to listen before anyone talks about a needle.',
        speaker: `The founder, a certified registered nurse anesthetist, ${name}`,
      },
    },
    {
      kind: 'text',
      heading: 'What an IV infusion involves',
      paragraphs: [
        'You get a thin IV line in your arm. A pump controls how much medicine you receive, and a monitor tracks your blood pressure and oxygen. A trained clinician stays with you in the room. They can stop the infusion at any time, but the medicine you have already received takes time to wear off.',
        asStudied,
      ],
    },
    {
      kind: 'visit',
      heading: 'What happens in a 2-hour visit',
      lead: 'Your first appointment is a conversation and an exam. You won’t have an infusion that day. If you and the clinician decide to go ahead, later visits go roughly like this.',
      stops: [
        { minute: 0, what: 'Check-in, blood pressure, and a question about whether you feel safe' },
        { minute: 20, what: 'The infusion starts; the founder or a registered nurse stays with you' },
        { minute: 60, what: 'The infusion ends, and you rest as long as you need' },
        { minute: 90, what: 'Tea, time to write, and a second blood pressure check' },
        { minute: 120, what: 'Your driver comes in and hears what to watch for' },
      ],
      after:
        'Plan to rest that evening. Don’t drive until the next day, don’t drink alcohol, and put off any big decision.',
    },
    { kind: 'nasal', heading: 'The nasal-spray alternative' },
    {
      kind: 'text',
      heading: 'Integration: support between visits',
      paragraphs: [
        'Within 2 days after each visit, you talk with a licensed counselor, in person or by video. You choose the topic. This is called integration. There is little research on whether it makes the treatment work better, so the clinic offers it as support.',
        'You keep your own therapist and your own doctor. The clinic doesn’t manage medicines that someone else prescribed.',
      ],
      quote: {
        text: 'I ask every patient who will be with them that night. If they don’t have anyone, we solve that first.',
        speaker: `The founder, ${name}`,
      },
    },
    {
      kind: 'text',
      heading: 'Who may be a candidate',
      paragraphs: [
        `Doctors often call depression treatment-resistant when 2 or more antidepressants, each at a proper dose and for long enough, haven’t worked well enough. Smoky Ridge asks for more. You need to have tried ${antidepressantsTriedAtLeast} or more antidepressants for ${span(medicationTrialWeeks)} weeks each, unless a psychiatrist refers you. That is this clinic’s own rule, not a medical standard.`,
        'The clinic doesn’t treat people with psychosis, uncontrolled high blood pressure or an untreated addiction, or people who are pregnant. A licensed clinician decides after an exam.',
      ],
    },
    {
      kind: 'evidence',
      heading: 'What the research has found',
      lead: `Over ${studiesOver} peer-reviewed studies have examined ketamine. That number shows how often it has been studied, not how well it works. The results differ.`,
    },
    { kind: 'risks', heading: 'Side effects and risks' },
    {
      kind: 'text',
      heading: 'The free consultation',
      paragraphs: [
        'You can have it by phone or at the clinic, and you won’t be given any medicine. You’ll hear whether an exam makes sense, what a full course would cost, and what other care the clinic would look at first. If you aren’t a candidate, the clinic tells you why.',
        'Insurance generally doesn’t cover infusions. The clinic gives you an itemized receipt, but it can’t say whether your insurer will pay any of it.',
      ],
    },
  ],
  closing: {
    text: 'It describes the rooms, who is with you, how you are monitored and how you are charged.',
    step: 'presentation',
  },
  presentation: {
    title: `How ${name} works, from the first talk to the ride home`,
    lead: 'The rooms, who is with you, how you are monitored, what a course looks like, who isn’t treated here and how you are charged.',
    sections: [
      {
        heading: 'Who runs the clinic',
        paragraphs: [
          'A certified registered nurse anesthetist founded Smoky Ridge. She gave ketamine in operating rooms for years. A physician medical director oversees the clinic. The clinic gives you the director’s name and license number when you ask.',
          'The clinic treats adults by appointment. It isn’t set up for emergencies, and it doesn’t manage medicines that someone else prescribed.',
        ],
      },
      {
        heading: 'First you talk, then you are examined.',
        paragraphs: [
          'The free consultation is a talk. You won’t be given any medicine. You hear whether an exam makes sense and what other care the clinic would look at first. If you aren’t a candidate, the clinic tells you why.',
          'The exam is a visit of its own. A licensed clinician asks about your health and your medicines and checks your blood pressure. Only then do you decide together.',
        ],
      },
      {
        heading: 'The rooms, and who is with you',
        paragraphs: [
          'Each room has one recliner, a window with a shade, and a chair for someone you bring. A pump controls how much medicine you get. A monitor tracks your blood pressure and your oxygen.',
          'The founder or a registered nurse stays in the room during the infusion. They can stop it at any time, but the medicine you already received takes time to wear off. If you feel unwell, you only have to say so.',
        ],
        drawing: 'visit',
      },
      {
        heading: 'What a course looks like in studies',
        paragraphs: [
          asStudied,
          'The effect may fade after weeks or months, and some people get worse. The clinic asks how you are at each visit, and it stops when the treatment isn’t helping.',
        ],
        drawing: 'course',
      },
      {
        heading: 'What the research has found',
        paragraphs: [
          'The results differ from study to study. The chart shows 3 of them. One found no significant benefit.',
        ],
        drawing: 'studies',
      },
      {
        heading: 'Who can’t be treated here, or has to ask their doctor first',
        paragraphs: [
          `Smoky Ridge asks that you have tried ${antidepressantsTriedAtLeast} or more antidepressants for ${span(medicationTrialWeeks)} weeks each, unless a psychiatrist refers you. That is this clinic’s own rule, not a medical standard.`,
          'Some health problems rule ketamine out, and with others your own doctor has to be asked first. Tell the clinician if one of these is true for you.',
        ],
        points: [
          'You have psychosis, or you had it before',
          'Your blood pressure is high and isn’t under control',
          'You have an aneurysm or another blood vessel problem, or you had a brain bleed',
          'You are pregnant or nursing',
          'You have an addiction that isn’t treated',
          'You have heart, liver or bladder disease, or had a stroke',
          'You have bipolar disorder, or had a problem with alcohol or drugs',
          'You had an allergic or other serious reaction to ketamine or esketamine',
        ],
      },
      {
        heading: 'How you are charged',
        paragraphs: [
          'Smoky Ridge is cash-pay, and insurance generally doesn’t cover infusions. You get the price of a visit and of a full course in writing before you decide. If you stop early, you pay only for the visits you had.',
          'You get an itemized receipt. The clinic can’t say whether your insurer will pay any of it.',
        ],
      },
      {
        heading: 'The evening, and the days between visits',
        paragraphs: [
          'Your driver comes in at the end and hears what to watch for. Don’t drive until the next day, don’t drink alcohol, and put off any big decision.',
          'Within 2 days you talk with a licensed counselor, in person or by video. This is called integration. There is little research on whether it makes the treatment work better, so the clinic offers it as support.',
        ],
      },
    ],
  },
  assessment: {
    questions: [
      safety,
      age,
      diagnosis,
      {
        id: 'medicines',
        text: 'How many antidepressants have you tried?',
        hint: `Count only those you took at a proper dose for ${span(medicationTrialWeeks)} weeks or longer.`,
        kind: 'single',
        choices: [
          { id: 'few', label: `Fewer than ${antidepressantsTriedAtLeast}` },
          {
            id: 'referred',
            label: `Fewer than ${antidepressantsTriedAtLeast}, but a psychiatrist is referring me`,
          },
          { id: 'enough', label: `${antidepressantsTriedAtLeast} or more, and they haven’t helped enough` },
          { id: 'working', label: 'My current treatment works well' },
          { id: 'unsure', label: 'I’m not sure' },
        ],
        unremarkable: 'enough',
      },
      mind,
      heart,
      health,
    ],
    rules: [
      ...sharedRules,
      {
        outcome: 'ownDoctor',
        answers: { medicines: 'few' },
        reason: `Smoky Ridge asks that you have tried ${antidepressantsTriedAtLeast} or more antidepressants for ${span(medicationTrialWeeks)} weeks each, unless a psychiatrist refers you. That is this clinic’s own rule, not a medical standard. Ask your doctor what to try first.`,
      },
      {
        outcome: 'candidate',
        answers: { medicines: 'referred' },
        reason: 'A psychiatrist is referring you. Have the referral ready, because this clinic asks for it.',
      },
      {
        outcome: 'notCandidate',
        answers: { mind: 'substances' },
        reason:
          'You use drugs, or your drinking or drug use is hard to control. Ketamine can be misused, so the clinic doesn’t offer it until that is treated. Your doctor can help you find treatment. After that, you can ask again.',
      },
      {
        outcome: 'notCandidate',
        answers: { heart: 'pressure' },
        reason:
          'Ketamine can raise blood pressure, so the clinic doesn’t treat people whose high blood pressure isn’t under control. Once your doctor says it is, you can ask again.',
      },
    ],
  },
  about: [
    `${name} is a cash-pay clinic in Knoxville. It treats adults by appointment. A certified registered nurse anesthetist founded it, and a physician medical director oversees it. The clinic gives you the director’s name and license number when you ask, and prints both on its consent forms.`,
  ],
  disclosures: [
    'Tennessee: the founder is a certified registered nurse anesthetist, not a physician. No one quoted on this page is a patient.',
  ],
})
