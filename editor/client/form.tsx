import { useContext, useState } from 'react'
import { parse, stringify } from 'yaml'
import { type Path, valueAt } from '../edits.ts'
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
  if (spec.kind === 'variants') return <Field {...props} spec={variantFor(spec.options, value)} />
  // A name can take the place of anything: a number, a list, a group.
  const isName = typeof value === 'string' && /^\{[\w.]+\}$/.test(value)
  if (spec.kind === 'text' || isName)
    return (
      <TextField
        {...{ id, label }}
        value={String(value ?? '')}
        notes={spec.kind === 'text' ? spec.notes : undefined}
        onChange={set}
      />
    )
  switch (spec.kind) {
    case 'number':
      return (
        <label className="field">
          {label}
          <input
            id={id}
            inputMode="decimal"
            defaultValue={String(value ?? '')}
            onChange={({ target }) => set(numberIn(target.value))}
          />
        </label>
      )
    case 'switch':
      return (
        <label className="switch">
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={({ target }) => set(target.checked)}
          />
          {label}
        </label>
      )
    case 'choice':
      return (
        <label className="field">
          {label}
          <select
            id={id}
            value={spec.options.indexOf(value as string)}
            onChange={({ target }) => set(spec.options[Number(target.value)])}
          >
            {spec.options.map((option, index) => (
              <option key={String(option)} value={index}>
                {String(option)}
              </option>
            ))}
          </select>
        </label>
      )
    case 'picture':
      return <PictureField {...{ id, label, value, path }} ratio={spec.ratio} />
    case 'group':
      return <GroupFields {...props} spec={spec} />
    case 'list':
      return <ListFields {...props} spec={spec} />
    default:
      return <YamlField {...props} />
  }
}

/** What is no number is kept as it is typed: it may be a name. */
function numberIn(typed: string): number | string {
  const number = Number(typed.replace(/[$,\s]/g, ''))
  return typed.trim() === '' || Number.isNaN(number) ? typed : number
}

function GroupFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'group' }>>) {
  const { edit } = useContext(FormContext)
  const isMissing = ({ key, optional }: (typeof spec.fields)[number]) =>
    optional && valueAt(value, [key]) === undefined
  const fields = spec.fields.map((field) => {
    const { key, optional } = field
    const at = [...path, key]
    const add = () => edit({ do: 'set', path: at, value: emptyOf(field.spec) ?? '' })
    if (isMissing(field))
      return (
        <button key={key} type="button" className="quiet" onClick={add}>
          Add {labelOf(key).toLowerCase()}
        </button>
      )
    return (
      <div key={key}>
        <Field spec={field.spec} value={valueAt(value, [key])} path={at} label={labelOf(key)} />
        {optional && (
          <button type="button" className="quiet" onClick={() => edit({ do: 'remove', path: at })}>
            Remove {labelOf(key).toLowerCase()}
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
  const move = (from: number, to: number, name: string, sign: string) => (
    <button
      type="button"
      disabled={to < 0 || to >= entries.length}
      onClick={() => edit({ do: 'move', path: [...path, from], to })}
      aria-label={name}
    >
      {sign}
    </button>
  )
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
          <p className="moves">
            {move(index, index - 1, `Move entry ${index + 1} up`, '↑')}
            {move(index, index + 1, `Move entry ${index + 1} down`, '↓')}
            <button type="button" onClick={() => edit({ do: 'remove', path: [...path, index] })}>
              Remove entry {index + 1}
            </button>
          </p>
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
