import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const functionalMedicine = checkContent(
  'app/content/specialties/functional-medicine.ts',
  specialtySchema,
  {
    slug: 'functional-medicine',
    meta: {
      title: 'Functional medicine marketing: programs and proof',
      description:
        'What functional medicine patients ask, how FTC and FDA rules apply to labs and supplements, what platforms refuse, and a month of numbers.',
    },
    practices: 'functional medicine practices',
    headline: { plain: 'Functional medicine members who know', turn: 'what the program includes.' },
    lead: 'Your program costs thousands and takes months. We build the page that lists the visits, the labs and the price, and the ads and emails that bring people to it. They know what they’d be buying before they book.',
    facts: [
      { term: 'Supplements', value: 'May not claim to treat or prevent a disease' },
      { term: 'Required wording', value: 'FDA disclaimer beside structure/function claims' },
      { term: 'Proof', value: 'FTC: generally randomized trials in people' },
      { term: 'Compounded drugs', value: 'Not FDA-approved' },
      { term: 'Credentials', value: 'Name the board. Don’t write “board certified” alone.' },
    ],
    questions: {
      headline: 'They’ve seen several doctors and ask what you do differently.',
      items: [
        {
          question: 'Can you find the root cause?',
          where: 'page',
          answer:
            'The page says what you look at: history, labs, diet, sleep. It says that testing doesn’t always find a cause, and what you do then.',
        },
        {
          question: 'Can you treat my thyroid disease naturally?',
          where: 'page',
          answer:
            'The page doesn’t offer to replace medicine. It says that no one should stop a prescription without talking to the clinician who wrote it.',
        },
        {
          question: 'What does the program include?',
          where: 'ad',
          answer:
            'The ad gives the full price and the length: “6 months, 8 visits, $3,600. Labs billed separately.” The page lists each visit.',
        },
        {
          question: 'Do you take insurance?',
          where: 'desk',
          answer:
            'Your front desk says no, says whether you give an itemized receipt, and names the lab costs that may be extra. It doesn’t guess what a plan will reimburse.',
        },
        {
          question: 'Do I have to buy your supplements?',
          where: 'desk',
          answer:
            'Your front desk says no if that’s true, gives a typical monthly cost, and says that you earn money on those you sell.',
        },
      ],
    },
    claims: {
      headline: 'Describe the program, and leave out disease claims.',
      struck: 'We reverse autoimmune disease by fixing the root cause.',
      allowed:
        'A 6-month program with lab review, nutrition and follow-up visits. It does not replace care for a diagnosed disease. Results vary.',
      why: '“Reverse autoimmune disease” is a disease claim. The FTC expects human trials behind it, and a supplement sold with that claim can be treated as an unapproved drug.',
      items: [
        {
          claim:
            'Claims about health need competent and reliable scientific evidence. Patient stories don’t count as proof.',
          source: {
            name: 'FTC, Health Products Compliance Guidance',
            url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
          },
        },
        {
          claim:
            'A supplement claim about the body’s structure or function needs the FDA disclaimer, and may not name a disease.',
          source: { name: '21 CFR 101.93', url: 'https://www.ecfr.gov/current/title-21/section-101.93' },
        },
        {
          claim:
            'If you earn from a product or pay someone who recommends it, say so next to the recommendation.',
          source: {
            name: 'FTC Endorsement Guides, 16 CFR 255',
            url: 'https://www.ecfr.gov/current/title-16/part-255',
          },
        },
        {
          claim: 'Compounded hormones, peptides and GLP-1 drugs are not FDA-approved.',
          source: {
            name: 'FDA, Compounding and the FDA',
            url: 'https://www.fda.gov/drugs/human-drug-compounding/compounding-and-fda-questions-and-answers',
          },
        },
      ],
    },
    platforms: [
      {
        name: 'Google Ads',
        rule: 'Names biohacking among the speculative treatments it doesn’t allow, and bars stem-cell ads and health-based remarketing.',
        alternative: 'Search ads for the program, its price and your city.',
        source: {
          name: 'Google Ads policy',
          url: 'https://support.google.com/adspolicy/answer/15596627',
        },
      },
      {
        name: 'Meta',
        rule: 'Ads for supplements and weight loss may go only to adults 18 and over, and may not make people feel bad about their bodies.',
        alternative: 'We advertise a talk or a guide about your program.',
        source: {
          name: 'Meta, Health and Wellness',
          url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness',
        },
      },
      {
        name: 'Both',
        rule: 'Refuse ads that claim to know the reader’s health, such as “Exhausted by Hashimoto’s?” Quiz answers about health may not reach ad platforms.',
        alternative: 'No ad pixel on the intake question or the booking page.',
      },
    ],
    sample: {
      notice: 'This program does not replace care for a diagnosed disease.',
      headline: 'A 6-month program, with every visit and cost listed',
      price: { amount: '$3,600', text: 'for 6 months and 8 visits. Labs billed separately.', answers: 3 },
      visit: {
        title: 'Your first visit',
        parts: [
          { label: 'History', minutes: 60 },
          { label: 'Lab plan', minutes: 20 },
          { label: 'Next steps', minutes: 10 },
        ],
      },
      facts: [
        { text: 'We look at history, labs, diet and sleep. We may not find one cause.', answers: 1 },
        { text: 'Keep taking your prescriptions. Ask the clinician who wrote them.', answers: 2 },
        { text: 'You don’t have to buy supplements from us.', answers: 5 },
      ],
      intake: {
        question: 'When would you like to start?',
        options: ['This month', 'Later', 'Just reading'],
      },
      button: 'Ask for a call',
    },
    month: {
      assumptions: {
        adSpendPerMonthDollars: 7_000,
        feePerMonthDollars: fee.packages.machine,
        costPerConsultationDollars: 230,
        showRate: 0.65,
        acceptRate: 0.34,
        revenuePerPatientDollars: 3_600,
      },
      reading:
        'Only 1 in 3 people who come in joins, and the month still comes out ahead. The revenue arrives over 6 months if you bill monthly, so at first you’ll have less cash than this table shows.',
    },
    closing: 'Bring your program price and how many patients finish.',
  },
)
