import { promises } from '../promises/promises.data.ts'
import { site } from '../site/site.data.ts'
import type { Names } from './fill-names.ts'
import { readYaml } from './yaml.ts'

/** As it is in the file: what a name stands for is filled where it is named. `patients/patients.ts` checks it. */
const patients = readYaml('patients/shared.yaml').value

/** Everything that a text of the owner's folder can name. */
export const names: Names = { site, promises, patients }
