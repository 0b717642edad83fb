import type { FieldNotes } from '../read/texts.ts'

/** Claims that a regulator or an ad platform would object to. The build refuses them. */
const REFUSED: readonly { readonly pattern: RegExp; readonly name: string }[] = [
  { pattern: /\b(miracle|breakthrough|risk-free|cures)\b/i, name: 'a medical overclaim' },
  { pattern: /\b(HIPAA|ADA)[- ](compliant|certified)\b/i, name: 'a compliance seal' },
  { pattern: /\bguaranteed patients\b(?!”)/i, name: 'guaranteed patients (allowed only in quotes)' },
]

/**
 * Returns the first rule that a text breaks, as a predicate after "it", or null.
 * @param slots placeholders that the text must carry, such as `when` for `{when}`; one like `phone?` is optional
 */
export function faultIn(text: string, slots: readonly string[] = []): string | null {
  const tokens = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const known = slots.map((name) => name.replace('?', ''))
  const unknown = tokens.find((name) => !known.includes(name))
  if (unknown)
    return `has {${unknown}}, which isn’t filled here; ${known.length > 0 ? `known are {${known.join('}, {')}}` : 'a figure has a name with a dot, like {promises.capacity.newPracticesPerMonth}'}`
  const missing = slots.find((name) => !name.endsWith('?') && !tokens.includes(name))
  if (missing) return `must carry {${missing}}`
  const refused = REFUSED.find(({ pattern }) => pattern.test(text))
  return refused
    ? `says “${refused.pattern.exec(text)?.[0]}”: ${refused.name}, which the site does not claim`
    : null
}

/** Returns what length would read better, as a predicate after "it", or null. */
export function adviceOn(value: string | readonly unknown[], notes: FieldNotes): string | null {
  const size = value.length
  return size < notes.min || size > notes.max
    ? `has ${size} ${notes.kind === 'text' ? 'characters' : 'entries'}; ${notes.min} to ${notes.max} read best here`
    : null
}
