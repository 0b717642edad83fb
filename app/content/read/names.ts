import { promises } from '../promises/promises.ts'
import { site } from '../site/site.ts'
import type { Names } from './fill-names.ts'

/** Everything that a text of the owner's folder can name. */
export const names: Names = { site, promises }
