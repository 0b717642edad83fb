import * as p from '../../content/read/parts.ts'
import { readContent } from '../../content/read/read-content.ts'

const schema = p.messagePage.extend({
  call: p.filled('phone'),
})

export const unavailable = readContent('pages/unavailable.yaml', schema)
