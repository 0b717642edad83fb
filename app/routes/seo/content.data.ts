import { z } from 'zod'
import { catchUpMonth } from '../../content/promises/channel-costs.ts'
import { channels } from '../../content/promises/channels.data.ts'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  order: p.order('foundation', 'timeline', 'searches', 'costs', 'limits'),
  hero: p.serviceHero,
  foundation: p.section({
    paragraphs: p.list(p.paragraph, [1, 3]),
    layers: p.list(p.point, [2, 4]),
  }),
  timeline: p.section({
    lead: p.paragraph,
    steps: p.objects(
      { when: p.label, title: p.label, text: p.paragraph, from: z.number().int(), to: z.number().int() },
      [3, 5],
    ),
  }),
  searches: p.section({
    lead: p.paragraph,
    pageLabel: p.label,
    items: p.objects({ when: p.label, query: p.label, wants: p.line, page: p.line }, [3, 5]),
  }),
  anatomy: p.section({ parts: p.objects({ title: p.label, text: p.line }, [5, 7]) }),
  costs: p.section({
    lead: p.paragraph,
    description: p.paragraph,
    ...p.labels('chartTitle', 'adsLine', 'spanLabel', 'adsLabel', 'searchLabel', 'countLabel'),
    caption: p.line,
    yearLabel: p.label,
    reading: p.paragraph,
    disclaimer: p.paragraph,
  }),
  limits: p.section({ items: p.list(p.point, [2, 4]) }),
  closing: p.section({
    text: p.paragraph,
    callToAction: p.label,
    choices: p.objects({ situation: p.label, advice: p.line, link: p.link }, [2, 4]),
  }),
})

/** What follows from the example's assumptions, as names for the texts. */
function exampleNames() {
  const { adsPerConsultationDollars, searchPerMonthDollars, spans } = channels
  const adsPerMonth = searchPerMonthDollars / adsPerConsultationDollars
  const last = spans.at(-1)
  return {
    example: {
      adsPerMonth,
      budget: searchPerMonthDollars,
      first: spans[0]?.consultationsPerMonth,
      last: last?.consultationsPerMonth,
      lastFrom: last?.fromMonth,
      steps: spans
        .map((one) => `${one.consultationsPerMonth} in months ${one.fromMonth} to ${one.toMonth}`)
        .join(', '),
      catchUpMonth: catchUpMonth(spans, adsPerMonth),
      morePerYear: ((last?.consultationsPerMonth ?? 0) - adsPerMonth) * 12,
    },
  }
}

export const seo = readContent('pages/seo.yaml', schema, exampleNames)
