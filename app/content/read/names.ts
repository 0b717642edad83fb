import { promises } from '../promises/promises.data.ts'
import { site } from '../site/site.data.ts'
import type { Names } from './fill-names.ts'
import { readYaml } from './yaml.ts'

/** Raw values: names within them are filled where the values are used. `patients/patients.data.ts` checks the file. */
const patients = readYaml('patients/shared.yaml').value

/** The questions of each form, as a sentence lists them: `practice, ZIP code, phone`; false for none. `questions.data.ts` checks the file. */
const asked = readYaml('questions.yaml').value as Record<string, { title?: string; label?: string }[]>
const questions = Object.fromEntries(
  Object.entries(asked).map(([form, entries]) => [
    form,
    entries.length > 0 && entries.map(titleWithin).join(', '),
  ]),
)

function titleWithin({ title, label = '' }: { title?: string; label?: string }): string {
  const text = title ?? label
  return /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

/** Everything that a text of the owner's folder can name. */
export const names: Names = { site, promises, patients, questions }
