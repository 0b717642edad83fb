import { guaranteeClock, guarantees, terms } from './promises.ts'

/** Terms shared by the guarantees of several services. */

export const guaranteeLink = { label: 'Read the full terms', href: '/terms-of-service#guarantee' }

const { monthDays, withinDays } = guarantees.paidTraffic

/** What a month is in the guarantee, and what holds once its deadline has passed. */
export const whatAMonthIs = `The month is any ${monthDays} days in a row by day ${withinDays}. From month ${withinDays / monthDays + 1} on, no number is guaranteed.`

/** What the counted bookings are in patients who come, at the show rate that most of the examples use. */
const SHOW_RATE = 0.7
const { consultations } = guarantees.paidTraffic
export const inTheRoom = `A booking counts even if the patient doesn’t show. At a ${SHOW_RATE * 100}% show rate, ${consultations} booked is about ${Math.floor(consultations * SHOW_RATE)} in the room.`

/** Wording for a service without ads. */
export const clockFromLiveWork = {
  term: 'When the clock starts',
  meaning: `On ${guaranteeClock.startsOn}. For this service, that’s the day the work goes live. We confirm the date by email.`,
}

export const yourPart = {
  term: 'What we need from you',
  meaning: `Answer approvals within ${terms.approvalBusinessDays} business days, keep the agreed ad budget running, offer open times for at least ${guarantees.paidTraffic.consultations} consultations a month and pay invoices when due. If one of these is missing, we add the lost days to the period.`,
}
