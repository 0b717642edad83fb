import type { InputField, TextField } from '../app/content/read/texts.ts'

/** What a form shows for a field, made from its schema. */
export type Spec =
  /** With notes it may name figures; else `input` is the type of its HTML input. */
  | { kind: 'text'; notes?: TextField; input?: InputField['type'] }
  | { kind: 'number' }
  | { kind: 'switch' }
  | { kind: 'choice'; options: (string | number | boolean)[] }
  | { kind: 'list'; element: Spec; room?: [min: number, max: number] }
  | { kind: 'group'; fields: { key: string; spec: Spec; optional: boolean }[]; isFilm?: boolean }
  /** Entries by name, such as an old address and the page that it leads to. */
  | { kind: 'record'; element: Spec }
  | { kind: 'variants'; options: Spec[] }
  /** A picture beside the file; cropped to this ratio of width to height. */
  | { kind: 'picture'; ratio?: number }
  /** Has no form and is changed in the file. */
  | { kind: 'none' }

const LABELS: Record<string, string> = { href: 'Link' }
const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** A name as a person reads it: `smallPrint` is "Small print". In a file's keys 1 is Monday. */
export const labelOf = (key: string | number): string =>
  typeof key === 'number'
    ? `Entry ${key + 1}`
    : (LABELS[key] ??
      WEEKDAYS[Number(key) - 1] ??
      key.charAt(0).toUpperCase() +
        key.slice(1).replace(/(?<=[a-z\d])([A-Z])/g, (_, letter) => ` ${letter.toLowerCase()}`))

/** `Services › Entry 1 › Lead` for `services.0.lead`. */
export const fieldTitle = (path: readonly (string | number)[]): string => path.map(labelOf).join(' › ')

/** Returns the form of a variant that fits a value: the group whose fixed fields it has, or the first of its type. */
export function variantFor(options: readonly Spec[], value: unknown): Spec {
  const fits = (spec: Spec): boolean => {
    if (spec.kind === 'choice') return spec.options.includes(value as string)
    if (spec.kind === 'list') return Array.isArray(value)
    if (spec.kind === 'record') return typeof value === 'object' && !Array.isArray(value)
    if (spec.kind !== 'group') return value !== undefined && typeof value === typeof emptyOf(spec)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
    const group = value as Record<string, unknown>
    return spec.fields.every(({ key, spec: field, optional }) =>
      field.kind === 'choice' && key in group
        ? field.options.includes(group[key] as string)
        : optional || key in group,
    )
  }
  return options.find(fits) ?? (value === undefined ? options[0] : undefined) ?? { kind: 'none' }
}

/** What the owner chooses a variant by: the value of its `kind`, or its type. */
export function variantName(spec: Spec): string {
  if (spec.kind === 'choice') return spec.options.join(' or ')
  const kind = spec.kind === 'group' ? spec.fields.find(({ key }) => key === 'kind')?.spec : undefined
  return kind ? variantName(kind) : spec.kind
}

/** Returns the form of a field within a form. */
export function specAt(spec: Spec, value: unknown, path: readonly (string | number)[]): Spec {
  const [key, ...rest] = path
  if (key === undefined) return spec
  const inner = (value as Record<PropertyKey, unknown> | undefined)?.[key]
  if (spec.kind === 'variants') return specAt(variantFor(spec.options, value), value, path)
  if (spec.kind === 'list' || spec.kind === 'record') return specAt(spec.element, inner, rest)
  const field = spec.kind === 'group' ? spec.fields.find((one) => one.key === key) : undefined
  return field ? specAt(field.spec, inner, rest) : { kind: 'none' }
}

/** An empty value for a new entry of a list; what is optional is left out. */
export function emptyOf(spec: Spec): unknown {
  switch (spec.kind) {
    case 'text':
    case 'number':
    case 'switch':
      return { text: '', number: 0, switch: false }[spec.kind]
    case 'choice':
      return spec.options[0]
    case 'list':
      return [emptyOf(spec.element)]
    case 'record':
      return {}
    case 'group':
      return Object.fromEntries(
        spec.fields.flatMap(({ key, spec: field, optional }) => (optional ? [] : [[key, emptyOf(field)]])),
      )
    case 'variants':
      return emptyOf(spec.options[0] ?? { kind: 'text' })
    default:
      return undefined
  }
}
