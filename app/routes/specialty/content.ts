import { inTheRoom, whatAMonthIs } from '../../content/promises/guarantee-terms.ts'

/** Said right beside the guarantee: what its month is, what counts, and what holds after it. */
export const besideGuarantee = `${whatAMonthIs} ${inTheRoom}`

/** Heads the sample documents. */
export const samplesHeadline = 'Read what you’d sign, what you’d approve and what you’d get each month.'
