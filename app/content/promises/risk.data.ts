import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const payment = p.group(p.label, 'name', 'amount', 'outcome')

/** What a practice has paid by its earliest exit, which part comes back under the guarantee and which does not. */
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
    inWords: p.paragraph,
    links: p.list(p.link, [1, 3]),
  }),
)

export type RiskContent = typeof risk
