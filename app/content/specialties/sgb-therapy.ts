import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const sgbTherapy = checkContent('app/content/specialties/sgb-therapy.ts', specialtySchema, {
  slug: 'sgb-therapy',
  meta: {
    title: 'SGB therapy marketing: PTSD claims you can defend',
    description:
      'What people ask about stellate ganglion block, what the trials let you say, what platforms refuse, a sample page and a month that loses money.',
  },
  practices: 'SGB practices',
  headline: { plain: 'Stellate ganglion block consultations,', turn: 'without promises about PTSD.' },
  lead: 'Few people know SGB by name, and those who do have heard big promises. We build the page that explains the block, the mixed evidence and the price, and the ads that lead people to it.',
  facts: [
    { term: 'Status for PTSD', value: 'Off-label use' },
    { term: 'Trials', value: 'One positive sham-controlled trial. Another found no benefit.' },
    { term: 'Replaces therapy', value: 'No. It doesn’t replace trauma-focused therapy.' },
    { term: 'Patient stories', value: 'Written HIPAA authorization first' },
    { term: 'Always on the page', value: '988, veterans press 1' },
  ],
  questions: {
    headline: 'Some people ask if one shot can end PTSD.',
    items: [
      {
        question: 'Does SGB work for PTSD?',
        where: 'page',
        answer:
          '“One sham-controlled trial found greater symptom reduction. Another did not.” Both sentences go in the same paragraph, and neither promises a result.',
      },
      {
        question: 'Is it FDA-approved for PTSD?',
        where: 'page',
        answer:
          'No. A numbing drug is injected near a group of nerves in the neck. Doing that for PTSD is off-label, and the page says so above the button.',
      },
      {
        question: 'Can I stop seeing my therapist?',
        where: 'desk',
        answer:
          'Your front desk says that SGB doesn’t replace trauma-focused therapy, and that no one should stop care or medicine because of a phone call.',
      },
      {
        question: 'How much is it, and how many will I need?',
        where: 'ad',
        answer:
          'The ad gives the price of one block and says that it’s cash-pay. The page says who decides about a second one: your physician, after a follow-up visit.',
      },
      {
        question: 'Does the VA recommend it?',
        where: 'desk',
        answer:
          'Your front desk doesn’t claim that. It says that the VA has a trial of its own, and that the patient can ask their VA clinician.',
      },
      {
        question: 'What if I’m in a bad place right now?',
        where: 'desk',
        answer:
          'Your front desk gives 988 right away (veterans press 1), or 911 for immediate danger, and stays on the line. It doesn’t offer an appointment as the answer to a crisis.',
      },
    ],
  },
  claims: {
    headline: 'Never quote one trial without the other.',
    struck: 'A single injection resets your nervous system and ends PTSD.',
    allowed:
      'SGB for PTSD is off-label. One sham-controlled trial found greater symptom reduction, and another did not. It does not replace trauma-focused therapy.',
    why: 'No trial shows that PTSD ends after a block. “Resets your nervous system” sounds like medicine and has no evidence behind it.',
    items: [
      {
        claim:
          'In a 2019 trial with active-duty service members, PTSD scores fell by 12.6 points after SGB and 6.1 after a sham, at 8 weeks. The authors wrote that it “warrants further study.”',
        source: {
          name: 'JAMA Psychiatry, November 2019',
          url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC6865253/',
        },
      },
      {
        claim: 'The VA’s trial enrolled 410 people. Check the registry for results before you cite it.',
        source: {
          name: 'ClinicalTrials.gov NCT05169190',
          url: 'https://clinicaltrials.gov/study/NCT05169190',
        },
      },
      {
        claim:
          'Health claims need competent and reliable scientific evidence. A patient’s story suggests a typical result unless you show otherwise.',
        source: {
          name: 'FTC, Health Products Compliance Guidance',
          url: 'https://www.ftc.gov/business-guidance/resources/health-products-compliance-guidance',
        },
      },
      {
        claim: 'A patient’s story used in marketing needs that patient’s written HIPAA authorization.',
        source: {
          name: '45 CFR 164.508',
          url: 'https://www.ecfr.gov/current/title-45/section-164.508',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Doesn’t allow ads for speculative or experimental treatments, and bars remarketing based on health. We found no published rule on SGB by name.',
      alternative: 'We submit a plain page about the procedure and wait for review before we plan a budget.',
      source: { name: 'Google Ads policy', url: 'https://support.google.com/adspolicy/answer/15596627' },
    },
    {
      name: 'Meta',
      rule: 'Refuses ads that claim to know the reader’s health or past, such as “Still reliving it?” Sites can’t send it data about conditions.',
      alternative: 'We write about the procedure and your physician, and count bookings in your calendar.',
    },
    {
      name: 'FTC',
      rule: 'Quiz answers and email addresses that reached ad platforms led to cases against GoodRx, BetterHelp and Cerebral.',
      alternative: 'No ad pixel on the intake question, the booking page or the confirmation.',
    },
  ],
  sample: {
    notice: 'Off-label for PTSD. In crisis? Call or text 988. Veterans press 1.',
    headline: 'Stellate ganglion block: what it is and what trials found',
    price: { amount: '$1,900', text: 'per block, follow-up visit included. Cash only.', answers: 4 },
    visit: {
      title: 'The day of the block',
      parts: [
        { label: 'Consent', minutes: 30 },
        { label: 'The block', minutes: 15 },
        { label: 'Monitoring', minutes: 45 },
      ],
    },
    facts: [
      { text: 'One sham-controlled trial found a benefit. Another didn’t.', answers: 1 },
      { text: 'The use for PTSD is off-label.', answers: 2 },
      { text: 'Keep your therapist and your medicines. This doesn’t replace them.', answers: 3 },
    ],
    intake: {
      question: 'Who should we talk with first?',
      options: ['Me', 'My clinician', 'My spouse'],
    },
    button: 'Ask for a call',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 7_000,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 280,
      showRate: 0.68,
      acceptRate: 0.4,
      revenuePerPatientDollars: 1_900,
    },
    reading:
      'With one block for each patient, this month loses money. At these prices, SGB alone can’t pay for a full program. We’d ask on the call what else your practice offers, or tell you to start with search pages.',
  },
  closing: 'Bring your price and your follow-up plan.',
})
