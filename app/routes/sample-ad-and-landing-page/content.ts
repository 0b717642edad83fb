import { checkContent } from '../../content/checks/fields.schema.ts'
import { edition, printDate } from '../../content/guide/edition.ts'
import { pathwayAssessment } from '../../content/promises/promises.ts'
import { adSchema } from './content.schema.ts'

/** The ad’s text, with the number of each passage’s note. */
const passages = [
  {
    text: 'We offer ketamine infusions to adults with depression when 2 or more antidepressants haven’t helped.',
    note: 1,
  },
  {
    text: 'Ketamine is not FDA-approved for depression. This is an off-label use, and a clinician decides who is a candidate.',
    note: 2,
  },
]

export const sampleAd = checkContent('app/routes/sample-ad-and-landing-page/content.ts', adSchema, {
  meta: {
    title: 'Sample ad and landing page, with margin notes',
    description:
      'A sample ad for a ketamine clinic and the landing page it leads to, with notes on off-label use, prices, evidence, disclosures and consent.',
  },
  headline: { plain: 'Sample ad and landing page,', turn: 'with margin notes' },
  lead: 'This is one ad for a ketamine clinic and the page it leads to. The notes in the margin say why each part is worded the way it is.',
  label:
    'The practice and the prices are placeholders. This ad isn’t running anywhere, and it is not medical or legal advice.',
  title: 'One ad and its landing page',
  practice: '[Your practice]',
  notesHeading: 'Notes',
  ad: {
    heading: 'The ad, in a Facebook feed',
    initials: 'YP',
    sponsored: 'Sponsored',
    passages,
    picture: { line: '$2,400–\u2060$3,600', text: '6 infusions. Self-pay.', note: 3 },
    domain: '[yourpractice].com',
    headline: 'What it costs, how it works, who should not have it',
    button: 'Learn more',
    notes: [
      {
        title: 'About the treatment',
        text: 'The ad says what the clinic treats. It doesn’t say or ask what the reader has, because Meta doesn’t allow ads that suggest they know about someone’s health.',
      },
      {
        title: '“Off-label” comes early',
        text: 'The FDA has approved ketamine as an anesthetic, not for any psychiatric condition. The ad itself says “off-label,” before anyone clicks.',
      },
      {
        title: 'The price range',
        text: 'People who can’t pay it are less likely to click, so you pay for fewer wasted clicks. Knowing the price range is also part of a qualified consultation.',
      },
      {
        title: 'No outcome promised',
        text: 'It never says “works,” and it shows no before-and-after pictures or testimonials. The FTC generally expects randomized controlled trials behind a health claim.',
      },
    ],
  },
  page: {
    heading: 'The landing page, on a phone',
    disclosure: { text: 'Advertisement, paid for by [Your practice]', note: 5 },
    crisis: { text: 'In crisis? Call or text 988. In immediate danger, call 911.', note: 6 },
    headline: 'Ketamine infusions for depression that medication hasn’t helped',
    passages: [
      {
        text: 'Ketamine is approved as an anesthetic. It is not FDA-approved for depression, so this is an off-label use.',
        note: 2,
      },
      {
        title: 'What it costs',
        text: '$400–\u2060$600 per infusion. A course is 6 infusions, $2,400–\u2060$3,600. You pay it yourself.',
        note: 3,
      },
      {
        title: 'What studies show',
        text: 'In studies of treatment-resistant depression, roughly half of patients responded in the short term. Relapse is common. A 2025 trial with an active placebo found no significant benefit.',
        note: 7,
      },
      {
        title: 'Side effects and limits',
        text: 'Possible side effects are dissociation, higher blood pressure, nausea, sedation, misuse and bladder problems. You can’t drive that day. It isn’t for everyone. Don’t stop any medicine on your own.',
        note: 8,
      },
      {
        title: 'Who decides',
        text: '[Name], [exact license title], reviews your history and decides with you.',
        note: 9,
      },
    ],
    form: {
      fields: ['Name', 'Email or phone', 'ZIP code'],
      box: 'I’ve read the price range above.',
      button: `Continue to ${pathwayAssessment.questions} questions`,
      note: 10,
    },
    foot: 'Results vary and may not last. This page is not medical advice. [License number and medical director, where your state requires them]',
    notes: [
      {
        title: 'Who paid for the page',
        text: 'The FTC treats an ad that looks like news as deceptive. The label is the first line on the page.',
      },
      {
        title: '988 near the top',
        text: 'Someone in crisis may see this page. A clinic isn’t a crisis service, so the number is near the top.',
      },
      {
        title: 'The trial that found no benefit',
        text: 'It’s right next to the positive results. We don’t print a response rate without it.',
      },
      {
        title: 'Risks on the same page',
        text: 'They’re in the same type size as everything else, above the form. Your clinician approves every sentence.',
      },
      {
        title: 'The exact license',
        text: 'A certified registered nurse anesthetist is called that, not “doctor.” Some states also require the license number or the medical director’s name.',
      },
      {
        title: 'A short form without an ad pixel',
        text: 'The form asks for no diagnosis. The quiz and the booking pages carry no ad pixels: the FTC acted against GoodRx and BetterHelp for sharing that kind of data.',
      },
      {
        title: 'Before it runs on Google',
        text: 'Google restricts ads for prescription drug services and reviews the landing page too. It has told reporters that ketamine ads need third-party certification.',
      },
    ],
  },
  redline: {
    heading: 'The first draft of this ad',
    text: 'This is how an ad comes to you for approval: the draft, the change and the reason.',
    struck: 'Still depressed? Ketamine ends depression within hours, with no side effects.',
    struckLabel: 'Removed:',
    added: passages.map(({ text }) => text).join(' '),
    addedLabel: 'Added:',
    reasons: [
      '“Still depressed?” asks about the reader’s health. Meta doesn’t allow that.',
      '“Ends depression within hours” promises a result. Studies don’t show that.',
      '“No side effects” is false.',
    ],
    asOf: `Medical and legal facts last checked ${printDate(edition.asOf)}. Your attorney knows your state’s rules.`,
  },
  closing: {
    text: 'Send us an ad you’re running now. We’ll mark it up on the call.',
    label: 'Book your free strategy call',
  },
})
