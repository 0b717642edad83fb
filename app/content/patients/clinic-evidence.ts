/**
 * Text common to all advertorials. Every study and every FDA statement has a link to its primary source. Medical facts
 * last checked on `factsAsOf`.
 */

const factsAsOf = 'November 21, 2026'

export const crisis = {
  lead: 'If you are thinking about suicide,',
  text: 'call or text 988, or chat at 988lifeline.org. It’s free, day and night. If you are in immediate danger, call 911. A clinic is not a crisis service.',
}

export const offLabel =
  'The FDA has approved ketamine as an anesthetic. It has not approved ketamine for depression or any other psychiatric disorder, or for chronic pain. A licensed clinician may still prescribe it for these uses. This is called off-label use, and the FDA has not reviewed it.'

/** The range, with the negative trial beside it. */
export const range =
  'In studies of treatment-resistant depression, roughly half of patients responded in the short term. Relapse is common. A 2025 trial in hospitalized patients found no significant benefit over an active placebo.'

/** A primary source: the study's name, its journal and year, and a permanent link. */
export interface Source {
  name: string
  journal: string
  href: string
}

export interface Study extends Source {
  who: string
  /** Response rate with ketamine, in percent. */
  ketamine: number
  /** Response rate of the comparison, in percent. */
  compared?: { percent: number; what: string }
  finding: string
}

export const elektD: Study = {
  name: 'ELEKT-D',
  journal: 'New England Journal of Medicine, 2023',
  href: 'https://pubmed.ncbi.nlm.nih.gov/37224232/',
  who: '403 people with treatment-resistant depression',
  ketamine: 55.4,
  compared: { percent: 41.2, what: 'ECT' },
  finding:
    'Ketamine compared with electroconvulsive therapy (ECT) over 3 weeks. Everyone knew which treatment they got.',
}

/** The negative trial: no article may leave it out. */
export const karmaDep2: Study = {
  name: 'KARMA-Dep 2',
  journal: 'JAMA Psychiatry, 2025',
  href: 'https://doi.org/10.1001/jamapsychiatry.2025.3019',
  who: '62 people in the hospital for depression',
  ketamine: 46.9,
  compared: { percent: 33.3, what: 'midazolam' },
  finding:
    'Up to 8 infusions of ketamine or midazolam, a sedative. The difference was not significant. Most people could tell which drug they got.',
}

export const communityClinics: Study = {
  name: 'US community clinics',
  journal: 'Journal of Affective Disorders, 2022',
  href: 'https://doi.org/10.1016/j.jad.2021.12.097',
  who: '537 patients, no comparison group',
  ketamine: 53.6,
  finding:
    'In the same records, 8.4% of patients got worse. Of those who responded, about 60% were still well at 8 weeks.',
}

/** The studies that the chart shows. */
export const studies: Study[] = [elektD, karmaDep2, communityClinics]

export const ketEct = {
  name: 'KetECT',
  journal: 'International Journal of Neuropsychopharmacology, 2022',
  href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC9154276/',
  finding:
    'Among 186 hospitalized patients, 46% reached remission with ketamine and 63% with ECT. Of those who reached remission, 70% relapsed within 12 months after ketamine and 63% after ECT.',
}

export const evidence = {
  /** Studies that the chart does not show. */
  more: [
    {
      name: 'Cochrane review',
      journal: 'Cochrane Database of Systematic Reviews, 2021',
      href: 'https://doi.org/10.1002/14651858.CD011612.pub3',
      finding:
        'It covers 64 trials with 5,299 people, and 31 of the trials tested ketamine. Most of the trials lasted only weeks, so less is known about the months after.',
    },
    ketEct,
  ],
  moreHeading: 'Two more studies to know about',
  chart: {
    title: 'Share of patients who responded',
    ketamine: 'ketamine',
    note: '“Responded” usually means that symptoms fell by at least half, not that they went away. These studies had different patients and designs, so don’t compare one with another. None of them can predict how you would do.',
  },
}

interface Risk {
  text: string
  /** Whether it names who should not have ketamine. */
  namesWho?: true
}

export const risks = {
  heading: 'Side effects, and who should not have ketamine',
  intro: 'Talk about these with a clinician before you decide.',
  items: [
    {
      text: 'During an infusion you may feel cut off from yourself or the room, sleepy or sick to your stomach. Your blood pressure may rise.',
    },
    {
      text: 'Over time, there is a risk of misuse. Frequent use can harm the bladder. Little is known about long-term use.',
    },
    {
      namesWho: true,
      text: 'Ketamine isn’t for everyone. Tell the clinician if you are pregnant or nursing, or if you use drugs or alcohol. Also tell them if you have ever had high blood pressure, heart disease, an aneurysm or other blood vessel problem, a brain bleed, psychosis, liver or bladder disease, or an allergic or other serious reaction to ketamine or esketamine.',
    },
    { text: 'You can’t drive for the rest of that day. Someone has to take you home.' },
    {
      text: 'Don’t stop or change a medicine because of this page. Talk first with the clinician who prescribed it.',
    },
  ] satisfies Risk[],
}

