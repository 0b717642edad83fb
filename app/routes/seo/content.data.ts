import { catchUpMonth } from '../../content/promises/channel-costs.ts'
import { channels } from '../../content/promises/channels.data.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('foundation', 'timeline', 'costs', 'searches'),
  hero: p.serviceHero.extend({ caption: p.line }),
  foundation: p.sectionHead.extend({ caption: p.line, layers: p.list(p.point, [3, 3], 3) }),
  timeline: p.sectionHead.extend({ steps: p.list(p.spanStep, [4, 4], 4), sooner: p.link }),
  costs: p.sectionHead.extend({
    ...p.labels('spans', 'year', 'ads', 'search'),
    caption: p.line,
    reading: p.paragraph,
    disclaimer: p.line,
  }),
  searches: p.sectionHead.extend({
    pageLabel: p.label,
    items: p.objects({ when: p.label, query: p.label, page: p.line }, [4, 4]),
  }),
  closing: p.closing,
})

/** What follows from the example's assumptions, as names for the texts. */
function exampleNames() {
  const { adsPerConsultationDollars, searchPerMonthDollars, spans } = channels
  const adsPerMonth = searchPerMonthDollars / adsPerConsultationDollars
  const last = spans.at(-1)
  return {
    example: {
      budget: searchPerMonthDollars,
      lastFrom: last?.fromMonth,
      catchUpMonth: catchUpMonth(spans, adsPerMonth),
      morePerYear: ((last?.consultationsPerMonth ?? 0) - adsPerMonth) * 12,
    },
  }
}

export const seo = readContent('pages/seo.yaml', schema, exampleNames)
