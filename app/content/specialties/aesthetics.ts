import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const aesthetics = checkContent('app/content/specialties/aesthetics.ts', specialtySchema, {
  slug: 'aesthetics',
  meta: {
    title: 'Aesthetics marketing: injectables, fillers and claims',
    description:
      'What aesthetics patients ask, how to advertise a drug with a boxed warning, what Google and Meta refuse, a sample page and a month of numbers.',
  },
  practices: 'aesthetic practices',
  headline: { plain: 'Aesthetics patients who come', turn: 'for a full treatment plan.' },
  lead: 'We build ads and pages that show who injects, what each product is approved for and what a full plan costs. You get consultations about a plan, and fewer calls about who has the lowest price per unit.',
  facts: [
    { term: 'Botox-type products', value: 'Prescription drugs with a boxed warning' },
    { term: 'Dermal fillers', value: 'FDA-approved devices, for adults and specific areas' },
    { term: 'Exosomes', value: 'None approved by the FDA' },
    { term: 'Before-and-after photos', value: 'Written permission, without a promise of the same result' },
    { term: 'Meta ads', value: 'Adults 18 and over only' },
  ],
  questions: {
    headline: 'Patients ask about price per unit and who holds the needle.',
    items: [
      {
        question: 'How much is Botox per unit?',
        where: 'ad',
        answer:
          'The ad gives the price of a treated area or a plan. The page adds the price per unit and how many units people usually need, so a low unit price doesn’t mislead.',
      },
      {
        question: 'Who will inject me?',
        where: 'page',
        answer:
          'The page gives the injector’s name, title and license, exactly as issued, and the supervising physician. A photo of the injector comes before any photo of results.',
      },
      {
        question: 'Is filler safe?',
        where: 'page',
        answer:
          'The page names common effects (swelling, bruising) and the rare serious one: filler in a blood vessel can damage skin or sight, or cause a stroke. It says what you keep on hand for that.',
      },
      {
        question: 'Do you have before-and-after photos?',
        where: 'desk',
        answer:
          'Yes, on the page, with written permission and the same lighting. Your front desk says that results vary and that the photos are not a forecast.',
      },
      {
        question: 'Can I get it done today?',
        where: 'desk',
        answer:
          'Your front desk says that a licensed clinician examines first, and that the same day is possible only if the exam allows it.',
      },
      {
        question: 'Do you offer exosomes for skin?',
        where: 'desk',
        answer:
          'No exosome product is FDA-approved. Your front desk says so, and doesn’t call a topical product a treatment.',
      },
    ],
  },
  claims: {
    headline: 'A wrinkle ad for a prescription drug is still a drug ad.',
    struck: 'Safe, painless Botox with no side effects. Look 10 years younger.',
    allowed:
      'Botox Cosmetic is a prescription drug for frown lines and other labeled areas. It has a boxed warning about spread of the toxin effect. Ask us about side effects. Results vary.',
    why: 'A drug with a boxed warning can’t be sold as free of side effects, and “10 years younger” is a result no one can prove.',
    items: [
      {
        claim:
          'Botox Cosmetic is a prescription product. Its boxed warning says the effect can spread from the injection site, with swallowing and breathing problems.',
        source: {
          name: 'FDA, Drugs@FDA, Botox (BLA 103000)',
          url: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=103000',
        },
      },
      {
        claim:
          'Fillers are approved for specific uses in adults over 21. They are not approved for breast or buttock augmentation.',
        source: {
          name: 'FDA, Dermal Fillers',
          url: 'https://www.fda.gov/medical-devices/aesthetic-cosmetic-devices/dermal-fillers-soft-tissue-fillers',
        },
      },
      {
        claim: 'No exosome product is FDA-approved.',
        source: {
          name: 'FDA consumer alert on regenerative products',
          url: 'https://www.fda.gov/vaccines-blood-biologics/consumers-biologics/consumer-alert-regenerative-medicine-products-including-stem-cells-and-exosomes',
        },
      },
      {
        claim:
          'Free treatments for influencers must be disclosed, and photos must show what patients can expect.',
        source: {
          name: 'FTC Endorsement Guides, 16 CFR 255',
          url: 'https://www.ecfr.gov/current/title-16/part-255',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Restricts prescription drug services, and Botox-type products are prescription drugs. The landing page is reviewed with the ad.',
      alternative:
        'We advertise the consultation and the plan, and check product names against policy first.',
      source: { name: 'Google Ads policy', url: 'https://support.google.com/adspolicy/answer/13788386' },
    },
    {
      name: 'Meta',
      rule: 'Cosmetic procedure ads may go only to adults 18 and over. They may not make people feel bad about how they look or hold up one body type as perfect.',
      alternative: 'We show your injector at work and the price of a plan.',
      source: {
        name: 'Meta, Health and Wellness',
        url: 'https://transparency.meta.com/policies/ad-standards/restricted-goods-services/health-wellness',
      },
    },
    {
      name: 'State rules',
      rule: 'Medical boards regulate titles and photos. California and Texas require that models be disclosed.',
      alternative: 'We use your own patients’ photos, with written permission.',
    },
  ],
  sample: {
    notice: 'Prescription treatment. Boxed warning: effects can spread. Results vary.',
    headline: 'An exam first, then a plan with one clear price',
    price: { amount: '$1,400', text: 'for a typical first plan. Price per unit listed below.', answers: 1 },
    visit: {
      title: 'Your first visit',
      parts: [
        { label: 'Exam', minutes: 20 },
        { label: 'Your plan', minutes: 20 },
        { label: 'Treatment', minutes: 30 },
      ],
    },
    facts: [
      { text: 'Your injector’s name, license and supervising physician.', answers: 2 },
      { text: 'Swelling and bruising are common. Rarely, filler harms skin or sight.', answers: 3 },
      { text: 'Same-day treatment only if the exam allows it.', answers: 5 },
    ],
    intake: {
      question: 'Have you had injectables before?',
      options: ['Yes', 'No'],
    },
    button: 'Schedule an exam',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 5_250,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 150,
      showRate: 0.7,
      acceptRate: 0.5,
      revenuePerPatientDollars: 1_400,
    },
    reading:
      'The first visit covers the marketing with some left over, before product and staff. The profit depends on how many patients come back, which ads don’t control.',
  },
  closing: 'Bring your plan prices and your rebooking rate.',
})
