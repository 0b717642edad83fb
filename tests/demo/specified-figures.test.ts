import { expect, it } from 'vitest'
import { clinicAddresses } from '../../app/content/patients/find-clinic.ts'
import { patients } from '../../app/content/patients/patients.data.ts'
import { promises as promised } from '../../app/content/promises/promises.data.ts'
import { site } from '../../app/content/site/site.data.ts'
import { specialties } from '../../app/content/specialties/specialties.data.ts'
import { home } from '../../app/routes/home/content.data.ts'
import { cookiePolicy } from '../../app/routes/legal/content.data.ts'
import { pages } from '../integration/built-site.ts'

const { strategyCall, onboarding, firstConsultation, volume, growth, followUps, adBudget } = promised
const { commitment, service, terms, policies } = promised
const { claims } = patients

const range = ({ from, to }: { from: number; to: number }) => `${from}(?: to |–)${to}`
const dollars = (amount: number) => `\\$${amount.toLocaleString('en-US')}`
const MACHINE = '/patient-acquisition-machine'
const cookieDurations = cookiePolicy.tables.flatMap(({ rows }) => rows.map(({ duration }) => duration))
const CLINICS = clinicAddresses.join(' ')

/**
 * Section 9 of the specification: the pages that have to state a figure, and how. For clinics, one of their pages is
 * enough.
 */
const FIGURES: [pages: string, says: string][] = [
  ['/ /book /contact', `${strategyCall.minutesOnMostPages}[ -]minute`],
  [`${MACHINE} /bookingconfirmation`, `${strategyCall.minutesOnMachineAndConfirmation}[ -]minute`],
  ['/ /contact', `${promised.proposal.hoursAfterCall} hours`],
  ['/how-we-work', `${range(onboarding.launchWeeksAfter)} weeks`],
  ['/whats-included', `${range(onboarding.canStartWithinWeeks)} weeks`],
  ['/how-we-work', `${range(onboarding.sessionHours)}[ -]hour`],
  [
    '/ /how-we-work',
    promised.phases.map(({ label }) => RegExp.escape(label.replace('\u2060', ''))).join('.*'),
  ],
  ['/ /how-we-work', `${range(firstConsultation.weeksOnMostPages)} weeks`],
  [MACHINE, `${range(firstConsultation.weeksOnAnotherPage)} weeks`],
  ['/how-we-work', `${range(volume.guaranteeUsuallyHitInDays)} days`],
  ['/how-we-work', `${range(volume.consistentWithinDays)} days`],
  ['/whats-included', `${range(volume.newPatientsPerWeek)} new patients`],
  ['/paid-traffic', `${range(growth.coldTrafficScalesInWeeks)} weeks`],
  ['/ /paid-traffic /terms-of-service', `${promised.paidTraffic.consultations} qualified consultations`],
  ['/whats-included /terms-of-service', `${promised.whatsIncluded.withinDays} days`],
  ['/why-choose-us /how-we-work /terms-of-service', `${promised.results.withinDays}[ -]day`],
  ['/funnel-creation /terms-of-service', `${promised.funnel.percentOfTraffic}%`],
  ['/google-business /terms-of-service', `[Tt]op ${promised.mapPack.topPlaces}`],
  ['/automated-follow-ups /terms-of-service', `${followUps.percentMoreBookings}%`],
  ['/how-we-work /automated-follow-ups', `${promised.showRate.targetPercent}%`],
  ['/ /whats-included /terms-of-service', `${commitment.minimumDays}[ -]day`],
  ['/whats-included', `${promised.capacity.newPracticesPerMonth} new practices`],
  ['/ /why-choose-us /terms-of-service', '[Oo]ne practice (?:per|for each|in each) specialty'],
  ['/paid-traffic', `${adBudget.percentFacebookAndInstagram}%.*${adBudget.percentGoogle}%`],
  ['/seo', `months? ${range(growth.seoCompoundsAroundMonths)}`],
  ['/seo', `${range(growth.seoCompoundsOverMonths)}(?:\\+| or more)? months`],
  ['/automated-follow-ups', `${range(followUps.nurtureDays)} days`],
  ['/automated-follow-ups', followUps.sampleSequenceDays.map((day) => `Day ${day}\\b`).join('.*')],
  ['/automated-follow-ups', `${followUps.welcomeEmailSeconds} seconds`],
  ['/ /whats-included', Object.values(promised.fee.dollarsPerMonth).map(dollars).join('–')],
  ['/whats-included /terms-of-service', '[Ss]etup fee'],
  ['/whats-included /paid-traffic', dollars(adBudget.dollarsPerMonthManagedUpTo)],
  ['/seo /whats-included', `${range(promised.articles.perMonth)} (?:blog )?articles`],
  ['/how-we-work', `${promised.workSplit.agencyPercent}%`],
  ['/how-we-work', `${service.supportAnswerHours} hours`],
  ['/contact', `${service.emailAnswerHours} hours`],
  ['/how-we-work', `${range(service.monthlyCallMinutes)}[ -]minute`],
  ['/contact /terms-of-service', RegExp.escape(site.officeHours)],
  ['/terms-of-service', `within ${terms.invoiceDueDays} days.*${terms.lateFeePercentPerMonth}% per month`],
  ['/terms-of-service', `${commitment.noticeDays} days’.*last ${terms.liabilityCapMonthsOfFees} months`],
  ['/terms-of-service /how-we-work', `${terms.approvalBusinessDays} business days`],
  ['/terms-of-service', `within ${service.contactReplyBusinessDays} business days`],
  ['/privacy-policy /cookie-policy /terms-of-service', policies.effective],
  ['/privacy-policy', `under ${policies.minimumAge}`],
  ['/privacy-policy /cookie-policy', `within ${policies.privacyReplyDays} days`],
  ['/cookie-policy', cookieDurations.slice(3).join('.*')],
  [CLINICS, `nearly ${claims.metroResidentsNearly}`],
  [CLINICS, `(?:[Mm]ore than|[Oo]ver) ${claims.studiesOver}`],
  [CLINICS, `(?:${claims.antidepressantsTriedAtLeast}|[Tt]hree) or more antidepressants`],
  [CLINICS, `${range(claims.medicationTrialWeeks)} weeks`],
  [CLINICS, claims.published],
  [CLINICS, `${promised.pathwayAssessment.questions}[ -]question`],
]

const texts = new Map(pages.map(({ path, text }) => [path, text]))

it.each(FIGURES.filter(([places]) => places))('%s: %s', (places, says) => {
  const missing = places.split(' ').filter((path) => !new RegExp(says).test(texts.get(path) ?? ''))
  expect(missing.length, missing.join()).toBeLessThan(places === CLINICS ? clinicAddresses.length : 1)
})

it('home has as many entries as its sections are specified with', () => {
  const lines = home.rows.items.map(({ compared, pairs }) => pairs.length + (compared ? 1 : 0))
  expect(lines).toEqual([5, 4, 5, 7, 5, 7, 2, 7])
  expect([specialties.length, home.faq.items.length]).toEqual([9, 12])
})
