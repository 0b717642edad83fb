import { z } from 'zod'
import { parseContent, shownFile } from '../checks/content-error.ts'
import { announce } from '../read/mark.ts'
import { group } from '../read/parts.ts'
import { readYaml } from '../read/yaml.ts'

const amount = z.number().nonnegative()
const text = z.string().nonempty()
const range = z
  .strictObject({ from: amount, to: amount })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'must be at least as much as "from"' })
const amounts = <K extends string>(...names: K[]) => group(amount, ...names)

const schema = z.strictObject({
  strategyCall: amounts('minutesOnMostPages', 'minutesOnMachineAndConfirmation').extend({
    title: text,
    reminderHoursBefore: z
      .tuple([z.number().positive(), z.number().positive()])
      .refine(([first, second]) => first > second, { error: 'must have the earlier reminder first' }),
  }),
  proposal: amounts('hoursAfterCall'),
  phases: z.array(z.strictObject({ label: text, fromWeek: amount, toWeek: amount.optional() })).nonempty(),
  onboarding: z.strictObject({ canStartWithinWeeks: range, launchWeeksAfter: range, sessionHours: range }),
  firstConsultation: z.strictObject({ weeksOnMostPages: range, weeksOnAnotherPage: range }),
  volume: z.strictObject({
    consistentWithinDays: range,
    guaranteeUsuallyHitInDays: range,
    newPatientsPerWeek: range,
  }),
  showRate: amounts('targetPercent', 'examplePercent').extend({ label: text }),
  acceptRate: amounts('examplePercent'),
  qualifiedConsultation: z.strictObject({ is: text, countedWhen: text, agreed: text }),
  guaranteeClock: z.strictObject({ startsOn: text, launchDayIs: text }),
  paidTraffic: amounts('consultations', 'monthDays', 'withinDays').extend({ per: text, remedy: text }),
  whatsIncluded: amounts('withinDays').extend({ remedy: text }),
  funnel: amounts('percentOfTraffic').extend({ becomes: text, remedy: text }),
  mapPack: amounts('topPlaces', 'withinDays').extend({ remedy: text }),
  followUps: amounts('percentMoreBookings', 'welcomeEmailSeconds').extend({
    remedy: text,
    sampleSequenceDays: z.array(amount).nonempty(),
    nurtureDays: range,
  }),
  commitment: amounts('minimumDays', 'noticeDays'),
  capacity: amounts('newPracticesPerMonth'),
  fee: z.strictObject({ packages: amounts('adsOnly', 'machine', 'allServices') }),
  billing: z.strictObject({ setupFee: text, firstRetainer: text, isConfirmed: z.boolean() }),
  adBudget: amounts('dollarsPerMonthManagedUpTo', 'percentFacebookAndInstagram', 'percentGoogle').extend({
    dollarsPerConsultation: range,
  }),
  growth: z.strictObject({
    coldTrafficScalesInWeeks: range,
    seoCompoundsAroundMonths: range,
    seoCompoundsOverMonths: range,
  }),
  pathwayAssessment: amounts('questions', 'underMinutes'),
  audit: amounts('questions', 'underMinutes'),
  articles: z.strictObject({ perMonth: range }),
  workSplit: amounts('agencyPercent', 'clientPercent'),
  service: amounts(
    ...(['supportAnswerHours', 'emailAnswerHours', 'contactReplyBusinessDays'] as const),
    'callBackBusinessDays',
  ).extend({ monthlyCallMinutes: range }),
  terms: amounts(
    ...(['invoiceDueDays', 'lateFeePercentPerMonth', 'approvalBusinessDays'] as const),
    'liabilityCapMonthsOfFees',
  ),
  policies: amounts('minimumAge', 'privacyReplyDays', 'attributionDays').extend({ effective: text }),
  wording: z.strictObject({
    guaranteeLink: z.strictObject({ label: text, href: text }),
    mostYouCouldLose: text,
    ownership: text,
  }),
})

const { value, lineOf } = readYaml('promises.yaml')
announce('promises.yaml', schema)
const stated = parseContent(shownFile('promises.yaml'), schema, value, lineOf)

const { strategyCall, paidTraffic, commitment, onboarding, followUps, volume, showRate, adBudget } = stated
const { packages } = stated.fee

