import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const painManagement = checkContent('app/content/specialties/pain-management.ts', specialtySchema, {
  slug: 'pain-management',
  meta: {
    title: 'Pain management marketing for cash-pay practices',
    description:
      'What pain patients ask first, what you may claim about injections and PRP with sources, what platforms refuse, and one month of numbers.',
  },
  practices: 'pain management practices',
  headline: { plain: 'Pain patients who come', turn: 'for the procedures you perform.' },
  lead: 'We build ads and pages around the exam and your cash-pay procedures. The page says who is not a candidate and whether you prescribe opioids, so your front desk spends less time on calls that go nowhere.',
  facts: [
    { term: 'Epidural steroids', value: 'Not FDA-approved for epidural use, label warning since 2014' },
    { term: 'PRP', value: 'Off-label in joints, refused by Google Ads' },
    { term: 'Ketamine for pain', value: 'Off-label' },
    { term: 'Opioids', value: 'State your policy on the page' },
    { term: 'Tennessee', value: 'License number and medical director in pain-clinic ads' },
  ],
  questions: {
    headline: 'The first question is often about opioids.',
    items: [
      {
        question: 'Do you prescribe opioids?',
        where: 'page',
        answer:
          'The page states your policy in one line, such as “We don’t start opioids at this practice.” People who need something else learn that before they call.',
      },
      {
        question: 'Will an injection fix my back?',
        where: 'page',
        answer:
          'The page says what the exam looks for, which procedure fits which finding, and that relief may be partial or short. It doesn’t say “pain-free.”',
      },
      {
        question: 'Are epidural steroid shots FDA-approved?',
        where: 'desk',
        answer:
          'Your front desk says no: the drugs are approved for other uses, and your physician goes over the risks before anyone decides. It doesn’t guess beyond that.',
      },
      {
        question: 'What does it cost without insurance?',
        where: 'ad',
        answer:
          'The ad gives the exam price. The page gives a range for each procedure, with facility and imaging fees on their own lines.',
      },
      {
        question: 'I have had 2 surgeries. Can you still help?',
        where: 'desk',
        answer:
          'Your front desk doesn’t promise. It asks for the reports, says the exam will show what’s possible, and gives the price of that exam.',
      },
    ],
  },
  claims: {
    headline: 'Advertise the exam, and describe procedures with their risks.',
    struck: 'FDA-approved epidural injections that end back pain without surgery.',
    allowed:
      'Epidural steroid injections are an off-label use. They may ease pain for some patients. Serious problems are rare and include stroke, vision loss, paralysis and death.',
    why: 'The FDA has not approved steroids for epidural use and requires a warning on their labels. “End back pain” and “without surgery” promise an outcome.',
    items: [
      {
        claim:
          'The FDA has not approved corticosteroids for epidural use, and warns of rare but serious neurologic problems.',
        source: {
          name: 'FDA Drug Safety Communication, April 23, 2014',
          url: 'https://www.fda.gov/Drugs/DrugSafety/ucm394280.htm',
        },
      },
      {
        claim:
          'In a trial of 288 people with knee arthritis, PRP did not reduce pain significantly more than saline. Other trials were positive.',
        source: {
          name: 'RESTORE, JAMA 2021',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8611484/',
        },
      },
      {
        claim:
          'Ketamine is approved as an anesthetic. Using it for pain is off-label, and it is a Schedule III drug.',
        source: {
          name: 'FDA, Drugs@FDA, Ketalar (NDA 016812)',
          url: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=016812',
        },
      },
      {
        claim: 'Reviews can’t be fake, bought for their rating, or hidden because they’re bad.',
        source: {
          name: 'FTC reviews rule, 16 CFR 465',
          url: 'https://www.ecfr.gov/current/title-16/part-465',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Doesn’t allow ads for PRP, stem cells or similar treatments. It restricts prescription drug services, and reviews your landing page with the ad.',
      alternative: 'We run search ads for the exam and for procedures outside those rules.',
      source: { name: 'Google Ads policy', url: 'https://support.google.com/adspolicy/answer/15596627' },
    },
    {
      name: 'Meta',
      rule: 'Refuses ads that claim to know the reader’s health, such as “Is your back killing you?” Sites can’t send it data about conditions.',
      alternative: 'For example: “What a spine exam checks, how long it takes and what it costs.”',
    },
    {
      name: 'State rules',
      rule: 'Tennessee asks pain clinics to show their license number and medical director in ads. Titles must match the license: a nurse anesthetist isn’t called a doctor.',
      alternative: 'Your counsel gives us your state’s wording before launch.',
    },
  ],
  sample: {
    notice: 'We don’t start opioids at this practice.',
    headline: 'A spine exam that ends with a plan and a price',
    price: { amount: '$250', text: 'for the exam. Procedures from $900, facility fee listed.', answers: 4 },
    visit: {
      title: 'Your first visit',
      parts: [
        { label: 'Reports', minutes: 15 },
        { label: 'Exam', minutes: 30 },
        { label: 'Your options', minutes: 15 },
      ],
    },
    facts: [
      { text: 'We don’t start opioids. We’ll tell you who can help with them.', answers: 1 },
      { text: 'Relief may be partial or short. Some people don’t get any.', answers: 2 },
      { text: 'Steroids are not FDA-approved for epidural use.', answers: 3 },
    ],
    intake: {
      question: 'Do you have imaging from the past year?',
      options: ['Yes', 'No', 'Not sure'],
    },
    button: 'Schedule an exam',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 8_000,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 300,
      showRate: 0.7,
      acceptRate: 0.45,
      revenuePerPatientDollars: 2_400,
    },
    reading:
      'The month comes out ahead, but not by much. With one fewer patient, it would lose money. A clear opioid policy on the page may raise the share who accept, because fewer people come for something you don’t do.',
  },
  closing: 'Bring your procedure list and your cash prices.',
})
