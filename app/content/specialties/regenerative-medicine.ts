import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const regenerativeMedicine = checkContent(
  'app/content/specialties/regenerative-medicine.ts',
  specialtySchema,
  {
    slug: 'regenerative-medicine',
    meta: {
      title: 'Regenerative medicine marketing: PRP ads and claims',
      description:
        'What patients ask about PRP, what you may claim with sources, why Google refuses PRP ads, a sample page and one month of numbers.',
    },
    practices: 'regenerative medicine practices',
    headline: { plain: 'PRP patients who know the price', turn: 'and the evidence.' },
    lead: 'We bring in people with joint and tendon pain through Meta ads, search pages and your Google profile. The page names the product, its FDA status and its cost, so your consultation starts further along.',
    facts: [
      { term: 'PRP for joints', value: 'Off-label use of a device cleared for bone-graft mixing' },
      { term: 'Exosomes', value: 'None approved by the FDA' },
      { term: 'Google Ads', value: 'Lists PRP and stem cells as not allowed' },
      { term: 'Your website', value: 'The FDA quotes it in warning letters' },
      { term: 'Florida', value: 'Requires a set notice in stem-cell ads' },
    ],
    questions: {
      headline: 'These patients have read a lot, and much of it was wrong.',
      items: [
        {
          question: 'Will PRP regrow my cartilage?',
          where: 'page',
          answer:
            'The page doesn’t say so. It says that some patients report less pain, that others notice no change, and how you decide whether to continue.',
        },
        {
          question: 'Is it FDA-approved?',
          where: 'page',
          answer:
            'The kits that prepare PRP were cleared for mixing with bone graft. Using PRP in a joint is off-label. We put both sentences next to the product’s name.',
        },
        {
          question: 'How much is one injection, and how many will I need?',
          where: 'ad',
          answer:
            'The ad gives the price of one injection. The page gives the usual plan, the total, and what you do if the first one doesn’t help.',
        },
        {
          question: 'Do you do stem cells?',
          where: 'desk',
          answer:
            'Your front desk names what you offer and its FDA status. If you don’t offer stem cells, it says so and doesn’t suggest that PRP is the same thing.',
        },
        {
          question: 'Can this keep me out of surgery?',
          where: 'desk',
          answer:
            'No one can promise that on the phone. Your front desk offers an exam, and says that some people are better off with surgery or physical therapy.',
        },
      ],
    },
    claims: {
      headline: 'The product decides what you may say about it.',
      struck: 'Stem cell therapy regenerates your knee so you can avoid surgery.',
      allowed:
        'Platelet-rich plasma from your own blood. Not FDA-approved for this use. Study results are mixed, and some patients notice no change.',
      why: 'Stem-cell products are not approved for orthopedic use, and “regenerates” and “avoid surgery” need trials that don’t exist. The FTC has won judgments in the millions over such claims.',
      items: [
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
            'No exosome product is FDA-approved. Fat-derived, umbilical and amniotic products are not approved for orthopedic, nerve or pain use.',
          source: {
            name: 'FDA consumer alert on regenerative products',
            url: 'https://www.fda.gov/vaccines-blood-biologics/consumers-biologics/consumer-alert-regenerative-medicine-products-including-stem-cells-and-exosomes',
          },
        },
        {
          claim:
            'Whether a cell product needs approval depends on its intended use, and your advertising is evidence of that use.',
          source: {
            name: '21 CFR 1271.10',
            url: 'https://www.ecfr.gov/current/title-21/section-1271.10',
          },
        },
        {
          claim:
            'Health claims need competent and reliable scientific evidence, generally randomized trials in people.',
          source: {
            name: 'FTC, Health Products Compliance Guidance',
            url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
          },
        },
      ],
    },
    platforms: [
      {
        name: 'Google Ads',
        rule: 'Doesn’t allow ads for stem-cell or cellular therapy, or for platelet-rich plasma. The exceptions are makers of approved products and purely educational content.',
        alternative: 'We use search pages and your Google Business Profile, which don’t depend on ads.',
        source: {
          name: 'Google Ads policy',
          url: 'https://support.google.com/adspolicy/answer/15596627',
        },
      },
      {
        name: 'Meta',
        rule: 'Doesn’t let sites send it data about conditions or about who your patients are. Since January 2025, accounts in health categories can lose booking data.',
        alternative: 'We run ads about the exam and the price, and count bookings in your calendar.',
      },
      {
        name: 'State rules',
        rule: 'Florida has required a set notice in stem-cell ads since July 2025. Texas doesn’t allow promises of a permanent cure.',
        alternative: 'Your counsel gives us your state’s wording before launch.',
      },
    ],
    sample: {
      notice: 'PRP is not FDA-approved for use in joints. Results vary.',
      headline: 'PRP for knee arthritis: cost, steps and what studies found',
      price: { amount: '$1,600', text: 'per injection. A typical plan has 3.', answers: 3 },
      visit: {
        title: 'Your first injection visit',
        parts: [
          { label: 'Exam', minutes: 20 },
          { label: 'Draw and spin', minutes: 25 },
          { label: 'Injection', minutes: 15 },
        ],
      },
      facts: [
        { text: 'Made from your own blood, in the device we name here.', answers: 4 },
        { text: 'One trial found no significant benefit over saline. Others were positive.', answers: 1 },
        { text: 'Off-label: the device was cleared for another use.', answers: 2 },
      ],
      intake: {
        question: 'Do you have recent imaging of the joint?',
        options: ['Yes', 'No', 'Not sure'],
      },
      button: 'Schedule an exam',
    },
    month: {
      assumptions: {
        adSpendPerMonthDollars: 9_000,
        feePerMonthDollars: fee.packages.machine,
        costPerConsultationDollars: 300,
        showRate: 0.75,
        acceptRate: 0.33,
        revenuePerPatientDollars: 4_800,
      },
      reading:
        'One patient here is a plan of 3 injections at $1,600. Most people who come in decline, and the month still comes out ahead. If you give refunds, set that money aside before you count what’s left.',
    },
    closing: 'Bring your product list, and we’ll go through what you can say.',
  },
)
