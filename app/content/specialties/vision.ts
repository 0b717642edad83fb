import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const vision = checkContent('app/content/specialties/vision.ts', specialtySchema, {
  slug: 'vision',
  meta: {
    title: 'LASIK and lens marketing: price per eye, plain risks',
    description:
      'What LASIK and lens patients ask, which claims the FTC and FDA have acted on, what platforms refuse, a sample page and a month of numbers.',
  },
  practices: 'vision correction practices',
  headline: { plain: 'LASIK and lens consultations', turn: 'with the price per eye up front.' },
  lead: 'We build ads and pages for laser and lens surgery that give the full price for each eye, name the risks, and say who isn’t a candidate. Your surgeon spends more time with likely candidates.',
  facts: [
    { term: 'Lasers', value: 'FDA-approved by model, for a stated range of correction' },
    { term: 'Risks to name', value: 'Dry eye, glare, halos, still needing glasses' },
    { term: 'FTC cases', value: 'LASIK chains, 2003, over “no more glasses” claims' },
    { term: 'Fake or hidden reviews', value: 'Barred by the FTC since October 2024' },
    { term: 'Price', value: 'For each eye, with what it includes' },
  ],
  questions: {
    headline: 'Patients compare prices first, then ask what can go wrong.',
    items: [
      {
        question: 'How much is LASIK for both eyes?',
        where: 'ad',
        answer:
          'The ad gives the price most patients pay for each eye. A low “from” price that fits only a few prescriptions is the kind of claim that brings complaints.',
      },
      {
        question: 'Will I ever need glasses again?',
        where: 'page',
        answer:
          'The page says that many people need glasses less, and that most will need reading glasses with age. It doesn’t say “never again.”',
      },
      {
        question: 'Does it hurt, and what can go wrong?',
        where: 'page',
        answer:
          'The page names dry eye, glare, halos and trouble driving at night. It says how long they may last, and that some don’t go away.',
      },
      {
        question: 'Am I a candidate?',
        where: 'desk',
        answer:
          'Your front desk asks about contacts, dry eye, pregnancy and changes in prescription. It says that the exam decides, and how long patients must leave their contacts out first.',
      },
      {
        question: 'Is the consultation really free?',
        where: 'desk',
        answer:
          'If it is, the front desk says so, asks for no deposit, and gives the price on the phone. If you charge for it, the front desk says how much before it offers a time.',
      },
    ],
  },
  claims: {
    headline: 'Say what the laser is approved for, and name the risks.',
    struck: 'Throw away your glasses for good with safe, painless LASIK.',
    allowed:
      'LASIK can reduce how much you depend on glasses. Risks include dry eye, glare and halos, and some people still need glasses. An exam shows if you’re a candidate.',
    why: 'In 2003, the FTC barred 2 LASIK companies from claiming freedom from glasses for life without proof. “Safe” and “painless” hide known risks.',
    items: [
      {
        claim: 'Name the laser, and stay within the correction range that the FDA approved it for.',
        source: {
          name: 'FDA, LASIK',
          url: 'https://www.fda.gov/medical-devices/surgery-devices/lasik',
        },
      },
      {
        claim:
          'Tell patients that LASIK can cause dry eye, glare, halos and loss of vision, and that not everyone is a candidate.',
        source: {
          name: 'FDA, LASIK: risks and finding a doctor',
          url: 'https://www.fda.gov/medical-devices/lasik/what-are-risks-and-how-can-i-find-right-doctor-me',
        },
      },
      {
        claim: 'Claims about success, safety and comfort need evidence for your procedure and your patients.',
        source: {
          name: 'FTC guidance on refractive surgery ads',
          url: 'https://www.ftc.gov/business-guidance/resources/marketing-refractive-eye-care-surgery-guidance-eye-care-providers',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Bars ads that target people by a health condition, including past visitors to a page about one. As far as we know, LASIK ads are allowed, but misleading claims are refused.',
      alternative: 'Search ads on “LASIK cost” and your city, with the price on the page.',
      source: {
        name: 'Google, personalized advertising',
        url: 'https://support.google.com/adspolicy/answer/143465',
      },
    },
    {
      name: 'Meta',
      rule: 'Refuses ads that claim to know the reader’s health, such as “Tired of your bad eyes?” Sites can’t send it data about conditions.',
      alternative: 'We show the exam, the surgeon and the price per eye.',
    },
    {
      name: 'Reviews',
      rule: 'The FTC’s rule, in force since October 21, 2024, bars fake reviews, reviews bought for their rating, and hiding bad ones.',
      alternative: 'We ask every patient in the same words, pleased or not.',
      source: { name: '16 CFR 465', url: 'https://www.ecfr.gov/current/title-16/part-465' },
    },
  ],
  sample: {
    notice: 'LASIK can cause dry eye, glare and halos. Not everyone is a candidate.',
    headline: 'LASIK: one price per eye, and an exam before you decide',
    price: { amount: '$2,200', text: 'per eye: exam, surgery and 12 months of visits.', answers: 1 },
    visit: {
      title: 'Your free exam',
      parts: [
        { label: 'Scans', minutes: 30 },
        { label: 'Eye exam', minutes: 40 },
        { label: 'Surgeon', minutes: 20 },
      ],
    },
    facts: [
      { text: 'Most people will need reading glasses as they get older.', answers: 2 },
      { text: 'Dry eye and halos are common early on. Some don’t go away.', answers: 3 },
      { text: 'The exam is free, with no deposit.', answers: 5 },
    ],
    intake: {
      question: 'Do you wear contact lenses?',
      options: ['Yes, soft', 'Yes, hard', 'No'],
    },
    button: 'Schedule an exam',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 9_000,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 300,
      showRate: 0.72,
      acceptRate: 0.35,
      revenuePerPatientDollars: 4_400,
    },
    reading:
      'At $2,200 per eye, you can afford expensive clicks. Laser fees, staff and follow-up visits come out of what’s left. Your exam will turn some people away, so assume a low acceptance rate in your own math.',
  },
  closing: 'Bring your price per eye and your exam hours.',
})
