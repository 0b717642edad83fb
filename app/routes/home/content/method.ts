import { checkContent } from '../../../content/fields.schema.ts'
import { capitalized, inWords, span } from '../../../content/format-figures.ts'
import { homeSchema } from '../../../content/home.schema.ts'
import {
  adBudget,
  firstConsultation,
  followUp,
  onboarding,
  pathwayAssessment,
  phases,
  service,
  volume,
} from '../../../content/promises.ts'

const [weeks1, weeks2, weeks3, weeks4, onward] = phases

/** Stages, assessment, guide and the patient's five steps. */
export const method = checkContent(
  'app/routes/home/content/method.ts',
  homeSchema.pick({ methodology: true, assessment: true, guides: true, journey: true }),
  {
    methodology: {
      kicker: 'The five stages',
      headline: 'Five stages, each with its weeks and its deliverable.',
      lead: `The stages overlap, so nothing waits that can already run. Plan on the first consultations ${span(firstConsultation.weeksOnMostPages)} weeks in and a steady volume after ${span(volume.consistentWithinDays)} days.`,
      stages: [
        {
          name: 'Foundation',
          weeks: weeks1.label,
          fromWeek: weeks1.fromWeek,
          toWeek: weeks1.toWeek,
          what: `One session of ${span(onboarding.sessionHours)} hours with you: prices, capacity, whom you treat well, whom you refuse. We write down what counts as qualified.`,
        },
        {
          name: 'Funnel',
          weeks: weeks2.label,
          fromWeek: weeks2.fromWeek,
          toWeek: weeks2.toWeek,
          what: 'We write and build the pages, the assessment, the guide and the booking, in your name. You approve every claim before it is public.',
        },
        {
          name: 'Paid traffic',
          weeks: weeks3.label,
          fromWeek: weeks3.fromWeek,
          toWeek: weeks3.toWeek,
          what: `Ads go live and the guarantee’s clock starts. A typical budget: ${adBudget.percentFacebookAndInstagram}% Facebook and Instagram, ${adBudget.percentGoogle}% Google.`,
        },
        {
          name: 'Follow-up',
          weeks: weeks4.label,
          fromWeek: weeks4.fromWeek,
          toWeek: weeks4.toWeek,
          what: `A welcome e-mail within ${followUp.welcomeEmailSeconds} seconds, then ${inWords(followUp.sampleSequenceDays.length - 1)} more up to day ${followUp.sampleSequenceDays.at(-1)}. We cut the ads that bring the wrong people.`,
        },
        {
          name: 'Growth',
          weeks: onward.label,
          fromWeek: onward.fromWeek,
          toWeek: onward.toWeek,
          what: `Budget moves to what fills appointments. Search takes over part of the load. One call of ${span(service.monthlyCallMinutes)} minutes a month goes through the numbers.`,
        },
      ],
    },
    assessment: {
      kicker: 'The pathway assessment',
      headline: `${capitalized(pathwayAssessment.questions)} questions do what a contact form cannot.`,
      lead: 'A contact form gives you a phone number. An assessment gives you a person who has said where it hurts, what they tried, and whether your price is within reach.',
      advantages: [
        {
          title: 'It sorts before your phone rings',
          text: 'Area, condition and budget come first. Your staff calls people who can become patients.',
        },
        {
          title: 'It says the price early',
          text: 'Your price range stands in the questions. Whoever books has seen it.',
        },
        {
          title: 'It gives something back',
          text: 'The patient finishes with the questions worth asking you. A form only takes.',
        },
        {
          title: 'It opens the conversation',
          text: 'You walk into the consultation knowing how long it has hurt and what was tried.',
        },
        {
          title: 'It keeps health answers private',
          text: 'No advertising pixel runs on the assessment, the booking or the confirmation page.',
        },
      ],
      sample: {
        title: 'A sample assessment for a knee practice',
        note: `${capitalized(pathwayAssessment.questions)} questions, under ${pathwayAssessment.underMinutes} minutes`,
        questions: [
          'Which knee troubles you: left, right or both?',
          'How long has it troubled you?',
          'What does it keep you from doing?',
          'What have you tried so far?',
          'Has a clinician examined it, or do you have a recent scan?',
          'How far from the clinic do you live?',
          'Insurance does not pay for this treatment. Is the price range shown here possible for you?',
        ],
        boundary: 'The assessment never diagnoses. A licensed clinician decides who is a candidate.',
      },
    },
    guides: {
      kicker: 'The patient guide',
      headline: 'People pay out of pocket for what they understand.',
      lead: 'Most people who see your ad are not ready today. We write a short guide in your name that answers what they would ask you, price included, and ends with one thing to do next: book.',
      points: [
        'One condition, one reader, one next step. We call that direct response.',
        'It names every option, the ones you do not sell included.',
        'It says who should not have the treatment, and your best patients believe the rest.',
        'You check every medical sentence before it is printed.',
      ],
      sampleTitle: 'Your knee: the options, the evidence, the prices',
      chapters: [
        { title: 'What happens in a knee that hurts', page: 3 },
        { title: 'Every option, waiting included', page: 6 },
        { title: 'What studies found, and where they disagree', page: 11 },
        { title: 'What each option costs', page: 16 },
        { title: 'Who should not have this treatment', page: 19 },
        { title: 'Your first visit, from the door on', page: 22 },
      ],
    },
    journey: {
      kicker: 'The patient’s side',
      headline: 'Five steps take a stranger to a kept appointment.',
      steps: [
        {
          number: 1,
          title: 'They see their own problem named',
          description:
            'An ad on their phone, or a result when they search, names the complaint and your town. It promises information and nothing more.',
        },
        {
          number: 2,
          title: 'They read one page',
          description:
            'The page explains the treatment, its limits and its price range. There is one button on it.',
        },
        {
          number: 3,
          title: 'They answer the assessment',
          description:
            'People who fit see your calendar. The others get the guide and a plain sentence about why.',
        },
        {
          number: 4,
          title: 'They choose a time',
          description:
            'The appointment stands in your calendar with their answers beside it. The confirmation reaches their inbox within a minute.',
        },
        {
          number: 5,
          title: 'They arrive',
          description:
            'Reminders go out by e-mail, and by text to those who agreed to texts. Each carries a link to change the time.',
        },
      ],
    },
  },
)
