/** Where a field is in a file: `['services', 'items', 2, 'name']`. */
export type Path = readonly (string | number)[]

/** One change to a file's fields. `insert`, `remove` and `move` are told the entry of a list; `remove` a field of a group too. */
export type Edit =
  | { do: 'set' | 'insert'; path: Path; value: unknown }
  | { do: 'remove'; path: Path }
  | { do: 'move'; path: Path; to: number }

/** Returns the value at a path; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<PropertyKey, unknown> | null | undefined)?.[key],
    value,
  )
}

/** Returns a copy of a value with an edit applied. */
export function applyEdit(value: unknown, edit: Edit): unknown {
  const copy = structuredClone(value)
  const parent = valueAt(copy, edit.path.slice(0, -1))
  const key = edit.path.at(-1)
  if (key === undefined) return edit.do === 'set' ? edit.value : copy
  if (Array.isArray(parent) && edit.do !== 'set') {
    const at = Number(key)
    if (edit.do === 'insert') parent.splice(at, 0, edit.value)
    else {
      const taken = parent.splice(at, 1)
      if (edit.do === 'move') parent.splice(edit.to, 0, ...taken)
    }
  } else if (edit.do === 'remove') delete (parent as Record<PropertyKey, unknown>)[key]
  else if (edit.do === 'set') {
    if (parent === undefined || parent === null)
      return applyEdit(copy, { do: 'set', path: edit.path.slice(0, -1), value: { [key]: edit.value } })
    ;(parent as Record<PropertyKey, unknown>)[key] = edit.value
  }
  return copy
}

/** A path as a person reads it: `services › items › 3 › name`. */
export const fieldPath = (path: Path): string =>
  path.map((key) => (typeof key === 'number' ? key + 1 : key)).join(' › ')
