import { inTheRoom } from '../../content/promises/guarantee-terms.ts'
import { guarantees } from '../../content/promises/promises.ts'

const { consultations, monthDays, withinDays } = guarantees.paidTraffic

/** Said right beside the guarantee: what its month is, what counts, and what holds after it. */
export const besideGuarantee = `A month is any ${monthDays} days in a row that end by day ${withinDays}. ${inTheRoom} The ${consultations} isn’t guaranteed after day ${withinDays}.`

/** Heads the sample documents. */
export const samplesHeadline = 'Read what you would sign, approve and get each month.'
