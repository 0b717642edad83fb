import { z } from 'zod'
import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.page({
  kicker: p.kicker,
  headline: p.turnedHeadline,
  lead: p.lead,
  fields: p.group(
    p.group(p.label, 'label', 'hint'),
    ...(['adSpend', 'fee', 'costPerConsultation', 'showRate', 'acceptRate', 'revenuePerPatient'] as const),
  ),
  slider: p.label,
  submit: p.label,
  errors: z.strictObject({ heading: p.label, dollars: p.line, positive: p.line, percent: p.line }),
  result: z.strictObject({ example: p.label, hopes: p.label, doubts: p.label, doubtsNote: p.paragraph }),
  method: p.section({ steps: p.list(p.point, [3, 5]) }),
  disclaimer: p.paragraph,
  next: p.nextStep,
})

export const roiCalculator = readContent('pages/roi-calculator.yaml', schema)
