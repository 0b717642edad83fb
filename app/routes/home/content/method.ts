import { checkContent } from '../../../content/fields.schema.ts'
import { span } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import {
  adBudget,
  firstConsultation,
  followUp,
  onboarding,
  pathwayAssessment,
  phases,
  volume,
} from '../../../content/promises.ts'

const [weeks1, weeks2, weeks3, weeks4, onward] = phases

/** Stages, assessment, guide and the patient's five steps. */
export const method = checkContent(
  'app/routes/home/content/method.ts',
  homeSchema.pick({ methodology: true, assessment: true, guides: true, journey: true }),
  {
    methodology: {
      kicker: 'How it works',
      headline: 'Five stages, from the first session to steady growth.',
      lead: `The stages overlap to save time. Most practices see their first consultations after ${span(firstConsultation.weeksOnMostPages)} weeks and consistent volume in ${span(volume.consistentWithinDays)} days.`,
      stages: [
        {
          name: 'Foundation',
          weeks: weeks1.label,
          fromWeek: weeks1.fromWeek,
          toWeek: weeks1.toWeek,
          what: `One session of ${span(onboarding.sessionHours)} hours with you, and a written definition of “qualified.”`,
        },
        {
          name: 'Funnel',
          weeks: weeks2.label,
          fromWeek: weeks2.fromWeek,
          toWeek: weeks2.toWeek,
          what: 'We build the pages, the assessment and the guide. You approve every claim.',
        },
        {
          name: 'Paid traffic',
          weeks: weeks3.label,
          fromWeek: weeks3.fromWeek,
          toWeek: weeks3.toWeek,
          what: `Ads go live, typically ${adBudget.percentFacebookAndInstagram}% Facebook and Instagram, ${adBudget.percentGoogle}% Google.`,
        },
        {
          name: 'Follow-up',
          weeks: weeks4.label,
          fromWeek: weeks4.fromWeek,
          toWeek: weeks4.toWeek,
          what: `Every lead gets an e-mail within ${followUp.welcomeEmailSeconds} seconds, and ${followUp.sampleSequenceDays.length - 1} more by day ${followUp.sampleSequenceDays.at(-1)}.`,
        },
        {
          name: 'Growth',
          weeks: onward.label,
          fromWeek: onward.fromWeek,
          toWeek: onward.toWeek,
          what: 'We move budget to what books consultations, and search starts to add its own.',
        },
      ],
      link: { label: 'Each phase, and what we need from you', href: '/how-we-work' },
    },
    assessment: {
      kicker: 'The assessment',
      headline: `${pathwayAssessment.questions} questions tell you more than a contact form.`,
      lead: 'Patients answer them before they book. You get a person whose condition, area and budget you know, instead of a name and a number.',
      advantages: [
        'Your staff calls people who can become patients.',
        'Everyone who books has already seen your price range.',
        'The patient gets useful questions to ask you.',
        'You start the consultation knowing what they’ve tried.',
        'No ad pixel runs on the assessment or the booking page.',
      ],
      sample: {
        title: 'Sample assessment for a knee practice',
        note: `${pathwayAssessment.questions} questions, under ${pathwayAssessment.underMinutes} minutes.`,
        questions: [
          'Which knee hurts: left, right or both?',
          'How long has it hurt?',
          'What does it keep you from doing?',
          'What have you tried so far?',
          'Do you have a recent scan or exam?',
          'How far from the clinic do you live?',
          'Insurance doesn’t cover this. Does this price range work for you?',
        ],
        boundary: 'It doesn’t diagnose. A licensed clinician decides who is a candidate.',
      },
      link: { label: 'How the funnel works', href: '/funnel-creation' },
    },
    guides: {
      kicker: 'Patient guides',
      headline: 'A guide that answers your patients’ questions first.',
      lead: 'Most people who see your ad aren’t ready today. We write a short direct-response guide in your name that covers every option, the evidence and the price, and ends with a link to book. You check every medical sentence.',
      sampleTitle: 'Your knee: options, evidence, prices',
      chapters: [
        { title: 'Why knees hurt', page: 3 },
        { title: 'Every option, including waiting', page: 6 },
        { title: 'What the studies found', page: 11 },
        { title: 'What each option costs', page: 16 },
        { title: 'Who shouldn’t have this treatment', page: 19 },
        { title: 'What to expect at your first visit', page: 22 },
      ],
      link: { label: 'Read our own guide for practices', href: '/growth_playbook' },
    },
    journey: {
      kicker: 'What patients see',
      headline: 'Five steps from the first ad to a kept appointment.',
      steps: [
        {
          number: 1,
          title: 'They see an ad',
          description: 'On Facebook or Google, about their own complaint, in your town.',
        },
        {
          number: 2,
          title: 'They read one page',
          description: 'It explains the treatment, its limits and the price range.',
        },
        {
          number: 3,
          title: 'They take the assessment',
          description: 'Good candidates see your calendar. The others get the guide.',
        },
        {
          number: 4,
          title: 'They pick a time',
          description: 'The visit is on your schedule, with their answers attached.',
        },
        {
          number: 5,
          title: 'They show up',
          description: 'Follow-up e-mails keep them informed until the visit.',
        },
      ],
    },
  },
)
