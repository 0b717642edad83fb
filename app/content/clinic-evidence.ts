/**
 * Text common to all advertorials. Sources: the project's fact sheet on ketamine evidence and advertising rules as of
 * 2026-11-21.
 */

export const crisis = {
  lead: 'In crisis?',
  text: 'Call or text 988, free, at any hour. In immediate danger call 911. A clinic is not a crisis service.',
}

export const offLabel =
  'The FDA has approved ketamine as an anesthetic and for no psychiatric disorder. Using it for depression or pain is off-label: a licensed clinician may prescribe it, and the FDA has not reviewed it for those uses.'

/** The range, with the negative trial in the same sentence. */
export const range =
  'In studies of treatment-resistant depression, roughly half of patients responded in the short term; relapse is common, and a 2025 active-placebo trial found no significant benefit.'

export interface Study {
  name: string
  who: string
  /** Response rate with ketamine, in percent. */
  ketamine: number
  /** Response rate of the comparison, in percent. */
  compared?: { percent: number; what: string }
  finding: string
}

/** Response rates of three studies. */
export const studies: Study[] = [
  {
    name: 'ELEKT-D, 2023',
    who: '403 people, both sides knew the treatment',
    ketamine: 55.4,
    compared: { percent: 41.2, what: 'electroconvulsive therapy' },
    finding:
      'Response over three weeks. An open-label trial: nobody was blinded. New England Journal of Medicine.',
  },
  {
    name: 'KARMA-Dep 2, 2025',
    who: '62 people, eight infusions against another sedative',
    ketamine: 46.9,
    compared: { percent: 33.3, what: 'midazolam' },
    finding:
      'The difference was not statistically significant. Many guessed what they had been given. JAMA Psychiatry.',
  },
  {
    name: 'US clinics',
    who: '537 patients, no comparison group',
    ketamine: 53.6,
    finding:
      'In the same records 8.4% were worse afterwards. About 60% of those who responded were still well at eight weeks.',
  },
]

export const evidence = {
  paragraphs: [
    'A 2021 Cochrane review gathered 64 trials with 5,299 people; 31 of the trials tested ketamine. That is a body of research, and most of it is short: weeks, seldom months.',
    'In a trial among hospital patients, 46% reached remission with ketamine and 63% with electroconvulsive therapy. Of those who had recovered with ketamine, 70% relapsed within twelve months.',
  ],
  chart: {
    title: 'Share of patients who responded',
    ketamine: 'ketamine',
    note: 'Three studies of different people and designs. They cannot be compared with each other, and none predicts what would happen to you.',
  },
}

export const risks = {
  intro: 'Before anyone decides, these belong on the table.',
  items: [
    'During an infusion: feeling detached from yourself or your surroundings, a rise in blood pressure, nausea, drowsiness.',
    'Over time: misuse, and with frequent use bladder symptoms. Long-term data are limited.',
    'It is not for everyone. Uncontrolled high blood pressure, aneurysm, a past brain hemorrhage, psychosis, substance use, pregnancy or nursing, severe liver disease and bladder disease all need a clinician’s judgment first.',
    'You cannot drive for the rest of that day, and somebody has to take you home.',
    'Do not stop or change a medicine because of this page. Talk with whoever prescribed it.',
  ],
}

/** Figures of the specification for the nasal alternative and the treatment as studied. */
export const asStudied =
  'The usual dose in studies is 0.5 milligrams per kilogram over 40 minutes, commonly six times within two to three weeks. That describes the studies. What a clinician would choose for you can differ.'

export const nasal =
  'Only one nasal product is FDA-approved: esketamine, sold as Spravato, for adults with treatment-resistant depression. It is given only in certified centers, with two hours of watching after each dose. Compounded nasal ketamine is another thing: the FDA has not approved it, and warned about compounded ketamine in 2022 and again in 2023.'

export const disclaimer = [
  'This page is a paid advertisement and no medical advice. Ketamine for depression, anxiety, PTSD or pain is an off-label use. Results vary and may not last; some people get worse. A licensed clinician decides who is a candidate, and a questionnaire never does.',
  'The clinic is cash-pay: insurance generally does not cover this treatment. The treatment does not replace psychotherapy or the care you have.',
  'If you think about suicide or are in crisis, call or text 988 (Suicide & Crisis Lifeline), free and at any hour; veterans press 1, for Spanish press 2. In immediate danger call 911.',
]

export const labels = {
  advertisement: 'Advertisement',
  paidFor: (clinic: string) => `Advertisement, paid for by ${clinic}`,
  about: (clinic: string) => `About ${clinic}`,
  disclaimer: 'Medical disclaimer',
  madeBy: (agency: string) =>
    `This page was made by ${agency}, a marketing agency, for the clinic that paid for it.`,
  demo: 'Sample page: the clinic is invented.',
  minute: (minute: number) =>
    minute === 0
      ? 'Arrival'
      : minute < 60
        ? `${minute} min`
        : `${Math.floor(minute / 60)} h${minute % 60 ? ` ${minute % 60} min` : ''}`,
}
