import { InvalidAssumption } from '../../content/worked-month.ts'

/** Consecutive months in which search brings the same number of consultations each month. */
export interface SearchSpan {
  fromMonth: number
  toMonth: number
  consultationsPerMonth: number
}

/** Money in whole cents. */
export interface ChannelAssumptions {
  adsPerConsultationCents: number
  searchPerMonthCents: number
  /** In order and without gaps, from month 1. */
  spans: readonly SearchSpan[]
}

export interface ChannelCost {
  fromMonth: number
  toMonth: number
  /** Cost of one consultation in these months, in cents, rounded to whole dollars. */
  adsCents: number
  searchCents: number
  /** Consultations from search in all of these months. */
  searchConsultations: number
}

const wholeDollar = (cents: number) => Math.round(cents / 100) * 100

/**
 * Computes the cost of one consultation from ads and from search, for each span and for the whole time.
 * @throws {InvalidAssumption} when spans leave a gap or overlap, or a span brings no consultation to divide by.
 */
export function compareChannels(assumed: ChannelAssumptions): { spans: ChannelCost[]; all: ChannelCost } {
  let expected = 1
  const spans = assumed.spans.map(({ fromMonth, toMonth, consultationsPerMonth }) => {
    if (fromMonth !== expected || toMonth < fromMonth) {
      throw new InvalidAssumption(
        `A span runs from month ${fromMonth} to ${toMonth}; it must begin with month ${expected}.`,
      )
    }
    if (!(consultationsPerMonth > 0)) {
      throw new InvalidAssumption(
        `consultationsPerMonth is ${consultationsPerMonth}; it must be more than 0.`,
      )
    }
    expected = toMonth + 1
    return cost(assumed, fromMonth, toMonth, consultationsPerMonth * (toMonth - fromMonth + 1))
  })
  const brought = spans.reduce((total, { searchConsultations }) => total + searchConsultations, 0)
  if (brought === 0) throw new InvalidAssumption('There is no span; at least one is needed.')
  return { spans, all: cost(assumed, 1, expected - 1, brought) }
}

function cost(assumed: ChannelAssumptions, fromMonth: number, toMonth: number, brought: number): ChannelCost {
  const months = toMonth - fromMonth + 1
  return {
    fromMonth,
    toMonth,
    adsCents: assumed.adsPerConsultationCents,
    searchCents: wholeDollar((assumed.searchPerMonthCents * months) / brought),
    searchConsultations: brought,
  }
}
