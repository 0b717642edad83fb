import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** The words around one figure and its verdict. */
export const breakEvenContent = readContent(
  'sections/break-even.yaml',
  p.section({
    ...p.group(p.label, 'label', 'submit', 'calculator').shape,
    month: p.text(20, 320, ['booked', 'showRate', 'kept', 'acceptRate', 'patients', 'needed', 'fee', 'ads']),
    pays: p.filled('price', 'revenue', 'cost'),
    loses: p.filled('price', 'booked'),
    change: p.filled('needed', 'starts', 'kept'),
    changePrice: p.filled('needed', 'kept'),
    wrong: p.line,
    note: p.filled('price'),
  }),
)
