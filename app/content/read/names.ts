import { promises } from '../promises/promises.data.ts'
import { site } from '../site/site.data.ts'
import type { Names } from './fill-names.ts'
import { readYaml } from './yaml.ts'

/** Raw values: names within them are filled where the values are used. `patients/patients.data.ts` checks the file. */
const patients = readYaml('patients/shared.yaml').value

/** Everything that a text of the owner's folder can name. */
export const names: Names = { site, promises, patients }
