import { guaranteeClock, guarantees, qualifiedConsultation, terms } from './promises.ts'

/** Terms shared by the guarantees of several services. */

export const guaranteeLink = {
  label: 'Read the full wording in the terms',
  href: '/terms-of-service#guarantee',
}

export const heroGuaranteeLink = { label: 'Read the guarantee in full', href: '/terms-of-service#guarantee' }

export const whatCounts = {
  term: 'What counts',
  meaning: `A qualified consultation is ${qualifiedConsultation.is}. It counts ${qualifiedConsultation.countedWhen}.`,
}

export const clockFromFirstAd = {
  term: 'When the clock starts',
  meaning: `On ${guaranteeClock.startsOn}: ${guaranteeClock.launchDayIs}. We confirm the date to you by e-mail.`,
}

/** Wording for a service without ads. */
export const clockFromLiveWork = {
  term: 'When the clock starts',
  meaning: `On ${guaranteeClock.startsOn}: for this service, the day the work goes live. We confirm the date to you by e-mail.`,
}

export const yourPart = {
  term: 'What we need from you',
  meaning: `Answers to approval requests within ${terms.approvalBusinessDays} business days, the agreed ad budget, and open times for at least ${guarantees.paidTraffic.consultations} consultations a month. Days lost without them are added to the period.`,
}
