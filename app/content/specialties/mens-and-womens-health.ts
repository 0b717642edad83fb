import { checkContent } from '../checks/fields.schema.ts'
import { dollars } from '../checks/format-figures.ts'
import { fee } from '../promises/promises.ts'
import { computeMonth, toCents } from '../promises/worked-month.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

const assumptions = {
  adSpendPerMonthDollars: 6_000,
  feePerMonthDollars: fee.packages.machine,
  costPerConsultationDollars: 200,
  showRate: 0.7,
  acceptRate: 0.5,
  revenuePerPatientDollars: 450,
}
const membership = { dollarsPerMonth: 199, moreMonths: 9 }
const { patients } = computeMonth(toCents(assumptions))
const later = patients * membership.dollarsPerMonth * membership.moreMonths

export const mensAndWomensHealth = checkContent(
  'app/content/specialties/mens-and-womens-health.ts',
  specialtySchema,
  {
    slug: 'mens-and-womens-health',
    meta: {
      title: 'Men’s and women’s health marketing: hormones, GLP-1s',
      description:
        'Hormone and weight-loss claims with their sources, what patients ask, what Google and Meta refuse, and a first month that loses money.',
    },
    practices: 'men’s and women’s health practices',
    headline: { plain: 'Hormone and weight-loss patients', turn: 'who expect labs before a prescription.' },
    lead: 'We build ads and pages for testosterone, menopause care and weight loss that say lab work comes first, name each drug’s status, and give the monthly price. The people who book know how it works.',
    facts: [
      { term: 'Testosterone', value: 'Schedule III. Not approved for age-related low T.' },
      { term: 'Compounded drugs', value: 'Not FDA-approved, hormones and GLP-1s included' },
      { term: 'Warning letters', value: '30 to telehealth firms on March 3, 2026' },
      { term: 'Prescribing by video', value: 'Federal waiver runs through December 31, 2026' },
      { term: 'First month', value: 'Loses money in our sample below' },
    ],
    questions: {
      headline: 'Patients ask what’s in it, what it costs and how soon.',
      items: [
        {
          question: 'Do I have low T?',
          where: 'page',
          answer:
            'The page says that symptoms alone can’t tell you. It takes blood tests and a visit, and a clinician decides. A quiz never ends in a diagnosis.',
        },
        {
          question: 'Is your semaglutide the same as Ozempic?',
          where: 'page',
          answer:
            'If it’s compounded, the page says: “This is a compounded drug. It is not FDA-approved and is not the same as a brand-name product.” It also names the pharmacy.',
        },
        {
          question: 'What do I pay each month?',
          where: 'ad',
          answer:
            'The ad gives the monthly price and says what’s extra: labs, the drug, or the first visit. It doesn’t show a price that no patient ends up paying.',
        },
        {
          question: 'Are bioidentical hormones safer?',
          where: 'desk',
          answer:
            'Your front desk doesn’t say so. It says which of your products are FDA-approved and which are compounded, and offers a visit to talk through the risks.',
        },
        {
          question: 'Can I do all of it by video?',
          where: 'desk',
          answer:
            'For testosterone, your front desk gives your state’s rule and the end date of the federal waiver, December 31, 2026. If there’s any doubt, it schedules an in-person visit.',
        },
        {
          question: 'Will testosterone hurt my fertility?',
          where: 'desk',
          answer:
            'It can lower sperm counts, so your front desk asks whether the patient plans to have children and notes it for the clinician before the visit.',
        },
      ],
    },
    claims: {
      headline: 'Say labs first, and say what is compounded.',
      struck: 'Feel 25 again with our FDA-approved compounded testosterone and GLP-1s.',
      allowed:
        'If blood tests and a visit show low testosterone from a medical condition, treatment may be an option. Compounded drugs are not FDA-approved.',
      why: 'Compounded drugs are never FDA-approved. “Feel 25 again” promises a result that labels and trials don’t support.',
      items: [
        {
          claim:
            'Testosterone is approved for men with low levels due to a medical condition. Labels carry a limitation of use for age-related low T, and warnings about blood pressure.',
          source: {
            name: 'FDA labeling changes, February 28, 2025',
            url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-issues-class-wide-labeling-changes-testosterone-products',
          },
        },
        {
          claim: 'Testosterone is a Schedule III controlled substance.',
          source: {
            name: '21 CFR 1308.13',
            url: 'https://www.ecfr.gov/current/title-21/section-1308.13',
          },
        },
        {
          claim: 'Compounded drugs are not FDA-approved, hormones and GLP-1s included.',
          source: {
            name: 'FDA, Compounding and the FDA',
            url: 'https://www.fda.gov/drugs/human-drug-compounding/compounding-and-fda-questions-and-answers',
          },
        },
        {
          claim:
            'Don’t imply that a compounded GLP-1 is the same as an approved drug, or hide who makes it. On March 3, 2026, the FDA sent 30 warning letters over that.',
          source: {
            name: 'FDA, Warning Letters',
            url: 'https://www.fda.gov/inspections-compliance-enforcement-and-criminal-investigations/compliance-actions-and-activities/warning-letters',
          },
        },
        {
          claim:
            'Controlled drugs may be prescribed by video without a prior visit through December 31, 2026, under a federal waiver. State law may be stricter.',
          source: {
            name: '90 FR 61301',
            url: 'https://www.federalregister.gov/citation/90-FR-61301',
          },
        },
      ],
    },
    platforms: [
      {
        name: 'Google Ads',
        rule: 'Restricts ads and landing pages for prescription drug services, which covers testosterone and GLP-1 drugs. Health-based remarketing isn’t allowed.',
        alternative: 'We check which certification you need before we plan a budget.',
        source: {
          name: 'Google Ads policy',
          url: 'https://support.google.com/adspolicy/answer/13788386',
        },
      },
      {
        name: 'Meta',
        rule: 'Weight-loss ads may go only to adults 18 and over, may not make people feel bad about their bodies, and may not show before-and-after weight loss.',
        alternative: 'We show the visit, the lab work and the monthly price.',
        source: {
          name: 'Meta, Health and Wellness',
          url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness',
        },
      },
      {
        name: 'Both',
        rule: 'Refuse ads that claim to know the reader’s health, such as “Tired, overweight and over 40?”',
        alternative: 'For example: “Hormone testing and a visit with a clinician. Here’s what it costs.”',
      },
    ],
    sample: {
      notice: 'Lab work first. Compounded drugs are not FDA-approved.',
      headline: 'Hormone care that starts with a blood test',
      price: { amount: '$199', text: 'a month after the first visit ($450, labs included).', answers: 3 },
      visit: {
        title: 'Your first visit',
        parts: [
          { label: 'Blood draw', minutes: 10 },
          { label: 'Exam', minutes: 30 },
          { label: 'Plan', minutes: 20 },
        ],
      },
      facts: [
        { text: 'Symptoms alone can’t show low testosterone. We test first.', answers: 1 },
        { text: 'We name the pharmacy, and tell you if a drug is compounded.', answers: 2 },
        { text: 'Planning to have children? Tell us before you start.', answers: 6 },
      ],
      intake: {
        question: 'Have you had lab work in the past 6 months?',
        options: ['Yes', 'No'],
      },
      button: 'Schedule lab work',
    },
    month: {
      assumptions,
      reading: `This is month one of a membership, so it counts only the first $450 and it loses money. If all ${patients} patients stayed ${membership.moreMonths} more months at ${dollars(membership.dollarsPerMonth)}, they would pay ${dollars(later)} more. Some will leave, so use your own retention rate.`,
    },
    closing: 'Bring your monthly price and how long members stay.',
  },
)
