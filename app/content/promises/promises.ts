/**
 * The figures of the agency's offer and policies, each defined once; pages and legal texts import them from here.
 * Where two pages disagree, both figures are here, named after their pages, and each comment names the other, so that
 * the owner can unify them with one edit. Longer than other files because it is the single source.
 */

export const strategyCall = {
  /** Home, service pages, contact. Contradicted by `minutesOnMachineAndConfirmation`. */
  minutesOnMostPages: 30,
  /** /patient-acquisition-machine and /bookingconfirmation. Contradicted by `minutesOnMostPages`. */
  minutesOnMachineAndConfirmation: 15,
  title: 'Schedule Your Free Patient Growth Strategy Call',
  reminderHoursBefore: [24, 1],
} as const

export const proposal = { hoursAfterCall: 48 } as const

/** How we work and the home page's stages. Month 2 begins with week 5; `toWeek: null` runs on. */
export const phases = [
  { label: 'Weeks 1–\u20602', fromWeek: 1, toWeek: 2 },
  { label: 'Weeks 2–\u20604', fromWeek: 2, toWeek: 4 },
  { label: 'Weeks 3–\u20606', fromWeek: 3, toWeek: 6 },
  { label: 'Weeks 4–\u20608', fromWeek: 4, toWeek: 8 },
  { label: 'Month 2+', fromWeek: 5, toWeek: null },
] as const

export const onboarding = {
  canStartWithinWeeks: { from: 1, to: 2 },
  launchWeeksAfter: { from: 2, to: 4 },
  sessionHours: { from: 1, to: 2 },
} as const

export const firstConsultation = {
  /** Home and most pages. Contradicted by `weeksOnAnotherPage`. */
  weeksOnMostPages: { from: 4, to: 6 },
  /** One other page. Contradicted by `weeksOnMostPages`. */
  weeksOnAnotherPage: { from: 2, to: 3 },
} as const

export const volume = {
  consistentWithinDays: { from: 60, to: 90 },
  guaranteeUsuallyHitInDays: { from: 60, to: 75 },
  newPatientsPerWeek: { from: 3, to: 5 },
} as const

/** A target of the reminders, not backed by data, so never stated as a result. */
export const showRate = { targetPercent: 85, label: '85%+' } as const

/** The definition used by every guarantee that counts consultations. */
export const qualifiedConsultation = {
  is: 'a booked appointment with someone who lives in your area, has the condition you treat, knows the price range and can pay it',
  countedWhen: 'when it is booked',
  agreed: 'We write the definition down with you before launch.',
} as const

export const guaranteeClock = {
  startsOn: 'launch day',
  launchDayIs: 'the day your first ad goes live',
} as const

/** Each service's guarantee. The deadline is 90 days in most places and 60 in `whatsIncluded`. */
export const guarantees = {
  /** /paid-traffic and home. Contradicted by `whatsIncluded.withinDays`. */
  paidTraffic: { consultations: 25, per: 'month', monthDays: 30, withinDays: 90, remedy: 'refund' },
  /** /whats-included. Contradicted by `paidTraffic.withinDays` and `paidTraffic.remedy`. */
  whatsIncluded: { withinDays: 60, remedy: 'free work until delivered' },
  /** /why-choose-us and the results block of /how-we-work. No remedy is stated. */
  results: { withinDays: 90, remedy: null },
  /** /funnel-creation. No deadline is stated. */
  funnel: { percentOfTraffic: 15, becomes: 'qualified leads', remedy: 'free rebuild' },
  /** /google-business. Google decides the order on the map; no agency controls it. */
  mapPack: {
    topPlaces: 3,
    withinDays: 90,
    remedy: 'we keep working on the profile at no charge until it is',
  },
  /** /automated-follow-ups. No deadline is stated. */
  followUps: { percentMoreBookings: 30, remedy: 'free rebuild' },
} as const

export const commitment = { minimumDays: 90, noticeDays: 30 } as const

export const capacity = {
  newPracticesPerMonth: 5,
  practicesPerSpecialtyAndArea: 1,
} as const

/** The retainer of each package, in dollars a month. Every example that names its services takes its fee from here. */
const packages = { adsOnly: 5_000, machine: 10_000, allServices: 15_000 } as const

