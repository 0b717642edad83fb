import { z } from 'zod'
import { readContent } from './read/read-content.ts'
import { curlQuotes } from './read/typography.ts'

// Without the notes of other texts, because the forms' own documents carry no marks of the editor.
const line = z.string().min(1, { error: 'is empty' }).max(200).transform(curlQuotes)

/** Fields that the forms have besides. */
const TAKEN = new Set([
  ...'name email specialty callNotes reminderTexts marketingTexts marketingEmail key start zone'.split(' '),
  ...'instead homepage area booking referrer landing answers gclid gbraid wbraid fbclid msclkid'.split(' '),
])

/** A question without a name has one from its label: `How did you hear about us?` is howDidYouHearAboutUs. */
const nameOf = (label: string) =>
  (label.match(/[a-z]+/gi) ?? [])
    .map(
      (word, index) =>
        (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1),
    )
    .join('')
    .slice(0, 30)

const kinds = [
  'text',
  'long text',
  'phone',
  'number',
  'amount',
  'zip',
  'website',
  'yes/no',
  'choice',
  'several choices',
] as const

/** A list of questions, which all may have the fields of `more`. */
function list<More extends z.ZodRawShape>(more: More, taken = '') {
  const question = z
    .strictObject({
      name: z.string().optional(),
      label: line,
      kind: z.enum(kinds),
      choices: z.array(line).min(2, { error: 'must be at least two' }).optional(),
      ...more,
      help: line.optional(),
      title: line.optional(),
      message: line.optional(),
    })
    .check(({ value, issues }) => {
      const { kind, choices } = value as unknown as { kind: string; choices?: string[] }
      const report = (message: string) =>
        issues.push({ code: 'custom', input: value, path: ['choices'], message })
      const isChoice = kind.endsWith('choice') || kind.endsWith('choices')
      if (isChoice && !choices) report('must be there for a question of this kind: list what can be chosen')
      if (!isChoice && choices)
        report(`must go, because a question of the kind ${kind} has none; or make it a choice`)
      if (choices && new Set(choices).size < choices.length) report('must not name one choice twice')
    })
    .transform((one) => {
      const { name, label } = one as unknown as { name?: string; label: string }
      return { ...one, name: name ?? nameOf(label) }
    })
  return z.array(question).check(({ value, issues }) => {
    const names = value.map((one) => one.name)
    for (const [index, one] of names.entries()) {
      const message =
        (!/^[a-z][a-zA-Z]{1,29}$/.test(one) &&
          'must be 2 to 30 letters and begin with a small one, like heardOfUs') ||
        ((TAKEN.has(one) || one === taken) && 'is taken by a field of the form: choose another name') ||
        (names.indexOf(one) < index &&
          'is the name of an earlier question: answers are kept under it, so give each its own')
      if (message) issues.push({ code: 'custom', input: value, path: [index, 'name'], message })
    }
  })
}

const required = z.boolean().optional()

/** What the forms ask besides name, email and specialty. */
export const questions = readContent(
  'questions.yaml',
  z.strictObject({
    // The booking form sends this answer along from the page that the visitor came from.
    booking: list({ required, calendar: z.boolean().optional() }, 'patientValue'),
    preparation: list({}),
    guide: list({ required }),
  }),
)
