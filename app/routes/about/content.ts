import { checkContent } from '../../content/checks/fields.schema.ts'
import { span } from '../../content/checks/format-figures.ts'
import { onboarding, service, strategyCall, workSplit } from '../../content/promises/promises.ts'
import { aboutSchema } from './content.schema.ts'

const minutes = strategyCall.minutesOnMostPages

export const about = checkContent('app/routes/about/content.ts', aboutSchema, {
  meta: {
    title: 'About us: marketing for cash-pay practices only',
    description:
      'We only market cash-pay medical practices. See who approves medical claims, what you own, what we refuse, and how to check us before a call.',
  },
  hero: {
    kicker: 'About',
    headline: { plain: 'We only market', turn: 'cash-pay medical practices.' },
    lead: 'Cash-pay patients ask harder questions. They compare for weeks, and they want to know the price, the risks and the evidence before they come in. Your marketing should answer them. That’s the only kind of marketing we do.',
    callToAction: 'Book your free strategy call',
    smallPrint: `${minutes} minutes by video. If we’re not a good fit, we’ll tell you on the call.`,
  },
  patientQuestions: {
    headline: 'Cash-pay patients ask harder questions.',
    cards: [
      {
        who: 'A referred patient asks',
        questions: ['When is the next opening?', 'Where do I park?'],
      },
      {
        who: 'A cash-pay patient asks',
        questions: [
          'What exactly will you do?',
          'Has it helped people like me?',
          'What’s the total cost?',
          'Who shouldn’t have it?',
          'Why didn’t my doctor mention it?',
          'What if it doesn’t work?',
        ],
      },
    ],
    note: 'This is our sketch, not a survey.',
  },
  claims: {
    headline: 'Your clinician has the final say on every medical sentence.',
    paragraphs: [
      'We note a source for each medical sentence. Your clinician corrects or approves it, and your attorney can review it too. Until someone at your practice has approved a sentence, it doesn’t run.',
      'We also turn claims down ourselves. If the evidence doesn’t support a sentence, we won’t write it, even if you’d sign off on it.',
    ],
    proof: {
      heading: 'How one sentence is checked before it’s used',
      struckLabel: 'Removed:',
      addedLabel: 'Added:',
      noteLabel: 'note',
      sentence: [
        { kind: 'kept', text: 'PRP' },
        { kind: 'struck', text: 'repairs worn knees,', note: 1 },
        { kind: 'added', text: 'is injected into the knee, an off-label use.', note: 2 },
        { kind: 'struck', text: 'so you can avoid surgery.', note: 3 },
        {
          kind: 'added',
          text: 'Trials disagree. In one with 288 people, it worked no better than saline for knee arthritis. Others were positive.',
          note: 4,
        },
      ],
      notes: [
        {
          who: 'Our editor',
          text: 'No source supports “repairs,” so it comes out before you see the draft.',
        },
        { who: 'Your clinician', text: 'Adds how PRP is given, and that this use is off-label.' },
        { who: 'Your attorney', text: 'Reads this as a promise of a result, so it comes out.' },
        { who: 'Our editor', text: 'Names the trial in your copy, so anyone can look it up.' },
      ],
      caption: 'We made up the draft for this page. The trial is real: RESTORE, published in 2021.',
      source: {
        label: 'See the source in our article',
        href: '/blog/regenerative-medicine-marketing-roi',
      },
    },
  },
  refusals: {
    headline: '4 requests we turn down.',
    items: [
      {
        asked: '“Say that it heals the nerve.”',
        answer:
          'No. A medical board can quote that sentence years after the ad ran. We write what studies found, where they disagree and who shouldn’t have the treatment.',
      },
      {
        asked: '“Get us 40 reviews by June.”',
        answer:
          'No. We don’t write reviews, buy them or hide bad ones, and a federal rule forbids all 3. We ask every patient in the same words, and they write what they like.',
      },
      {
        asked: '“Charge us per patient instead.”',
        answer:
          'No. In medicine, a per-patient fee can be a legal risk for both of us. It also rewards signing up people who aren’t good candidates. Our retainer is flat.',
      },
      {
        asked: '“Take on the clinic across town, too.”',
        answer:
          'Not in your specialty. You’d be bidding against each other while we billed you both. Your agreement names your protected area.',
      },
    ],
  },
  data: {
    headline: 'How we handle 3 kinds of data.',
    caption: 'For 3 kinds of data: where we keep it, who sees it and what we don’t do with it.',
    labels: {
      whose: 'Data',
      where: 'Where it’s kept',
      who: 'Who sees it',
      limit: 'What we don’t do with it',
    },
    rows: [
      {
        whose: 'Your patients’ data',
        where: 'In your own calendar and accounts. You don’t send us any records.',
        who: 'Your staff. We see it only if a service requires it, after we sign a business associate agreement.',
        limit:
          'We put no ad pixels on assessment, booking or confirmation pages, and no text message names a condition.',
      },
      {
        whose: 'Your practice’s data',
        where: 'Your prices, hours, numbers and plans are in our project files.',
        who: 'The people who work on your account.',
        limit:
          'We don’t use it for anyone else’s work, and we keep it confidential even after the agreement ends.',
      },
      {
        whose: 'Your data as a visitor',
        where: 'What you type is in our calendar and our inbox.',
        who: 'The people who prepare and run your call.',
        limit: 'We don’t sell it or give it to ad platforms.',
      },
    ],
    link: { label: 'Read the privacy policy', href: '/privacy-policy' },
  },
  work: {
    headline: 'How the work is done, and who owns it.',
    items: [
      {
        title: `We do ${workSplit.agencyPercent}% of the work`,
        text: `We handle the research, the writing, the landing pages, the ads, the follow-up emails and the reports. From you, we need a planning session of ${span(onboarding.sessionHours)} hours, your approvals, open times on your calendar and one call a month.`,
        link: { label: 'See the 5 phases', href: '/how-we-work' },
      },
      {
        title: 'You own what we build',
        text: 'Ad accounts, pages, guides, lists and reports are yours once their invoices are paid. Our templates and software remain ours, but you can keep using them in what we built for you.',
        link: { label: 'Read the terms on ownership', href: '/terms-of-service#services' },
      },
    ],
  },
  checks: {
    headline: `4 ways to check us before you give us ${minutes} minutes.`,
    items: [
      {
        takes: '2 minutes',
        title: 'Look up the company',
        text: 'Our full name and address are below. Find us in the state’s business registry, and see how long we’ve been registered.',
      },
      {
        takes: '5 minutes',
        title: 'Read the guarantee terms',
        text: 'See what each guarantee promises, what we do if we miss it, and what we need from you.',
        link: { label: 'Read the full terms', href: '/terms-of-service#guarantee' },
      },
      {
        takes: '10 minutes',
        title: 'Run the numbers with a bad month',
        text: 'Cut the share of patients who accept treatment in half. If the month no longer pays for itself, don’t book a call.',
        link: { label: 'Open the calculator', href: '/roi-calculator' },
      },
      {
        takes: `${service.emailAnswerHours} hours`,
        title: 'Time our answer',
        text: `Email us your hardest question. On business days, we typically answer within ${service.emailAnswerHours} hours.`,
        link: { label: 'See our contact page', href: '/contact' },
      },
    ],
    missing:
      'You won’t find testimonials, client logos or star ratings on this site, so here is what you can check instead.',
    imprintLabel: 'The company behind this site:',
    callToAction: 'Book your free strategy call',
  },
})
