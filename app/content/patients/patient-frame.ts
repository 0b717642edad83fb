import { z } from 'zod'
import { checkContent, text } from '../checks/fields.schema.ts'

const schema = z.strictObject({
  crisis: z.strictObject({
    label: text(5, 40, 'Names the line of links, for screen readers.'),
    lead: text(5, 30, 'Who the links are for.'),
    call: text(5, 20, 'Link that calls 988.'),
    or: text(2, 5, 'Between the two links.'),
    text: text(5, 20, 'Link that texts 988.'),
    danger: text(10, 40, 'Before the link to 911.'),
    emergency: text(5, 20, 'Link that calls 911.'),
  }),
  call: text(8, 40, 'Link that calls the clinic; carries {phone}.'),
  madeBy: text(20, 120, 'Who runs the page; carries {brand} and {clinic}.'),
})

/** Header and footer of the pages for patients. */
export const patientFrame = checkContent('app/content/patients/patient-frame.ts', schema, {
  crisis: {
    label: 'Help in a crisis',
    lead: 'In crisis?',
    call: 'Call 988',
    or: 'or',
    text: 'text 988',
    danger: 'In immediate danger,',
    emergency: 'call 911',
  },
  call: 'Call {phone}',
  madeBy: '{brand}, a marketing agency, runs this page for {clinic}.',
})
