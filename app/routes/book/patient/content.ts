import { z } from 'zod'
import { checkContent, list, text } from '../../../content/checks/fields.schema.ts'
import { pathwayAssessment } from '../../../content/promises/promises.ts'

const window = {
  title: text(8, 48, 'Title of the window, before the clinic’s short name.'),
  description: text(50, 130, 'For search engines, which are asked not to list the page; carries {clinic}.'),
}

const page = z.strictObject({
  ...window,
  headline: text(12, 90, 'The page’s headline.'),
})

const card = z.strictObject({
  title: text(8, 60, 'What the step is.'),
  text: text(30, 260, 'What happens in it.'),
  time: text(6, 60, 'How long it takes.'),
  action: text(6, 40, 'The link.'),
})

const schema = z.strictObject({
  nav: z.strictObject({
    label: text(6, 40, 'Names the links, for screen readers.'),
    start: text(4, 20, 'Link to the start.'),
    presentation: text(4, 20, 'Link to the presentation.'),
    assessment: text(4, 20, 'Link to the assessment.'),
    consultation: text(4, 20, 'Link to the consultation.'),
  }),
  start: page.extend({
    lead: text(40, 260, 'Under the headline.'),
    presentation: card.pick({ title: true, text: true }),
    assessment: card.pick({ title: true, text: true, time: true }),
    consultation: card,
    phone: text(20, 120, 'How to call instead; carries {phone}.'),
  }),
  presentation: z.strictObject({
    ...window,
    reads: text(20, 120, 'How long the text takes; carries {minutes}.'),
    lasts: text(20, 160, 'How long the film takes; carries {minutes}.'),
    download: text(8, 40, 'Link to the film’s file.'),
    textOf: text(8, 60, 'Heads the text below a film.'),
    next: z.strictObject({
      headline: text(12, 60, 'Heads the links to the next steps.'),
      text: text(30, 200, 'What they are.'),
      assessment: text(6, 40, 'Link to the assessment.'),
      consultation: text(6, 40, 'Link to the consultation.'),
    }),
  }),
  assessment: z.strictObject(window),
  questions: z.strictObject(window),
  unknown: z.strictObject({
    meta: z.strictObject({ title: window.title, description: window.description }),
    headline: text(12, 60, 'That the clinic in the link is not known.'),
    text: text(40, 260, 'Why that may be.'),
    next: text(8, 40, 'Heads what to do.'),
    steps: list([2, 4], text(20, 160, 'One thing to do.')),
  }),
  consultation: page.extend({
    lead: text(20, 160, 'Under the headline; carries {minutes} and {place}.'),
    privacy: text(40, 260, 'With whom it is booked, and what this site learns of it.'),
    about: z.strictObject({
      heading: text(8, 60, 'Heads the list of what happens in the consultation.'),
      items: list([3, 5], text(20, 160, 'One thing each.')),
    }),
    book: z.strictObject({
      heading: text(8, 60, 'Heads the ways to book.'),
      online: text(8, 60, 'Link to the clinic’s booking page, in a new tab.'),
    }),
  }),
})

const { questions, underMinutes } = pathwayAssessment

/** The pages of the patient's path, the same for every clinic. */
export const path = checkContent('app/routes/book/patient/content.ts', schema, {
  nav: {
    label: 'Your steps',
    start: 'Start',
    presentation: 'Presentation',
    assessment: 'Assessment',
    consultation: 'Consultation',
  },
  start: {
    title: 'Where to start',
    description:
      '{clinic}: a presentation to read, a short assessment and a free consultation with the clinic.',
    headline: 'Find out if a visit makes sense for you',
    lead: 'You can stop whenever you like, and nothing here is a diagnosis. A licensed clinician decides, after an exam, who can be treated.',
    presentation: {
      title: 'Learn how the clinic works',
      text: 'Who sees you, what studies have found, who isn’t treated there and how you are charged.',
    },
    assessment: {
      title: 'Start with a short assessment',
      text: 'A few questions show whether it makes sense to talk with a clinician. Your answers stay in your browser. Neither the clinic nor anyone else gets them.',
      time: `${questions} questions, under ${underMinutes} minutes`,
    },
    consultation: {
      title: 'Talk with the clinic',
      text: 'A complimentary consultation with a clinician: you ask your questions and hear whether an exam makes sense. {place}',
      time: '{minutes} minutes, free',
      action: 'See how to book',
    },
    phone: 'If you’d rather talk first, call the clinic at {phone}.',
  },
  presentation: {
    title: 'The presentation',
    description:
      '{clinic}: how it works, what studies have found, who isn’t treated and how you are charged.',
    reads: 'About {minutes} minutes to read.',
    lasts: 'About {minutes} minutes, with captions. The full text is below.',
    download: 'Download the film',
    textOf: 'The presentation as text',
    next: {
      headline: 'When you are ready',
      text: 'The assessment shows whether it makes sense to talk with a clinician. You can also book a free consultation with the clinic right away.',
      assessment: 'Take the assessment',
      consultation: 'See how to book',
    },
  },
  assessment: {
    title: 'Pathway Assessment',
    description: '{clinic}: a few questions show whether it makes sense to talk with a clinician.',
  },
  questions: {
    title: 'Pathway Assessment: questions and rules',
    description: '{clinic}: every question of the Pathway Assessment, and what each answer leads to.',
  },
  unknown: {
    meta: {
      title: 'We can’t find that clinic',
      description:
        'The link names a clinic that isn’t on this site. What to do instead, and 988 for a crisis.',
    },
    headline: 'We can’t find that clinic.',
    text: 'The link you followed names a clinic that isn’t on this site. The address may be mistyped, or the clinic may no longer be here. Nothing about you was stored.',
    next: 'What to do instead',
    steps: [
      'Go back to the page or message that had the link, and try it again.',
      'If it still doesn’t work, look up the clinic by name and call it. You can ask for its free consultation by phone.',
      'You can also ask your own doctor. They know other treatments, and other clinics near you.',
    ],
  },
  consultation: {
    title: 'Free consultation',
    description: '{clinic}: what happens in a free consultation, and how to book one with the clinic.',
    headline: 'Book your free consultation with the clinic',
    lead: 'A conversation of {minutes} minutes, free of charge. {place}',
    privacy:
      'You book it with the clinic, not on this site. Nothing about you is stored here or sent from here.',
    about: {
      heading: 'What happens in the consultation',
      items: [
        'You ask whatever you want to know.',
        'You hear whether an exam makes sense, what other care there is, and what an exam and a full course cost.',
        'You won’t be given any medicine, and you don’t have to decide anything.',
      ],
    },
    book: {
      heading: 'How to book',
      online: 'Open the clinic’s booking page in a new tab',
    },
  },
})