/**
 * The agency's fee in dollars a month. Three things are paid for: a setup fee once, the monthly retainer, and ad spend
 * to the platforms. The specification gives a range for the retainer only.
 */
export const fee = {
  dollarsPerMonth: { from: packages.adsOnly, to: packages.allServices },
  packages,
} as const

/**
 * When the fees are invoiced. The specification doesn't say: the setup fee pays for the work before launch, so the retainer starts
 * with it. A stand-in: the owner confirms it, then `isConfirmed`.
 */
export const billing = {
  setupFee: 'when you sign',
  firstRetainer: 'on launch day',
  isConfirmed: false,
} as const

/** The ad budgets the agency manages, in dollars a month. Paid by the practice to Meta and Google directly. */
export const adBudget = {
  dollarsPerMonthManagedUpTo: 50_000,
  /** The smallest ad budget the agency takes on. A stand-in: the owner sets it, then `minimumIsConfirmed`. */
  minimumDollarsPerMonth: 3_000,
  minimumIsConfirmed: false,
  percentFacebookAndInstagram: 70,
  percentGoogle: 30,
} as const

/** What a booked consultation costs in ads in the examples, in dollars. */
const perConsultation = { from: 250, to: 300 } as const

/** The ad budget that the paid-traffic guarantee takes at that cost, in dollars a month. */
export const adCost = {
  guaranteeDollarsPerMonth: {
    from: guarantees.paidTraffic.consultations * perConsultation.from,
    to: guarantees.paidTraffic.consultations * perConsultation.to,
  },
} as const

export const growth = {
  coldTrafficScalesInWeeks: { from: 4, to: 8 },
  /** Contradicted in tone by `seoCompoundsOverMonths`, which is open-ended. */
  seoCompoundsAroundMonths: { from: 6, to: 9 },
  seoCompoundsOverMonths: { from: 6, to: 12 },
} as const

export const followUp = {
  welcomeEmailSeconds: 60,
  sampleSequenceDays: [1, 2, 3, 5, 7, 10, 14],
  nurtureDays: { from: 7, to: 14 },
} as const

/** The patient's questionnaire, as the Plano article describes it. */
export const pathwayAssessment = { questions: 7, underMinutes: 2 } as const

/** The marketing audit's time: the total of its questions' minutes and the most its short way takes. A test compares both. */
export const audit = {
  minutes: 114,
  about: 'About 2 hours',
  quickQuestions: 5,
  quickUnderMinutes: 20,
} as const

export const content = { articlesPerMonth: { from: 4, to: 6 } } as const

export const workSplit = { agencyPercent: 95, clientPercent: 5 } as const

export const service = {
  supportAnswerHours: 24,
  emailAnswerHours: 24,
  contactReplyBusinessDays: 3,
  monthlyCallMinutes: { from: 30, to: 60 },
} as const

/** Figures of the terms of service. */
export const terms = {
  invoiceDueDays: 7,
  lateFeePercentPerMonth: 1.5,
  approvalBusinessDays: 3,
  liabilityCapMonthsOfFees: 12,
} as const

/** Figures of the privacy and cookie policies. */
export const policies = {
  effective: 'January 1, 2025',
  minimumAge: 18,
  privacyReplyDays: 30,
  /** How long attribution is stored for visitors who agreed to marketing. */
  attributionDays: 90,
} as const

/** Cookie policy. The durations of cookies that are set only once an owner switches the service on. */
export const cookieDurations = {
  session: 'Session',
  consent: '1 year',
  csrf: 'Session',
  _ga: '2 years',
  '_ga_*': '2 years',
  _gid: '24 hours',
  _gat: '1 minute',
  fr: '3 months',
  _fbp: '3 months',
  IDE: '1 year',
  NID: '6 months',
} as const

/** Patient-facing articles. Each is the clinic's statement; none is proof of an effect. */
export const articleClaims = {
  metroResidentsNearly: 900_000,
  /** Worded as studies that have examined ketamine, never as proof. */
  studiesOver: 300,
  antidepressantsTriedAtLeast: 3,
  medicationTrialWeeks: { from: 6, to: 8 },
  published: 'October 27, 2025',
} as const
