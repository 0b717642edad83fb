import type { AuditStation } from '../content.schema.ts'
import { answered } from './answered.ts'
import { believed } from './believed.ts'
import { figures } from './figures.ts'
import { found } from './found.ts'
import { seen } from './seen.ts'

/** In the order of a patient's path. Files named after their station's id, checked by `content.ts`. */
export const stations: readonly AuditStation[] = [found, believed, answered, seen, figures]
