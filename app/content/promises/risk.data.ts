import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const payment = p.group(p.label, 'name', 'amount')

/** What a practice has paid by its earliest exit, and in each of two cases what comes back. */
export const risk = readContent(
  'sections/risk.yaml',
  z.strictObject({
    heading: p.label,
    basis: p.line,
    description: p.paragraph,
    setup: payment,
    fees: payment,
    adSpend: payment,
    total: p.group(p.label, 'name', 'amount'),
    casesLabel: p.label,
    cases: p.objects(
      { name: p.label, setup: p.label, fees: p.label, adSpend: p.label, inWords: p.paragraph },
      [2, 2],
      2,
    ),
    links: p.list(p.link, [1, 3]),
  }),
)
