import { z } from 'zod'
import { headline, lead, meta, nextStep, objects, opening, text } from '../../content/checks/fields.schema.ts'

const field = z.strictObject({
  label: text(4, 48, 'What is asked.'),
  hint: text(10, 40, 'Where to find the figure.'),
})

export const roiCalculatorSchema = z.strictObject({
  meta,
  ...opening,
  lead,
  fields: z.strictObject({
    adSpend: field,
    fee: field,
    costPerConsultation: field,
    showRate: field,
    acceptRate: field,
    revenuePerPatient: field,
  }),
  slider: text(4, 20, 'Follows a field’s name in the name of its slider.'),
  submit: text(6, 36, 'The form’s button.'),
  errors: z.strictObject({
    heading: text(10, 70, 'Heads the list of errors.'),
    dollars: text(10, 90, 'Asks for whole dollars, zero allowed.'),
    positive: text(10, 90, 'Asks for whole dollars, at least one.'),
    percent: text(10, 90, 'Asks for a percentage.'),
  }),
  result: z.strictObject({
    example: text(6, 50, 'Heads the slip before a figure was given.'),
    hopes: text(6, 50, 'Heads the slip of the given figures.'),
    doubts: text(6, 50, 'Heads the second slip.'),
    doubtsNote: text(30, 200, 'How it differs from the month above.'),
  }),
  method: z.strictObject({
    headline,
    steps: objects(4, { title: text(4, 50, 'A step.'), text: text(30, 260, 'What it does.') }),
  }),
  disclaimer: text(40, 260, 'That it isn’t a forecast.'),
  next: nextStep,
})

export type RoiCalculatorContent = z.infer<typeof roiCalculatorSchema>
