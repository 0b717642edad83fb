import type { MonthAssumptions } from '../../content/worked-month.ts'

/** The same month with two thirds of the show rate and half of the acceptance rate. */
export const cautiousMonth = (assumed: MonthAssumptions): MonthAssumptions => ({
  ...assumed,
  showRate: (assumed.showRate * 2) / 3,
  acceptRate: assumed.acceptRate / 2,
})
