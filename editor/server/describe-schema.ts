import type { z } from 'zod'
import {
  type FieldNotes,
  type FilmField,
  type InputField,
  innerOf,
  type PictureField,
  type ZodDef,
} from '../../app/content/read/texts.ts'
import type { Spec } from '../spec.ts'

/** Returns the form of a file from its schema. */
export function describeSchema(schema: z.ZodType): Spec {
  const inside = (inner: z.ZodType | undefined): Spec => (inner ? describeSchema(inner) : { kind: 'none' })
  const notes = schema.meta() as FieldNotes | FilmField | InputField | PictureField | undefined
  const { def } = schema as unknown as {
    def: ZodDef & { entries?: object; values?: string[]; format?: string }
  }
  const wrapped = innerOf(def)
  if (wrapped) return inside(wrapped)
  switch (def.type) {
    case 'string':
      if (notes?.kind === 'picture') return { kind: 'picture', ...(notes.isPortrait && { ratio: 4 / 5 }) }
      if (notes?.kind === 'text') return { kind: 'text', notes }
      return { kind: 'text', ...(notes?.kind === 'input' ? { input: notes.type } : inputOf(def.format)) }
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'switch' }
    case 'enum':
      return { kind: 'choice', options: Object.values(def.entries ?? {}) }
    case 'literal':
      return { kind: 'choice', options: def.values ?? [] }
    case 'array':
      return {
        kind: 'list',
        element: inside(def.element),
        ...(notes?.kind === 'list' && { room: [notes.min, notes.max] }),
      }
    case 'tuple':
      return { kind: 'list', element: inside(def.items?.[0]) }
    case 'object':
      return {
        kind: 'group',
        isFilm: notes?.kind === 'film',
        fields: Object.entries(def.shape ?? {}).flatMap(([name, field]) =>
          // `draft` has no field, because publishing removes it.
          name === 'draft' ? [] : [{ key: name, spec: inside(field), optional: isOptional(field) }],
        ),
      }
    case 'record':
      return { kind: 'record', element: inside(def.valueType) }
    case 'union': {
      const all = (def.options ?? []).map((option) => inside(option))
      // A text that may be empty is one field.
      const options = all.filter((one) => one.kind !== 'choice' || String(one.options) !== '')
      return options[0] && options.length === 1 ? options[0] : { kind: 'variants', options }
    }
    default:
      return { kind: 'none' }
  }
}

const inputOf = (format = ''): Pick<Extract<Spec, { kind: 'text' }>, 'input'> =>
  format === 'date' || format === 'email' || format === 'url' ? { input: format } : {}

const isOptional = ({ type }: z.ZodType) => type === 'optional' || type === 'default'
