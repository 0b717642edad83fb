import {
  adBudget,
  capacity,
  commitment,
  content,
  fee,
  firstConsultation,
  followUp,
  growth,
  guarantees,
  onboarding,
  policies,
  proposal,
  service,
  showRate,
  strategyCall,
  terms,
  volume,
  workSplit,
} from '../../app/content/promises.ts'

/** A figure of section 9 of the specification. */
export interface SpecifiedFigure {
  /** What the specification says. */
  figure: string
  /** Pages that must state it. */
  on: readonly string[]
  /** Its wording; the sentence around the first match is printed. */
  says: RegExp
}

const range = ({ from, to }: { from: number; to: number }) => `${from}(?: to |–)${to}`
const dollars = (amount: number) => `\\$${amount.toLocaleString('en-US')}`
const { paidTraffic, whatsIncluded, results, funnel, mapPack, followUps } = guarantees

export const specifiedFigures: readonly SpecifiedFigure[] = [
  {
    figure: 'Call: free, no obligation, by video, 30 minutes',
    on: ['/', '/book', '/contact'],
    says: new RegExp(
      `${strategyCall.minutesOnMostPages}[ -]minute|${strategyCall.minutesOnMostPages} minutes`,
    ),
  },
  {
    figure: 'Call: 15 minutes',
    on: ['/patient-acquisition-machine', '/bookingconfirmation'],
    says: new RegExp(`${strategyCall.minutesOnMachineAndConfirmation}[ -]minute`),
  },
  {
    figure: 'Proposal within 48 hours of the call',
    on: ['/', '/contact'],
    says: new RegExp(`${proposal.hoursAfterCall} hours`),
  },
  {
    figure: 'Launch 2–4 weeks after onboarding',
    on: ['/how-we-work'],
    says: new RegExp(`${range(onboarding.launchWeeksAfter)} weeks`),
  },
  {
    figure: 'Onboarding can start within 1–2 weeks',
    on: ['/whats-included'],
    says: new RegExp(`${range(onboarding.canStartWithinWeeks)} weeks`),
  },
  {
    figure: 'Phases: weeks 1–2, 2–4, 3–6, 4–8, month 2+',
    on: ['/', '/how-we-work'],
    says: /Weeks 1–2.*Weeks 2–4.*Weeks 3–6.*Weeks 4–8.*Month 2\+/,
  },
  {
    figure: 'First consultation: 4–6 weeks',
    on: ['/', '/how-we-work'],
    says: new RegExp(`${range(firstConsultation.weeksOnMostPages)} weeks`),
  },
  {
    figure: 'First consultation: 2–3 weeks',
    on: ['/patient-acquisition-machine'],
    says: new RegExp(`${range(firstConsultation.weeksOnAnotherPage)} weeks`),
  },
  {
    figure: 'Consistent volume in 60–90 days',
    on: ['/how-we-work'],
    says: new RegExp(`${range(volume.consistentWithinDays)} days`),
  },
  {
    figure: 'Cold traffic scales in 4–8 weeks',
    on: ['/paid-traffic'],
    says: new RegExp(`${range(growth.coldTrafficScalesInWeeks)} weeks`),
  },
  {
    figure: 'Average time to hit the guarantee: 60–75 days',
    on: ['/how-we-work'],
    says: new RegExp(`${range(volume.guaranteeUsuallyHitInDays)} days`),
  },
  {
    figure: '25 qualified consultations a month within 90 days or a refund',
    on: ['/', '/paid-traffic', '/terms-of-service'],
    says: new RegExp(`${paidTraffic.consultations} qualified consultations`),
  },
  {
    figure: 'Qualified consultations within 60 days or free work until delivered',
    on: ['/whats-included', '/terms-of-service'],
    says: new RegExp(`${whatsIncluded.withinDays} days`),
  },
  {
    figure: '90-day results guarantee',
    on: ['/why-choose-us', '/how-we-work', '/terms-of-service'],
    says: new RegExp(`${results.withinDays}[ -]days?`),
  },
  {
    figure: '15% of traffic becomes qualified leads or a free rebuild',
    on: ['/funnel-creation', '/terms-of-service'],
    says: new RegExp(`${funnel.percentOfTraffic}%`),
  },
  {
    figure: 'Map pack top 3 within 90 days',
    on: ['/google-business', '/terms-of-service'],
    says: new RegExp(`[Tt]op ${mapPack.topPlaces}`),
  },
  {
    figure: 'At least 30% more consultation bookings or a free rebuild',
    on: ['/automated-follow-ups', '/terms-of-service'],
    says: new RegExp(`${followUps.percentMoreBookings}%`),
  },
  {
    figure: '85%+ show rates',
    on: ['/how-we-work', '/automated-follow-ups'],
    says: new RegExp(`${showRate.targetPercent}%`),
  },
  {
    figure: '90-day minimum commitment',
    on: ['/whats-included', '/terms-of-service', '/'],
    says: new RegExp(`${commitment.minimumDays}[ -]days?`),
  },
  {
    figure: '3–5 new patients per week',
    on: ['/whats-included'],
    says: new RegExp(`${range(volume.newPatientsPerWeek)} new patients`),
  },
  {
    figure: '5 new practices per month',
    on: ['/whats-included'],
    says: new RegExp(`${capacity.newPracticesPerMonth} new practices`),
  },
  {
    figure: 'One practice per specialty and area',
    on: ['/', '/why-choose-us', '/terms-of-service'],
    says: /one practice (?:per|for each|in each) specialty/i,
  },
  {
    figure: 'Ad split 70% Facebook and Instagram, 30% Google',
    on: ['/paid-traffic'],
    says: new RegExp(`${adBudget.percentFacebookAndInstagram}%`),
  },
  {
    figure: 'SEO compounds around months 6–9',
    on: ['/seo'],
    says: new RegExp(`months? ${range(growth.seoCompoundsAroundMonths)}`),
  },
  {
    figure: 'SEO compounds over 6–12+ months',
    on: ['/seo'],
    says: new RegExp(
      `${growth.seoCompoundsOverMonths.from}(?: to |–)${growth.seoCompoundsOverMonths.to}(?:\\+| or more)? months`,
    ),
  },
  {
    figure: 'Nurture campaigns run 7–14 days',
    on: ['/automated-follow-ups'],
    says: new RegExp(`${range(followUp.nurtureDays)} days`),
  },
  {
    figure: '7 e-mails on days 1, 2, 3, 5, 7, 10 and 14',
    on: ['/automated-follow-ups'],
    says: new RegExp(followUp.sampleSequenceDays.map((day) => `Day ${day}\\b(?:(?!Day).)*?From`).join('.*')),
  },
  {
    figure: 'Welcome e-mail within 60 seconds',
    on: ['/automated-follow-ups'],
    says: new RegExp(`${followUp.welcomeEmailSeconds} seconds`),
  },
  {
    figure: 'Fee of $5,000–$15,000 a month',
    on: ['/', '/whats-included'],
    says: new RegExp(`${dollars(fee.dollarsPerMonth.from)}–${dollars(fee.dollarsPerMonth.to)}`),
  },
  {
    figure: 'Setup fee, retainer and ad spend',
    on: ['/whats-included', '/terms-of-service'],
    says: /setup fee/i,
  },
  {
    figure: 'Ad budgets up to $50k a month managed',
    on: ['/whats-included', '/paid-traffic'],
    says: /\$50,000|\$50k/,
  },
  {
    figure: '4–6 blog articles a month',
    on: ['/seo', '/whats-included'],
    says: new RegExp(`${range(content.articlesPerMonth)} (?:blog )?articles`),
  },
  {
    figure: 'Work split 95% agency, 5% client',
    on: ['/how-we-work'],
    says: new RegExp(`${workSplit.agencyPercent}%`),
  },
  {
    figure: 'Support answered within 24 hours',
    on: ['/how-we-work'],
    says: new RegExp(`${service.supportAnswerHours} hours`),
  },
  {
    figure: 'E-mail answered within 24 hours',
    on: ['/contact'],
    says: new RegExp(`${service.emailAnswerHours} hours`),
  },
  {
    figure: 'Monthly strategy call of 30–60 minutes',
    on: ['/how-we-work'],
    says: new RegExp(`${range(service.monthlyCallMinutes)}[ -]minutes?`),
  },
  {
    figure: 'Initial session of 1–2 hours',
    on: ['/how-we-work'],
    says: new RegExp(`${range(onboarding.sessionHours)}[ -]hours?`),
  },
  {
    figure: 'Office hours Monday to Friday, 9:00 AM–6:00 PM EST',
    on: ['/contact', '/terms-of-service'],
    says: /Monday to Friday, 9:00 AM–6:00 PM EST/,
  },
  {
    figure: 'Invoices due within 7 days',
    on: ['/terms-of-service'],
    says: new RegExp(`within ${terms.invoiceDueDays} days`),
  },
  {
    figure: 'Late fee of 1.5% per month',
    on: ['/terms-of-service'],
    says: new RegExp(`${terms.lateFeePercentPerMonth}% per month`),
  },
  {
    figure: '30 days’ written notice',
    on: ['/terms-of-service'],
    says: new RegExp(`${commitment.noticeDays} days’ written notice`),
  },
  {
    figure: 'Approvals within 3 business days',
    on: ['/terms-of-service', '/how-we-work'],
    says: new RegExp(`${terms.approvalBusinessDays} business days`),
  },
  {
    figure: 'Liability capped at the last 12 months of fees',
    on: ['/terms-of-service'],
    says: new RegExp(`last ${terms.liabilityCapMonthsOfFees} months`),
  },
  {
    figure: 'Contact reply within 3 business days',
    on: ['/terms-of-service'],
    says: new RegExp(`within ${service.contactReplyBusinessDays} business days`),
  },
  {
    figure: 'Policies effective and updated January 1, 2025',
    on: ['/privacy-policy', '/cookie-policy', '/terms-of-service'],
    says: new RegExp(policies.effective),
  },
  { figure: 'Not for under 18s', on: ['/privacy-policy'], says: new RegExp(`under ${policies.minimumAge}`) },
  {
    figure: 'Privacy reply within 30 days',
    on: ['/privacy-policy', '/cookie-policy'],
    says: new RegExp(`within ${policies.privacyReplyDays} days`),
  },
  {
    figure: 'Cookie durations',
    on: ['/cookie-policy'],
    says: /_ga_\*.*2 years.*24 hours.*1 minute.*3 months.*6 months/,
  },
  { figure: 'Metro area of nearly 900,000 residents', on: ['/865'], says: /nearly 900,000/ },
  { figure: 'Over 300 peer-reviewed studies', on: ['/865'], says: /(?:more than|over) 300/i },
  {
    figure: '3 or more antidepressants tried',
    on: ['/865'],
    says: /(?:3|three) or more antidepressants|at least (?:3|three) antidepressants/,
  },
  { figure: 'Medication trials of 6–8 weeks', on: ['/865'], says: /6 to 8 weeks/ },
  {
    figure: 'Published October 27, 2025 | Health & Wellness',
    on: ['/865'],
    says: /Published October 27, 2025 \| Health & Wellness/,
  },
  {
    figure: 'Pathway Assessment: 7 questions, under 2 minutes',
    on: ['/legacy-oaks'],
    says: /7[ -]question|seven questions|7 questions/i,
  },
]
