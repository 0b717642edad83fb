import { clinicSchema } from '../clinic.schema.ts'
import { asStudied, nasal } from '../clinic-evidence.ts'
import { checkContent } from '../fields.schema.ts'

/** Palm Springs, California. Invented: see README.md. */
export const desertLight = checkContent('app/content/clinics/desert-light.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: 'desert-light',
  name: 'Desert Light Ketamine Clinic',
  city: 'Palm Springs',
  state: 'CA',
  founderRole: 'the clinic’s medical director, an anesthesiologist',
  title: 'Ketamine in Palm Springs: what to know before you ask',
  description:
    'What a visit to a Palm Springs ketamine clinic is like, what studies found and did not find, who should not have it, and what it costs you in time.',
  headline: 'When two medicines have not helped: a Palm Springs clinic explains ketamine',
  dek: 'What happens in the room, what research has found so far, and the questions to bring along before you decide anything.',
  blocks: [
    {
      kind: 'text',
      heading: 'A long road that many people in the valley know',
      paragraphs: [
        'You took the first medicine for two months, then a second one, perhaps a third. You went to therapy when there was a place. Some of it helped for a while. If that sounds like your last years, you have company: doctors speak of treatment-resistant depression once two or more adequate attempts with antidepressants have not been enough.',
        'That phrase is a description and no verdict. There are several ways on from it, and ketamine is only one of them. Others are a different medicine, adding one to the one you take, psychotherapy, magnetic stimulation, and electroconvulsive therapy. A good first conversation names them all.',
      ],
    },
    {
      kind: 'text',
      heading: 'What ketamine is',
      paragraphs: [
        'Ketamine has been used in operating rooms for more than fifty years. At lower doses than an operation needs, researchers noticed in the 1990s that the mood of some patients with depression changed within hours or days. How long such a change lasts, and for whom, is what the studies since then have tried to find out.',
        asStudied,
      ],
    },
    {
      kind: 'call',
      text: 'The clinic has recorded a presentation about how it works, who it turns away and what it charges. It takes about as long as a cup of coffee.',
      label: 'Watch Presentation',
    },
    {
      kind: 'visit',
      heading: 'One visit, from the door to the drive home',
      lead: 'A first visit is a conversation and an examination, without any infusion. If you and the clinician decide to go on, each later visit runs like this.',
      stops: [
        { minute: 0, what: 'Blood pressure, pulse, how you have been since the last time' },
        { minute: 20, what: 'The infusion begins in a quiet room, with a monitor and a nurse' },
        { minute: 60, what: 'It ends; you rest, and somebody stays nearby' },
        { minute: 105, what: 'Blood pressure again, a short conversation about what came up' },
        { minute: 120, what: 'The person who brought you takes you home' },
      ],
      after:
        'The rest of that day belongs to nobody: no driving, no signing, no work that needs a clear head. Many people feel tired until the next morning.',
    },
    {
      kind: 'evidence',
      heading: 'What studies have found, and what they have not',
      lead: 'You will find louder claims than these elsewhere. Ask whoever makes them which trial they mean.',
    },
    {
      kind: 'text',
      heading: 'The nasal spray you may have read about',
      paragraphs: [nasal],
    },
    {
      kind: 'text',
      heading: 'The days between the visits',
      paragraphs: [
        'The clinic asks you to keep seeing your therapist, or to find one, and to write a few lines on the evening after each visit. People call this integration. The evidence that it makes the treatment work better is thin; the reason to do it is that difficult things can come up, and nobody should sort them alone.',
        'Your own doctor stays in charge of your medicines. With your written permission the clinic sends a short report after the first and the last visit.',
      ],
      quote: {
        text: 'We would rather spend an hour on why this may be wrong for you than an afternoon on something you did not need.',
        speaker: 'The medical director, Desert Light Ketamine Clinic',
      },
    },
    { kind: 'risks', heading: 'What can go wrong, and who should not have it' },
    {
      kind: 'call',
      text: 'The Pathway Assessment asks about your history and your health. It gives no diagnosis: it tells you whether a conversation with a clinician makes sense.',
      label: 'Take the Pathway Assessment',
    },
    {
      kind: 'text',
      heading: 'Five questions to bring to any clinic',
      paragraphs: [
        'Who examines me before the first infusion, and what is that person licensed to do? Who is in the room during it? What happens if my blood pressure rises? Which of your patients do you send elsewhere? What does a whole course cost, and what do I pay if I stop after the second visit?',
        'A clinic that answers these five without looking away is worth your time, whichever one it is. Insurance generally does not pay for infusions, so ask for the price in writing before you begin.',
      ],
    },
  ],
  closing: {
    headline: 'See the clinic before you set foot in it',
    text: 'The presentation shows the rooms, the monitor, the price list and the reasons for which people are turned away.',
    label: 'Watch Presentation',
  },
  about: [
    'Desert Light is a cash-pay clinic in Palm Springs that offers ketamine infusions after an examination by a licensed clinician. An anesthesiologist directs it. It treats adults only, by appointment only, and keeps no waiting list for people in crisis.',
  ],
  disclosures: [
    'California: nobody shown or quoted on this page is a patient, and no result is promised or implied.',
  ],
})
