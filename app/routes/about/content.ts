import { checkContent } from '../../content/fields.schema.ts'
import { commitment, service, strategyCall } from '../../content/promises.ts'
import { aboutSchema } from './content.schema.ts'

const minutes = strategyCall.minutesOnMostPages

export const about = checkContent('app/routes/about/content.ts', aboutSchema, {
  meta: {
    title: 'About: marketing for cash-pay practices only',
    description:
      'An agency for cash-pay medical practices and nobody else: who decides about claims, what you own, what we refuse, and how to check us before a call.',
  },
  hero: {
    kicker: 'About',
    headline: { plain: 'The patient pays,', turn: 'and so the patient asks.' },
    lead: 'We work for cash-pay medical practices and for nobody else. People who pay for a treatment themselves compare for weeks, and they want answers before they come. Marketing made for patients who are referred gives them none.',
    callToAction: 'Book your free strategy call',
    smallPrint: `${minutes} minutes by video. If we are wrong for you, you hear it on the call.`,
  },
  patientQuestions: {
    heading: 'Before the first visit',
    cards: [
      {
        who: 'Whoever was sent to you asks',
        questions: ['When is the next opening?', 'Where do I park?'],
      },
      {
        who: 'Whoever pays alone asks',
        questions: [
          'What exactly is done to me?',
          'Has it helped people like me?',
          'What does it cost, all of it?',
          'Who should not have it?',
          'Why did my own doctor not mention it?',
          'And if nothing changes?',
        ],
      },
    ],
    note: 'Our sketch, and no survey. Have your front desk keep a tally for a week.',
  },
  claims: {
    kicker: 'Medical claims',
    headline: 'Your clinician has the last word on every medical sentence.',
    paragraphs: [
      'We write with a source beside each one. A clinician of yours corrects or approves it, and your counsel may read it too. What nobody has approved does not run; no answer means that it waits.',
      'We keep one power for ourselves. We decline to write what the evidence does not carry, even where you would sign for it.',
    ],
    proof: {
      heading: 'One sentence on its way to a page',
      struckLabel: 'Struck:',
      addedLabel: 'Added:',
      sentence: [
        { kind: 'kept', text: 'PRP' },
        { kind: 'struck', text: 'repairs worn knees,', note: 1 },
        { kind: 'added', text: 'is injected into the knee, an off-label use.', note: 2 },
        { kind: 'struck', text: 'so you can avoid surgery.', note: 3 },
        {
          kind: 'added',
          text: 'Trials disagree: in one with 288 people it brought no significant gain over salt water. Others were positive.',
          note: 4,
        },
      ],
      notes: [
        { who: 'Our editor', text: 'No source carries “repairs.” Out, before you ever see it.' },
        { who: 'Your clinician', text: 'Says how it is used, and on what footing.' },
        { who: 'Your counsel', text: 'Reads a promise. Out.' },
        { who: 'Our editor', text: 'The trial is named in your copy, so that anybody can look it up.' },
      ],
      caption: 'The draft is made up for this page. The trial is real: RESTORE, 2021.',
      source: {
        label: 'Its source, in our article',
        href: '/blog/regenerative-medicine-marketing-roi',
      },
    },
  },
  ownership: {
    kicker: 'Ownership',
    headline: 'What crosses the line on our last day.',
    lead: `Accounts are opened in your name, and we work in them as your guest. You see the ads before they run and the figures while they run. After the first ${commitment.minimumDays} days, ${commitment.noticeDays} days’ written notice ends it.`,
    marks: {
      session: 'First session',
      launch: 'Launch',
      notice: `${commitment.noticeDays} days’ notice`,
      lastDay: 'Last day',
    },
    assets: [
      {
        what: 'Ad accounts and what they have learned',
        from: 'session',
        outcome: 'kept',
        after: 'stay yours',
      },
      { what: 'Pages, assessment and patient guide', from: 'session', outcome: 'kept', after: 'stay yours' },
      { what: 'Articles and Business Profile', from: 'session', outcome: 'kept', after: 'stay yours' },
      { what: 'The list of people who wrote to you', from: 'launch', outcome: 'kept', after: 'stays yours' },
      { what: 'Every monthly count', from: 'launch', outcome: 'kept', after: 'stays yours' },
      { what: 'Templates and tools we bring', from: 'session', outcome: 'lent', after: 'ours, yours to use' },
      { what: 'Our logins', from: 'session', outcome: 'ended', after: 'removed' },
      { what: 'Our invoices', from: 'session', outcome: 'ended', after: 'one last' },
    ],
    limits:
      'The drawing hides three things. What we built is yours once its invoices are paid. Templates and software of ours go on working inside what was built with them. And the ads stop on the day you name.',
    links: [
      { label: 'The clause on ownership', href: '/terms-of-service#services' },
      { label: 'The clause on leaving', href: '/terms-of-service#termination' },
    ],
  },
  refusals: {
    kicker: 'What we refuse',
    headline: 'Four requests that end with a no.',
    items: [
      {
        asked: '“Say that it heals the nerve.”',
        answer:
          'No. An ad runs for a month, and a board can quote its sentence for years. We write what studies found, where they disagree, and who should not have the treatment.',
      },
      {
        asked: '“Get us forty reviews by June.”',
        answer:
          'No. Nobody here writes a review, buys one or hides a bad one; a federal rule forbids all three. We ask every patient in the same words, and they write what they like.',
      },
      {
        asked: '“Charge us per patient instead.”',
        answer:
          'No. In medicine a price per head can be a legal risk for both of us, and it rewards whoever signs people up, suited or not. Our fee is flat.',
      },
      {
        asked: '“Take the clinic across town.”',
        answer:
          'Not within your specialty. Two clients in one area would bid against each other, and we would sit on both sides. Your area stands in the agreement.',
      },
    ],
  },
  data: {
    kicker: 'Data',
    headline: 'Three kinds of data, three limits.',
    caption: 'For three kinds of data: where it lies, who sees it and where its use ends.',
    labels: { whose: 'Whose', where: 'Where it lies', who: 'Who sees it', limit: 'The limit' },
    rows: [
      {
        whose: 'Your patients’',
        where: 'In your calendar and your accounts. You send us no records.',
        who: 'Your staff. We do where a service needs it, after a business associate agreement.',
        limit: 'No ad pixel on assessment, booking or confirmation pages. No text message names a condition.',
      },
      {
        whose: 'Your practice’s',
        where: 'Prices, hours, figures and plans, in our project files.',
        who: 'People who work on your project.',
        limit: 'Used for your work alone, and confidential after the agreement ends.',
      },
      {
        whose: 'Yours, as a visitor',
        where: 'In our calendar and mailbox, as you typed it.',
        who: 'People who prepare the call and hold it.',
        limit: 'Deleted when you ask.',
      },
    ],
    link: { label: 'The privacy policy in full', href: '/privacy-policy' },
  },
  checks: {
    kicker: 'Before the call',
    headline: `Check us before you give us ${minutes} minutes.`,
    items: [
      {
        takes: '2 minutes',
        title: 'Look up the company',
        text: 'Its full name and address stand below. Find them in the state’s business register, and see since when.',
      },
      {
        takes: '5 minutes',
        title: 'Read the refund clause',
        text: 'Number, day and remedy of every guarantee, and what would void it.',
        link: { label: 'The guarantees, in full', href: '/terms-of-service#guarantee' },
      },
      {
        takes: '10 minutes',
        title: 'Do the sum with bad figures',
        text: 'Halve the share who accept. If the month no longer pays, do not book.',
        link: { label: 'The calculator', href: '/roi-calculator' },
      },
      {
        takes: `${service.emailAnswerHours} hours`,
        title: 'Time our answer',
        text: `E-mail us the question you expect us to dodge. On a working day, ${service.emailAnswerHours} hours is our usual limit.`,
        link: { label: 'Where to write', href: '/contact' },
      },
    ],
    missing:
      'You will find no testimonials, logos or star ratings on this site. Ask on the call which practices of your specialty we have worked for. If the answer is none, that is the answer you get.',
    imprintLabel: 'The company behind this site:',
  },
  closing: {
    headline: 'Bring the question your last agency never answered.',
    text: 'You leave the call with a yes, a no, or a figure you did not have before.',
    callToAction: 'Book your free strategy call',
  },
})
