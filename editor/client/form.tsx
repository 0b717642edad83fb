import { type ReactNode, useContext, useState } from 'react'
import { parse, stringify } from 'yaml'
import { type Edit, type Path, valueAt } from '../edits.ts'
import { emptyOf, labelOf, type Spec, variantFor } from '../spec.ts'
import { FormContext } from './form-context.ts'
import { PictureField } from './picture-field.tsx'
import { TextField } from './text-field.tsx'

interface FieldProps<S = Spec> {
  spec: S
  value: unknown
  /** From the form's root. */
  path: Path
  label: string
}

export const fieldId = (path: Path) => `field-${path.join('-')}`

/** A field of a form, with everything in it. */
export function Field(props: FieldProps) {
  const { edit } = useContext(FormContext)
  const { spec, value, path, label } = props
  const set = (to: unknown) => edit({ do: 'set', path, value: to })
  const id = fieldId(path)
  if (spec.kind === 'variants') return <Variants {...props} spec={spec} />
  // A placeholder can stand for any value: a number, a list or a group.
  const isName = typeof value === 'string' && /^\{[\w.]+\}$/.test(value)
  if (spec.kind === 'text' || isName)
    return (
      <TextField
        id={id}
        label={label}
        value={String(value ?? '')}
        notes={spec.kind === 'text' ? spec.notes : undefined}
        onChange={set}
      />
    )
  const labeled = (control: ReactNode) => (
    <label className="field" htmlFor={id}>
      {label} {control}
    </label>
  )
  switch (spec.kind) {
    case 'number':
      return labeled(
        <input
          id={id}
          inputMode="decimal"
          defaultValue={String(value ?? '')}
          onChange={({ target }) => set(numberIn(target.value))}
        />,
      )
    case 'switch':
      return labeled(
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />,
      )
    case 'choice':
      return labeled(
        <select
          id={id}
          value={String(value)}
          onChange={({ target }) => set(spec.options.find((option) => String(option) === target.value))}
        >
          {spec.options.map((option) => (
            <option key={String(option)}>{String(option)}</option>
          ))}
        </select>,
      )
    case 'picture':
      return <PictureField id={id} label={label} value={value} path={path} ratio={spec.ratio} />
    case 'group':
      return <GroupFields {...props} spec={spec} />
    case 'list':
      return <ListFields {...props} spec={spec} />
    default:
      return <YamlField {...props} />
  }
}

/** A field of several kinds: that of its value, and buttons for a single word like “all”, or for the kind without it. */
function Variants(props: FieldProps<Extract<Spec, { kind: 'variants' }>>) {
  const { edit } = useContext(FormContext)
  const { spec, value, path } = props
  const chosen = variantFor(spec.options, value)
  const others = spec.options.filter(
    (one) => one !== chosen && (one.kind === 'choice' || chosen.kind === 'choice'),
  )
  return (
    <>
      <Field {...props} spec={chosen} />
      {others.map((other) => {
        const empty = emptyOf(other) ?? ''
        return (
          <button
            key={JSON.stringify(other)}
            type="button"
            className="quiet"
            onClick={() => edit({ do: 'set', path, value: empty })}
          >
            {other.kind !== 'choice'
              ? `As a ${other.kind}`
              : empty === ''
                ? 'Leave it empty'
                : `Set to “${empty}”`}
          </button>
        )
      })}
    </>
  )
}

/** Parses a number. Other input is kept as typed, because it may be a placeholder. */
function numberIn(typed: string): number | string {
  const number = Number(typed.replace(/[$,\s]/g, ''))
  return typed.trim() === '' || Number.isNaN(number) ? typed : number
}

function GroupFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'group' }>>) {
  const { edit } = useContext(FormContext)
  const fields = spec.fields.map(({ key, spec: field, optional }) => {
    const at = [...path, key]
    const isMissing = optional && valueAt(value, [key]) === undefined
    // A picture's field is always shown, so that a picture can be dropped on it.
    const isShown = !isMissing || field.kind === 'picture'
    const change: Edit = isMissing
      ? { do: 'set', path: at, value: emptyOf(field) ?? '' }
      : { do: 'remove', path: at }
    return (
      <div key={key}>
        {isShown && <Field spec={field} value={valueAt(value, [key])} path={at} label={labelOf(key)} />}
        {optional && isShown !== isMissing && (
          <button type="button" className="quiet" onClick={() => edit(change)}>
            {isMissing ? 'Add' : 'Remove'} {labelOf(key).toLowerCase()}
          </button>
        )}
      </div>
    )
  })
  if (path.length === 0) return fields
  return (
    <fieldset>
      <legend>{label}</legend>
      {fields}
    </fieldset>
  )
}

function ListFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'list' }>>) {
  const { edit } = useContext(FormContext)
  const entries = Array.isArray(value) ? value : []
  const [few, many] = spec.room ?? [0, Number.POSITIVE_INFINITY]
  return (
    <fieldset>
      <legend>
        {label} ({entries.length})
      </legend>
      {(entries.length < few || entries.length > many) && (
        <p className="advice">
          {few} to {many} look best here.
        </p>
      )}
      {entries.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name
        <div key={`${index} of ${entries.length}`}>
          <Field spec={spec.element} value={entry} path={[...path, index]} label={labelOf(index)} />
          <Moves path={[...path, index]} length={entries.length} value={entry} edit={edit} />
        </div>
      ))}
      <button
        type="button"
        onClick={() =>
          edit({ do: 'insert', path: [...path, entries.length], value: emptyOf(spec.element) ?? '' })
        }
      >
        Add an entry
      </button>
    </fieldset>
  )
}

interface MovesProps {
  /** Path of an entry in a list. */
  path: Path
  length: number
  value: unknown
  edit(edit: Edit): void
}

/**
 * Buttons that move, copy or remove an entry of a list. A new entry starts as a copy, so that it has every field and
 * looks right before it is edited.
 */
export function Moves({ path, length, value, edit }: MovesProps) {
  const index = Number(path.at(-1))
  const added = [...path.slice(0, -1), index + 1]
  const actions = [
    ['Move up', index === 0, { do: 'move', path, to: index - 1 }],
    ['Move down', index === length - 1, { do: 'move', path, to: index + 1 }],
    ['Add a copy below', false, { do: 'insert', path: added, value }],
    ['Remove', false, { do: 'remove', path }],
  ] as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame
    <div role="group" aria-label={labelOf(index)} className="moves">
      Entry {index + 1} of {length}:
      {actions.map(([label, isOff, change]) => (
        <button key={label} type="button" disabled={isOff} onClick={() => edit(change)}>
          {label}
        </button>
      ))}
    </div>
  )
}

function YamlField({ value, path, label }: FieldProps) {
  const { edit } = useContext(FormContext)
  const [isWrong, setWrong] = useState(false)
  const read = (typed: string) => {
    try {
      edit({ do: 'set', path, value: parse(typed) })
      setWrong(false)
    } catch {
      setWrong(true)
    }
  }
  return (
    <label className="field">
      {label} (as YAML)
      <textarea
        id={fieldId(path)}
        className="code"
        defaultValue={value === undefined ? '' : stringify(value).trimEnd()}
        aria-invalid={isWrong}
        onChange={({ target }) => read(target.value)}
      />
    </label>
  )
}