/** For a page that names elsewhere who should not have ketamine, as presentations do. */
export const sideEffects = {
  heading: 'Side effects',
  intro: risks.intro,
  items: risks.items.filter((item: Risk) => !item.namesWho).map(({ text }) => text),
}

/** The dose as studied; not a recommendation. */
export const asStudied =
  'In studies, the usual dose is 0.5 milligrams per kilogram of body weight over 40 minutes, often given 6 times in 2 to 3 weeks. That describes the studies. Your clinician may advise something else, or no ketamine at all.'

/** The course of `asStudied`, drawn. */
export const course = {
  title: 'One way to space 6 infusions',
  description: 'Three weeks. An infusion is on Monday and Thursday of each week, 6 in all.',
  note: 'An example of what studies did: 2 infusions a week for 3 weeks. A clinician may space them in another way.',
  days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],
  week: (number: number) => `Week ${number}`,
  weeks: [
    [1, 4],
    [1, 4],
    [1, 4],
  ],
} as const

/** The nasal alternative, with both approved uses and the boxed warning of the only approved product. */
export const nasal = {
  paragraphs: [
    'Only one nasal spray is FDA-approved: esketamine, sold as Spravato. It is approved for adults with treatment-resistant depression, with an oral antidepressant or, since January 2025, alone. With an oral antidepressant, it is also approved for depressive symptoms in adults with major depression who have acute suicidal thoughts or behavior. It has not been shown to prevent suicide or to reduce suicidal thoughts.',
    'Spravato carries a boxed warning, the FDA’s strongest. It warns of sedation, dissociation (feeling cut off from yourself), slowed breathing, abuse and misuse, and suicidal thoughts in young people. You can get it only in a certified setting under a safety program called REMS. Staff there watch you for at least 2 hours after each dose.',
    'Compounded nasal ketamine is a different product. The FDA has not approved it. The agency warned about compounded ketamine in 2022 and again in 2023.',
  ],
  sourcesLabel: 'FDA sources',
  sources: [
    {
      label: 'Spravato approval and label',
      href: 'https://www.accessdata.fda.gov/scripts/cder/daf/index.cfm?event=overview.process&ApplNo=211243',
    },
    {
      label: 'warning of February 2022',
      href: 'https://www.fda.gov/drugs/human-drug-compounding/fda-alerts-health-care-professionals-potential-risks-associated-compounded-ketamine-nasal-spray',
    },
    {
      label: 'warning of October 2023',
      href: 'https://www.fda.gov/drugs/human-drug-compounding/fda-warns-patients-and-health-care-providers-about-potential-risks-associated-compounded-ketamine',
    },
  ],
}

export const disclaimer = [
  'This page is a paid advertisement, not medical advice. Using ketamine for depression, anxiety, PTSD or pain is off-label. Results vary and may not last, and some people get worse. A licensed clinician, not a questionnaire, decides who can be treated.',
  'The clinic is cash-pay. Insurance generally doesn’t cover this treatment. It does not replace therapy or the care you have now.',
  'If you are thinking about suicide, call or text 988 (Suicide & Crisis Lifeline). It’s free, day and night. Veterans can press 1. For Spanish, press 2. If you are in immediate danger, call 911.',
]

export const labels = {
  advertisement: 'Advertisement',
  paidFor: (clinic: string) => `Advertisement, paid for by ${clinic}`,
  about: (clinic: string) => `About ${clinic}`,
  disclaimer: 'Medical disclaimer',
  sources: 'Studies',
  assessment: 'Take the Pathway Assessment',
  price: 'Price',
  minutes: (minutes: number) => `${minutes} minutes.`,
  phone: 'Phone',
  address: 'Address',
  madeBy: (agency: string) =>
    `${agency}, a marketing agency, made this page for the clinic that paid for it. Medical facts are accurate as of ${factsAsOf}.`,
  demo: 'Sample page. The clinic is invented.',
  updated: `Updated ${factsAsOf}`,
  minute: (minute: number) =>
    minute === 0
      ? 'Arrival'
      : minute < 60
        ? `${minute} min`
        : `${Math.floor(minute / 60)} h${minute % 60 ? ` ${minute % 60} min` : ''}`,
}