/** The ad budget that the paid-traffic guarantee takes at the examples' cost, in dollars a month. */
const adsForTheGuarantee = {
  from: paidTraffic.consultations * adBudget.dollarsPerConsultation.from,
  to: paidTraffic.consultations * adBudget.dollarsPerConsultation.to,
}

/** Notice can be given once the minimum term is over. Days count from launch. */
const earliestExitDay = commitment.minimumDays + commitment.noticeDays

/** The retainers invoiced by then: on launch day and every month after it, with the one of the notice. */
const monthsToExit = Math.ceil(earliestExitDay / paidTraffic.monthDays)

/** What those ads cost at most by the end of the minimum term. */
const dollarsByMinimumTerm = adsForTheGuarantee.to * Math.ceil(commitment.minimumDays / paidTraffic.monthDays)

/** What a package costs with those ads, in dollars: a month, and at most by the earliest exit. */
function withAds(retainer: number) {
  const [fees, ads] = [retainer * monthsToExit, adsForTheGuarantee.to * monthsToExit]
  return {
    perMonth: { from: retainer + adsForTheGuarantee.from, to: retainer + adsForTheGuarantee.to },
    byExit: { fees, ads, total: fees + ads },
  }
}

/** The bookings of a month of which so many start each week, at the rates of the examples. */
function bookingsFor(patientsPerWeek: number): number {
  const started = (showRate.examplePercent / 100) * (stated.acceptRate.examplePercent / 100)
  return Math.ceil((patientsPerWeek * 52) / 12 / started)
}

const bookingsForGoal = {
  from: bookingsFor(volume.newPatientsPerWeek.from),
  to: bookingsFor(volume.newPatientsPerWeek.to),
}

/** The figures of `content/promises.yaml`, and what follows from them. */
export const promises = {
  ...stated,
  strategyCall: {
    ...strategyCall,
    /** The difference between the two stated lengths of the call; 0 if they are the same. */
    minutesForQuestions: Math.max(
      0,
      strategyCall.minutesOnMostPages - strategyCall.minutesOnMachineAndConfirmation,
    ),
  },
  volume: {
    ...volume,
    /** Bookings a month that the goal of new patients takes, at the examples' rates. */
    bookingsForGoal,
    /** What those bookings cost in ads, in dollars a month. */
    adsForGoal: {
      from: bookingsForGoal.from * adBudget.dollarsPerConsultation.from,
      to: bookingsForGoal.to * adBudget.dollarsPerConsultation.to,
    },
  },
  followUps: {
    ...followUps,
    emails: followUps.sampleSequenceDays.length,
    emailsAfterFirst: followUps.sampleSequenceDays.length - 1,
    overDays: Math.max(...followUps.sampleSequenceDays),
    /** What 20 bookings before become with the guarantee. */
    guaranteedOf20: (20 * (100 + followUps.percentMoreBookings)) / 100,
  },
  commitment: {
    ...commitment,
    earliestExitDay,
    monthsToExit,
    /** From signing to the earliest end, when the launch takes longest. */
    longestDays: onboarding.launchWeeksAfter.to * 7 + earliestExitDay,
  },
  fee: {
    packages,
    dollarsPerMonth: { from: packages.adsOnly, to: packages.allServices },
    adsOnly: withAds(packages.adsOnly),
    machine: withAds(packages.machine),
    allServices: {
      ...withAds(packages.allServices),
      moreThanMachine: packages.allServices - packages.machine,
    },
  },
  adBudget: { ...adBudget, dollarsPerMonthForTheGuarantee: adsForTheGuarantee, dollarsByMinimumTerm },
}

/** Exported by themselves for islands, so that the browser loads no other promises. */
export const { fee, adBudget: adBudgets } = promises

/** The paid-traffic guarantee's month at the machine's fee and the dearer ads, as far as it doesn't depend on the practice. */
export const guaranteeMonth = {
  adSpendPerMonthDollars: adsForTheGuarantee.to,
  feePerMonthDollars: packages.machine,
  costPerConsultationDollars: adBudget.dollarsPerConsultation.to,
  showRate: showRate.examplePercent / 100,
  acceptRate: stated.acceptRate.examplePercent / 100,
}
