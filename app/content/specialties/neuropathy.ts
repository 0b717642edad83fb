import { checkContent } from '../checks/fields.schema.ts'
import { fee, guarantees } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const neuropathy = checkContent('app/content/specialties/neuropathy.ts', specialtySchema, {
  slug: 'neuropathy',
  meta: {
    title: 'Neuropathy clinic marketing: claims you can defend',
    description:
      'What neuropathy patients and their families ask, what you can claim, with sources, what platforms refuse, and a sample month that loses money.',
  },
  practices: 'neuropathy clinics',
  headline: { plain: 'Neuropathy patients who read', turn: 'the evidence before they call.' },
  lead: 'Your patients have seen ads that promised to regrow nerves. We build a page that explains the test, the options and the cost, and the ads that lead to it. People read it before they book.',
  facts: [
    { term: 'Who calls', value: 'Often a daughter, son or spouse' },
    { term: 'Strong evidence', value: 'Pregabalin for painful diabetic neuropathy' },
    { term: 'Called experimental', value: 'Laser, infrared, electroanalgesia, stem cells (Aetna)' },
    { term: 'Stem cells for nerves', value: 'Not FDA-approved' },
    { term: 'Words to leave out', value: 'Reverse, regrow, permanent' },
  ],
  questions: {
    headline: 'Patients who were told to live with it ask careful questions.',
    items: [
      {
        question: 'Can neuropathy be reversed?',
        where: 'page',
        answer:
          'The page says that it depends on the cause, and that most treatments aim at pain and function. It doesn’t promise that nerves grow back.',
      },
      {
        question: 'Does laser therapy help burning feet?',
        where: 'page',
        answer:
          '“The evidence is limited, and some insurers call it experimental. We’ll show you the studies before you decide.” Some readers leave at that point, and the ones who stay are better informed.',
      },
      {
        question: 'What happens at the first visit?',
        where: 'ad',
        answer:
          'The ad offers the test, not a treatment. You measure what the patient can feel and where, and they keep the results.',
      },
      {
        question: 'What does the whole program cost?',
        where: 'desk',
        answer:
          'Your front desk gives the total for the program, what’s included, and what happens if a patient stops halfway. A daughter calling for her father hears the same price.',
      },
      {
        question: 'Will Medicare pay for it?',
        where: 'desk',
        answer:
          'Your front desk says which services you bill and which are cash only, before it offers a time. If your counsel has given you a script for Medicare patients, your front desk reads it.',
      },
      {
        question: 'My feet went numb last week. Should I come to you?',
        where: 'desk',
        answer:
          'New or fast-spreading numbness or weakness needs a doctor right away. Your front desk says so and doesn’t sell a program.',
      },
    ],
  },
  claims: {
    headline: 'List your treatments, and write the evidence next to each.',
    struck: 'Our laser program reverses neuropathy and regrows damaged nerves.',
    allowed:
      'We offer low-level laser for nerve pain. The evidence is limited, and some insurers call it experimental. Some patients report less pain, and others notice no change.',
    why: '“Reverses” and “regrows” need sound human trials. The FTC holds marketers to that standard, and the agency that wrote the ad answers for it too.',
    items: [
      {
        claim:
          'Low-level laser, infrared, electroanalgesia and stem cells: say that a large insurer calls them experimental for diabetic neuropathy.',
        source: {
          name: 'Aetna Clinical Policy Bulletin 0729',
          url: 'https://www.aetna.com/cpb/medical/data/700_799/0729.html',
        },
      },
      {
        claim:
          'Calling a result “promising” doesn’t make an overclaim acceptable. Health claims generally need randomized trials in people.',
        source: {
          name: 'FTC, Health Products Compliance Guidance',
          url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
        },
      },
      {
        claim:
          'Stem-cell and exosome products are not FDA-approved for nerve pain. “FDA-registered” doesn’t mean approved.',
        source: {
          name: 'FDA consumer alert on regenerative products',
          url: 'https://www.fda.gov/vaccines-blood-biologics/consumers-biologics/consumer-alert-regenerative-medicine-products-including-stem-cells-and-exosomes',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Doesn’t allow ads for stem-cell therapy or similar regenerative treatments. It restricts prescription drug services, and reviews your landing page with the ad.',
      alternative: 'We advertise the nerve test and the visit, and keep stem cells off the page.',
      source: { name: 'Google Ads policy', url: 'https://support.google.com/adspolicy/answer/15596627' },
    },
    {
      name: 'Meta',
      rule: 'Doesn’t let sites send it data about conditions. Since January 2025, accounts in health categories can lose booking data.',
      alternative: 'We send readers to the page or the guide and count bookings in your calendar.',
    },
    {
      name: 'Both',
      rule: 'Refuse ads that claim to know the reader’s health, such as “Do you suffer from neuropathy?” Google also bars remarketing based on health.',
      alternative: 'For example: “A 40-minute test that shows what your feet can feel.”',
    },
  ],
  sample: {
    notice: 'Treatment for nerve pain. It may not help everyone.',
    headline: 'Find out what your feet can feel, and what can be done',
    price: { amount: '$2,900', text: 'for the 12-visit program, tests included. Cash only.', answers: 4 },
    visit: {
      title: 'Your first visit',
      parts: [
        { label: 'History', minutes: 20 },
        { label: 'Sensation test', minutes: 40 },
        { label: 'Your options', minutes: 20 },
      ],
    },
    facts: [
      { text: 'We test what you can feel and where. You keep the results.', answers: 3 },
      { text: 'Evidence for laser is limited. We’ll show you the studies.', answers: 2 },
      { text: 'New or fast-growing numbness? See a doctor soon.', answers: 6 },
    ],
    intake: {
      question: 'Are you calling for yourself?',
      options: ['Yes', 'For a family member'],
    },
    button: 'Call or pick a time',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 6_500,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 260,
      showRate: 0.62,
      acceptRate: 0.28,
      revenuePerPatientDollars: 2_900,
    },
    reading: `This month reaches the ${guarantees.paidTraffic.consultations} consultations in our guarantee and still loses money. Too many people don’t show up, and too few accept. We’d start with follow-up and with showing the price earlier.`,
  },
  closing: 'Bring last month’s show rate to the call.',
})
