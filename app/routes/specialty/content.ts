import { inTheRoom, whatAMonthIs } from '../../content/promises/guarantee-terms.ts'

/** Said right beside the guarantee: what its month is, what counts, and what holds after it. */
export const besideGuarantee = `${whatAMonthIs} ${inTheRoom}`
