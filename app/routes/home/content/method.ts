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
      headline: 'How it works, in 5 phases.',
      lead: `First consultations come after ${span(firstConsultation.weeksOnMostPages)} weeks, and consistent volume in ${span(volume.consistentWithinDays)} days.`,
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
      link: { label: 'All phases', href: '/how-we-work' },
    },
    assessment: {
      headline: `${pathwayAssessment.questions} questions before a patient books.`,
      lead: 'Your front desk sees the condition, area, budget and history.',
      advantages: [
        'Fewer calls to people who don’t qualify.',
        'Your price is shown before they book.',
        'Patients arrive with better questions.',
        'You know what they’ve already tried.',
        'No ad pixel sees a patient’s answers.',
      ],
      sample: {
        title: 'New consultation: knee pain',
        when: 'Thursday, 10:30 AM',
        stamp: 'Sample',
        answers: [
          { question: 'Which knee', answer: 'Right' },
          { question: 'How long', answer: '14 months' },
          { question: 'Keeps them from', answer: 'Climbing stairs' },
          { question: 'Tried so far', answer: 'Physical therapy' },
          { question: 'Recent scan', answer: 'X-ray from August' },
          { question: 'Distance', answer: '11 miles' },
          { question: 'Price', answer: '$1,600 is fine' },
        ],
        cameFrom: 'Its ad and page, and a ketamine page',
        adPicture: 'A Facebook ad for PRP knee injections that names the price.',
        pagePicture: 'The landing page about PRP for knee arthritis, with its price.',
        phonePicture: 'An article of a ketamine clinic on a phone.',
        note: `Takes under ${pathwayAssessment.underMinutes} minutes and doesn’t diagnose. You get the answers once we’ve signed a BAA.`,
      },
      link: { label: 'How the funnel works', href: '/funnel-creation' },
    },
    guides: {
      headline: 'A patient guide in your name.',
      lead: 'For people who aren’t ready to book yet.',
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
      headline: '5 steps from ad to appointment.',
      steps: [
        { number: 1, title: 'They see an ad', description: 'It names their problem.' },
        {
          number: 2,
          title: 'They read one page',
          description: 'It states the price.',
        },
        { number: 3, title: 'They answer 7 questions', description: 'Some won’t fit.' },
        { number: 4, title: 'They pick a time', description: 'On your calendar.' },
        { number: 5, title: 'They show up', description: 'Emails remind them.' },
      ],
    },
  },
)
