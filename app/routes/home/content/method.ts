import { checkContent } from '../../../content/checks/fields.schema.ts'
import { span } from '../../../content/checks/format-figures.ts'
import {
  adBudget,
  firstConsultation,
  followUp,
  onboarding,
  pathwayAssessment,
  phases,
  volume,
} from '../../../content/promises/promises.ts'
import { homeSchema } from '../content.schema.ts'

const [weeks1, weeks2, weeks3, weeks4, onward] = phases

/** Stages, assessment, guide and the patient's five steps. */
export const method = checkContent(
  'app/routes/home/content/method.ts',
  homeSchema.pick({ methodology: true, assessment: true, guides: true, journey: true }),
  {
    methodology: {
      headline: 'How it works, in five stages.',
      lead: `Expect your first consultations after ${span(firstConsultation.weeksOnMostPages)} weeks and consistent volume in ${span(volume.consistentWithinDays)} days.`,
      stages: [
        {
          name: 'Plan',
          weeks: weeks1.label,
          fromWeek: weeks1.fromWeek,
          toWeek: weeks1.toWeek,
          what: `A session of ${span(onboarding.sessionHours)} hours with you.`,
        },
        {
          name: 'Funnel',
          weeks: weeks2.label,
          fromWeek: weeks2.fromWeek,
          toWeek: weeks2.toWeek,
          what: 'We build pages and you approve them.',
        },
        {
          name: 'Paid traffic',
          weeks: weeks3.label,
          fromWeek: weeks3.fromWeek,
          toWeek: weeks3.toWeek,
          what: `Ads go live: ${adBudget.percentFacebookAndInstagram}% Meta, ${adBudget.percentGoogle}% Google.`,
        },
        {
          name: 'Follow-up',
          weeks: weeks4.label,
          fromWeek: weeks4.fromWeek,
          toWeek: weeks4.toWeek,
          what: `${followUp.sampleSequenceDays.length} emails to each lead, the first in ${followUp.welcomeEmailSeconds} seconds.`,
        },
        {
          name: 'Improve',
          weeks: onward.label,
          fromWeek: onward.fromWeek,
          toWeek: onward.toWeek,
          what: 'We do more of what brings bookings.',
        },
      ],
      link: { label: 'Each phase, and what we need from you', href: '/how-we-work' },
    },
    assessment: {
      headline: `${pathwayAssessment.questions} questions beat a contact form.`,
      lead: 'Patients answer them before they book, so you know their condition, area and budget.',
      advantages: [
        'Your staff calls only people who qualify.',
        'Everyone who books has seen your prices.',
        'Patients arrive with better questions.',
        'You know what they’ve already tried.',
        'No ad pixel sees a patient’s answers.',
      ],
      sample: {
        title: 'Sample: a knee practice',
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
      headline: 'A guide that answers patients’ questions.',
      lead: 'A patient guide with your name on it, for people who aren’t ready to book.',
      sampleTitle: 'Your knee: all your options',
      chapters: [
        { title: 'Why knees hurt', page: 3 },
        { title: 'Every option, including waiting', page: 6 },
        { title: 'What the studies found', page: 11 },
        { title: 'What each option costs', page: 16 },
        { title: 'Who shouldn’t have it', page: 19 },
        { title: 'Your first visit', page: 22 },
      ],
      link: { label: 'Read our own guide for practices', href: '/growth_playbook' },
    },
    journey: {
      headline: 'Five steps from ad to appointment.',
      steps: [
        {
          number: 1,
          title: 'They see an ad',
          description: 'About their complaint, in your town.',
        },
        {
          number: 2,
          title: 'They read one page',
          description: 'The treatment, its limits, the price.',
        },
        {
          number: 3,
          title: 'They take the assessment',
          description: 'People who fit see your open times.',
        },
        {
          number: 4,
          title: 'They pick a time',
          description: 'Their answers come with it.',
        },
        {
          number: 5,
          title: 'They come to the visit',
          description: 'Emails answer their questions first.',
        },
      ],
    },
  },
)
