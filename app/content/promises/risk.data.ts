import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const payment = p.group(p.label, 'name', 'amount')

/** What a practice has paid by its earliest exit, and in each of two cases what comes back. */
export const risk = readContent(
  'sections/risk.yaml',
  z.strictObject({
    ...p.labels('heading', 'casesLabel'),
    basis: p.line,
    description: p.paragraph,
    ...p.group(payment, 'setup', 'fees', 'adSpend', 'total').shape,
    ...p.labels('back', 'lost'),
    cases: p.objects(
      {
        name: p.label,
        back: p.label,
        lost: p.label,
        inWords: p.paragraph,
      },
      [2, 2],
      2,
    ),
    links: p.list(p.link, [1, 3]),
  }),
)
