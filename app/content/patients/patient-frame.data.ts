import { z } from 'zod'
import * as p from '../read/parts.ts'
import { readContent } from '../read/read-content.ts'

const schema = z.strictObject({
  crisis: p.group(p.label, 'label', 'lead', 'call', 'or', 'text', 'danger', 'emergency'),
  call: p.filled('phone'),
  madeBy: p.filled('clinic'),
})

/** Header and footer of the pages for patients. */
export const patientFrame = readContent('patients/frame.yaml', schema)
