/** Consecutive months in which search brings the same number of consultations each month. */
export interface SearchSpan {
  fromMonth: number
  toMonth: number
  consultationsPerMonth: number
}

/** Money in whole dollars. */
export interface ChannelAssumptions {
  adsPerConsultationDollars: number
  searchPerMonthDollars: number
  /** In order and without gaps, from month 1. */
  spans: readonly SearchSpan[]
}

/**
 * Returns the first month by whose end search has brought as many consultations as ads for the same money. Later months
 * count like the last span, which must bring more than ads, or the loop never ends.
 */
export function catchUpMonth(spans: readonly SearchSpan[], adsPerMonth: number): number {
  let lead = 0
  for (let month = 1; ; month++) {
    const span = spans.find(({ toMonth }) => month <= toMonth) ?? spans.at(-1)
    lead += (span?.consultationsPerMonth ?? adsPerMonth) - adsPerMonth
    if (lead >= 0) return month
  }
}

/** Computes the cost of one consultation from ads and from search, for each span and for the whole time. */
export function compareChannels(assumed: ChannelAssumptions) {
  const spans = assumed.spans.map(({ fromMonth, toMonth, consultationsPerMonth }) =>
    cost(assumed, fromMonth, toMonth, consultationsPerMonth * (toMonth - fromMonth + 1)),
  )
  const brought = spans.reduce((total, { searchConsultations }) => total + searchConsultations, 0)
  const months = Math.max(...spans.map(({ toMonth }) => toMonth))
  return { spans, all: cost(assumed, 1, months, brought) }
}

function cost(assumed: ChannelAssumptions, fromMonth: number, toMonth: number, brought: number) {
  const months = toMonth - fromMonth + 1
  return {
    fromMonth,
    toMonth,
    /** Of one consultation in these months, rounded to whole dollars. */
    ads: assumed.adsPerConsultationDollars,
    search: Math.round((assumed.searchPerMonthDollars * months) / brought),
    /** In all of these months. */
    searchConsultations: brought,
  }
}
