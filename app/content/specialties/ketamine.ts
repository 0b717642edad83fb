import { checkContent } from '../checks/fields.schema.ts'
import { fee } from '../promises/promises.ts'
import { specialtySchema } from '../site/specialty.schema.ts'

export const ketamine = checkContent('app/content/specialties/ketamine.ts', specialtySchema, {
  slug: 'ketamine',
  meta: {
    title: 'Ketamine clinic marketing that says off-label first',
    description:
      'What ketamine patients ask, what your ads may claim with sources, what Google and Meta refuse, a sample page and one month of numbers.',
  },
  practices: 'ketamine clinics',
  headline: { plain: 'Ketamine consultations from ads', turn: 'your medical director can sign off on.' },
  lead: 'We build the ads, the landing page and the follow-up for your clinic. The page opens by saying the use is off-label and shows the price, so the people who book know what they’re booking.',
  facts: [
    { term: 'FDA status', value: 'Approved as an anesthetic. Off-label for depression, PTSD and pain.' },
    { term: 'Drug schedule', value: 'Schedule III' },
    { term: 'Google Ads', value: 'Third-party certification first' },
    { term: 'Always on the page', value: '988, side effects, no driving that day' },
    { term: 'Prescribing by video', value: 'Federal waiver runs through December 31, 2026' },
  ],
  questions: {
    headline: 'Ketamine patients ask about approval, price and the ride home.',
    items: [
      {
        question: 'Is ketamine FDA-approved for depression?',
        where: 'page',
        answer:
          'No. The first lines of the page say it: “Ketamine is FDA-approved as an anesthetic. Its use for depression is off-label.”',
      },
      {
        question: 'Does it work?',
        where: 'page',
        answer:
          'In studies of treatment-resistant depression, roughly half of patients responded in the short term. Relapse is common, and a 2025 active-placebo trial found no significant benefit. We print all of this together.',
      },
      {
        question: 'What does it cost, and does insurance pay?',
        where: 'ad',
        answer:
          'The ad gives the price of one infusion and says that insurance generally doesn’t cover it. Fewer calls to your front desk will end when the price comes up.',
      },
      {
        question: 'Can I drive home afterward?',
        where: 'desk',
        answer:
          'No, not that day. Your front desk asks who will drive the patient home before it offers a time.',
      },
      {
        question: 'Can I stop taking my antidepressant?',
        where: 'desk',
        answer:
          'Your front desk reads one line: “Please don’t stop or change a medicine without talking to the person who prescribed it.” Then it offers a call with your clinician.',
      },
      {
        question: 'Am I a candidate?',
        where: 'page',
        answer:
          'A licensed clinician decides that after an exam. The questions on the page never end in “You qualify.” They end with an offer to talk.',
      },
    ],
  },
  claims: {
    headline: 'Say off-label, name the study, and name its limits.',
    struck: 'Ketamine is FDA-approved for depression and works within hours.',
    allowed:
      'Ketamine is approved as an anesthetic. Its use for depression is off-label. In studies of treatment-resistant depression, roughly half of patients responded in the short term. Relapse is common, and a 2025 active-placebo trial found no significant benefit.',
    why: 'Ketamine isn’t approved for any psychiatric disorder, and “within hours” promises a result that many patients don’t get.',
    items: [
      {
        claim: 'Ketamine is approved for anesthesia. Its psychiatric uses are off-label.',
        source: {
          name: 'FDA, Drugs@FDA, Ketalar (NDA 016812)',
          url: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=016812',
        },
      },
      {
        claim: 'Dozens of randomized trials have tested it, including 31 in a 2021 Cochrane review.',
        source: { name: 'Cochrane CD011612.pub3', url: 'https://doi.org/10.1002/14651858.CD011612.pub3' },
      },
      {
        claim:
          'A 2025 trial in hospital patients found no significant benefit of up to 8 infusions over an active placebo.',
        source: { name: 'KARMA-Dep 2, JAMA Psychiatry', url: 'https://pubmed.ncbi.nlm.nih.gov/41123905/' },
      },
      {
        claim:
          'Spravato (esketamine) is a different product. It’s approved with an oral antidepressant for depressive symptoms in adults with major depressive disorder with acute suicidal ideation or behavior, and for treatment-resistant depression (alone since January 2025). Boxed warning: sedation, dissociation, respiratory depression, abuse and misuse, suicidal thoughts in young people. Only in a certified (REMS) setting with 2 hours of monitoring. Not shown to prevent suicide.',
        source: {
          name: 'FDA, Drugs@FDA, Spravato (NDA 211243)',
          url: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=211243',
        },
      },
      {
        claim: 'The FDA has not evaluated compounded ketamine for safety, effectiveness or quality.',
        source: {
          name: 'FDA alert on compounded ketamine, October 2023',
          url: 'https://www.fda.gov/drugs/human-drug-compounding/fda-warns-patients-and-health-care-providers-about-potential-risks-associated-compounded-ketamine',
        },
      },
    ],
  },
  platforms: [
    {
      name: 'Google Ads',
      rule: 'Restricts ads for prescription drug services, and reviews the landing page too. In 2024, Google told KFF Health News that ketamine ads need a provider who prescribes and a third-party certification.',
      alternative: 'We start the certification with you first. LegitScript is the usual certifier.',
      source: {
        name: 'Google Ads policy',
        url: 'https://support.google.com/adspolicy/answer/13788386',
      },
    },
    {
      name: 'Meta',
      rule: 'Doesn’t let sites send it data about conditions or about who your patients are. Since January 2025, accounts in health categories can lose booking data.',
      alternative: 'We count consultations in your calendar and keep ad pixels off the booking page.',
    },
    {
      name: 'Google and Meta',
      rule: 'Refuse ads that claim to know the reader’s health, such as “Still depressed?” Google also bars remarketing based on health.',
      alternative: 'We write about the visit, the price and who you are.',
    },
  ],
  sample: {
    notice: 'Off-label use. In crisis? Call or text 988. In immediate danger, call 911.',
    headline: 'IV ketamine for depression: what it is, and what it isn’t',
    price: { amount: '$475', text: 'per infusion. Insurance generally doesn’t cover it.', answers: 3 },
    visit: {
      title: 'Your first infusion',
      parts: [
        { label: 'Check-in', minutes: 20 },
        { label: 'Infusion', minutes: 40 },
        { label: 'Recovery', minutes: 60 },
      ],
    },
    facts: [
      { text: 'Approved as an anesthetic. Its use for depression is off-label.', answers: 1 },
      {
        text: 'In studies, roughly half responded short-term. Relapse is common. A 2025 active-placebo trial found no significant benefit.',
        answers: 2,
      },
      { text: 'You can’t drive that day. Please bring someone.', answers: 4 },
    ],
    intake: {
      question: 'Would you like to talk first, or come in?',
      options: ['A phone call', 'A visit', 'I’m asking for someone'],
    },
    button: 'See open times',
  },
  month: {
    assumptions: {
      adSpendPerMonthDollars: 7_500,
      feePerMonthDollars: fee.packages.machine,
      costPerConsultationDollars: 250,
      showRate: 0.7,
      acceptRate: 0.38,
      revenuePerPatientDollars: 2_850,
    },
    reading:
      'One patient here is a first course of 6 infusions at $475. Subtract the drug, the nurse and the room before you call any of it profit. If 1 patient fewer accepts, the month loses money.',
  },
  closing: 'Bring your price and your open chair time.',
})
