import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

/** The words around one figure and its verdict. */
export const breakEvenContent = readContent(
  'sections/break-even.yaml',
  p.section({
    ...p.labels('label', 'submit', 'calculator'),
    squares: p.filled('booked', 'kept', 'showRate', 'patients', 'acceptRate'),
    month: p.filled('covering', 'needed', 'fee', 'ads'),
    pays: p.filled('price', 'revenue', 'cost'),
    loses: p.filled('needed', 'starts', 'kept'),
    change: p.filled('price'),
    losesPrice: p.filled('needed'),
    changePrice: p.filled('price'),
    adsOnly: p.filled('cost'),
    wrong: p.line,
    note: p.filled('price'),
  }),
)
