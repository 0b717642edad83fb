import type { z } from 'zod'

/** What a text field is for, with the lengths that read well there. Longer and shorter ones are allowed, with a warning. */
export interface TextField {
  kind: 'text'
  min: number
  max: number
  /** Placeholders that are filled when the page is shown, such as `when` in `{when}`. */
  slots?: readonly string[]
}

/** A list, with the number of entries that looks right. */
export interface ListField {
  kind: 'list'
  min: number
  max: number
}

/** A value that the editor's form has an HTML input for. */
export interface InputField {
  kind: 'input'
  type: 'date' | 'time' | 'email' | 'tel' | 'url' | 'color'
}

/** The name of a picture in the owner's folder. A portrait is cropped to one ratio, which people and clinics share. */
export interface PictureField {
  kind: 'picture'
  isPortrait: boolean
}

/** The group of a film's own fields. */
export interface FilmField {
  kind: 'film'
}

export type FieldNotes = TextField | ListField

type Visit = (notes: FieldNotes, value: never, field: readonly PropertyKey[]) => unknown

/**
 * Walks a checked value along its schema and returns it with each text replaced by the result of `visit`. `visit` is
 * also called for each list, where its result is ignored.
 */
export function mapTexts(
  schema: z.ZodType,
  value: unknown,
  visit: Visit,
  field: readonly PropertyKey[] = [],
): unknown {
  if (value === undefined || value === null) return value
  const notes = schema.meta() as FieldNotes | undefined
  const { def } = schema as unknown as { def: ZodDef }
  const inner = innerOf(def)
  if (inner) return mapTexts(inner, value, visit, field)
  switch (def.type) {
    case 'string':
      return notes?.kind === 'text' ? visit(notes, value as never, field) : value
    case 'object':
      return entries(value, (one, key) =>
        mapTexts(def.shape?.[key] as z.ZodType, one, visit, [...field, key]),
      )
    case 'record':
      return entries(value, (one, key) => mapTexts(def.valueType as z.ZodType, one, visit, [...field, key]))
    case 'array': {
      if (notes?.kind === 'list') visit(notes, value as never, field)
      const element = def.element as z.ZodType
      return (value as unknown[]).map((one, index) => mapTexts(element, one, visit, [...field, index]))
    }
    case 'tuple':
      return (value as unknown[]).map((one, index) =>
        mapTexts(def.items?.[index] as z.ZodType, one, visit, [...field, index]),
      )
    case 'union': {
      const fitting = def.options?.find((option) => option.safeParse(value).success)
      return fitting ? mapTexts(fitting, value, visit, field) : value
    }
    default:
      return value
  }
}

/** The parts of zod's definitions that are walked, see zod.dev/packages/core. */
export interface ZodDef {
  type: string
  shape?: Record<string, z.ZodType>
  element?: z.ZodType
  valueType?: z.ZodType
  innerType?: z.ZodType
  in?: z.ZodType
  out?: z.ZodType
  getter?: () => z.ZodType
  items?: z.ZodType[]
  options?: z.ZodType[]
}

/** Returns the schema that another one wraps, such as an optional one; undefined for none. */
export const innerOf = ({ innerType, in: before, out, getter }: ZodDef): z.ZodType | undefined =>
  innerType ?? (before?.type === 'transform' ? out : before) ?? getter?.()

const entries = (value: unknown, map: (one: unknown, key: string) => unknown) =>
  Object.fromEntries(Object.entries(value as object).map(([key, one]) => [key, map(one, key)]))
