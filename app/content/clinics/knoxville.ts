import { clinicSchema } from '../clinic.schema.ts'
import { asStudied, nasal } from '../clinic-evidence.ts'
import { checkContent } from '../fields.schema.ts'
import { articleClaims } from '../promises.ts'

const { metroResidentsNearly, studiesOver, antidepressantsTriedAtLeast, medicationTrialWeeks, published } =
  articleClaims
const name = 'Smoky Ridge Ketamine Center'

/** Knoxville, Tennessee; 865 is the city’s area code. Invented: see README.md. */
export const knoxville = checkContent('app/content/clinics/knoxville.ts', clinicSchema, {
  demo: true,
  reviewBy: '2027-02-28',
  slug: '865',
  name,
  city: 'Knoxville',
  state: 'TN',
  founderRole: 'the clinic’s founder, a certified registered nurse anesthetist',
  title: 'Ketamine in Knoxville: a nurse anesthetist explains',
  description:
    'A Knoxville clinic founder describes IV ketamine, the nasal alternative, integration, who is a candidate, the free consultation and what research says.',
  headline: 'A Knoxville nurse anesthetist on what ketamine can be asked to do, and what it cannot',
  dek: 'A conversation about infusions, the nasal spray, the days between visits, and the people she sends elsewhere.',
  dateline: `Published ${published} | Health & Wellness`,
  blocks: [
    {
      kind: 'text',
      heading: 'A metro area with a long wait',
      paragraphs: [
        `Knoxville and the counties around it are home to nearly ${metroResidentsNearly.toLocaleString('en-US')} people. Anyone who has tried to see a psychiatrist here knows how the months go. In that time many people go through one medicine after another, each of which takes weeks to judge.`,
        'Smoky Ridge was founded by a certified registered nurse anesthetist who had given ketamine in operating rooms for years and wanted to give it in a quieter place. A physician medical director oversees the clinic. The building has four rooms, and no room has a television.',
      ],
      quote: {
        text: 'In an operating room I meet a person for five minutes. Here I have an hour to listen before anybody talks about a needle.',
        speaker: `The founder, a certified registered nurse anesthetist, ${name}`,
      },
    },
    {
      kind: 'text',
      heading: 'IV ketamine, in plain words',
      paragraphs: [
        'A thin line in the arm, a pump that measures, a monitor for blood pressure and oxygen, and somebody in the room who does nothing else. Going through a vein means the dose is known and can be stopped within a minute.',
        asStudied,
      ],
    },
    {
      kind: 'visit',
      heading: 'How two hours are spent',
      lead: 'The first appointment has no infusion in it. From the second on, the clock runs about like this.',
      stops: [
        { minute: 0, what: 'A talk, blood pressure, and the question how safe you have felt' },
        { minute: 20, what: 'The infusion starts; the founder or a registered nurse stays' },
        { minute: 60, what: 'The pump stops; nobody hurries you' },
        { minute: 90, what: 'Tea, a notebook, a second look at your blood pressure' },
        { minute: 120, what: 'Your driver comes in and is told what to watch for' },
      ],
      after:
        'That evening is for rest. No driving until the next day, no alcohol, and no decisions that will still matter in a year.',
    },
    { kind: 'text', heading: 'The nasal-spray alternative', paragraphs: [nasal] },
    {
      kind: 'text',
      heading: 'Integration: what the days between are for',
      paragraphs: [
        'Each visit is followed within two days by a conversation with a licensed counselor, in person or by video. What is talked about is yours to choose. Research on whether such conversations make the treatment work better is thin, and the clinic says so; it offers them as support.',
        'Patients keep their own therapist and their own doctor. The clinic does not take over prescriptions it did not write.',
      ],
      quote: {
        text: 'I ask everyone who will be with them that night. If the answer is nobody, we solve that first.',
        speaker: `The founder, ${name}`,
      },
    },
    {
      kind: 'text',
      heading: 'Who may be a candidate here',
      paragraphs: [
        `Doctors commonly call a depression treatment-resistant after two or more adequate trials of antidepressants. Smoky Ridge sets its own bar higher: it asks for ${antidepressantsTriedAtLeast} or more, each taken for ${medicationTrialWeeks.from} to ${medicationTrialWeeks.to} weeks, unless a psychiatrist has referred you. That is this clinic’s rule and no law of medicine.`,
        'People with psychosis, uncontrolled blood pressure, an untreated addiction or a pregnancy are not treated. A licensed clinician decides after an examination; no questionnaire does.',
      ],
    },
    {
      kind: 'evidence',
      heading: 'What the research says',
      lead: `Over ${studiesOver} peer-reviewed studies have examined ketamine in one way or another. That number tells how often a question was asked, and nothing about the answers, which differ.`,
    },
    { kind: 'risks', heading: 'What can go wrong' },
    {
      kind: 'text',
      heading: 'The free consultation',
      paragraphs: [
        'It takes half an hour, by video or in the clinic, and nobody is given anything during it except answers. You hear whether an examination makes sense, what a course would cost in full, and which other help the clinic would look at first. If you are not a candidate you are told why, in writing if you like.',
        'Insurance generally does not cover infusions. The clinic gives you a receipt with the details an insurer may ask for and promises nothing about what the insurer will do with it.',
      ],
    },
  ],
  closing: {
    headline: `Watch ${name}’s Complete Presentation`,
    text: 'The founder shows the rooms, explains the monitoring and reads the price list aloud.',
    label: 'Watch Presentation',
  },
  about: [
    `${name} is a cash-pay clinic in Knoxville for adults, by appointment. It was founded by a certified registered nurse anesthetist and works under a physician medical director, whose name and license number the clinic gives on request and prints on every consent form.`,
  ],
  disclosures: [
    'Tennessee: the founder is a certified registered nurse anesthetist and not a physician. Nobody quoted on this page is a patient.',
  ],
})
