import { type ReactNode, useContext, useState } from 'react'
import { parse, stringify } from 'yaml'
import { type Edit, type Path, valueAt } from '../edits.ts'
import { emptyOf, labelOf, type Spec, variantFor } from '../spec.ts'
import { FormContext } from './form-context.ts'
import { PictureField } from './picture-field.tsx'
import { TextField } from './text-field.tsx'

interface FieldProps {
  spec: Spec
  value: unknown
  /** From the form's root. */
  path: Path
  label: string
}

/** A field of a form, with everything in it. */
export function Field({ spec, value, path, label }: FieldProps) {
  const { edit } = useContext(FormContext)
  const set = (to: unknown) => edit({ do: 'set', path, value: to })
  const id = fieldId(path)
  if (spec.kind === 'variants')
    return <Field spec={variantFor(spec.options, value)} value={value} path={path} label={label} />
  // A name can take the place of anything: a number, a list, a group.
  if (
    spec.kind === 'text' ||
    (typeof value === 'string' && /^\{[\w.]+\}$/.test(value) && spec.kind !== 'picture')
  )
    return (
      <TextField
        id={id}
        label={label}
        value={String(value ?? '')}
        notes={spec.kind === 'text' ? spec.notes : undefined}
        onChange={set}
      />
    )
  switch (spec.kind) {
    case 'number':
      return (
        <Labeled id={id} label={label}>
          <NumberInput id={id} value={value} onChange={set} />
        </Labeled>
      )
    case 'switch':
      return (
        <label className="switch">
          <input
            id={id}
            type="checkbox"
            checked={value === true}
            onChange={(event) => set(event.target.checked)}
          />
          {label}
        </label>
      )
    case 'choice':
      return (
        <Labeled id={id} label={label}>
          <select
            id={id}
            value={String(value)}
            onChange={(event) => set(spec.options.find((option) => String(option) === event.target.value))}
          >
            {spec.options.map((option) => (
              <option key={String(option)}>{String(option)}</option>
            ))}
          </select>
        </Labeled>
      )
    case 'picture':
      return <PictureField id={id} label={label} value={value} path={path} ratio={spec.ratio} />
    case 'group':
      return <GroupFields spec={spec} value={value} path={path} label={label} />
    case 'list':
      return <ListFields spec={spec} value={value} path={path} label={label} />
    default:
      return <YamlField id={id} label={label} value={value} onChange={set} />
  }
}

export const fieldId = (path: Path) => `field-${path.join('-')}`

function Labeled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  )
}

/** Text that is no number is kept as it is typed: a name, or the start of one. */
function NumberInput({
  id,
  value,
  onChange,
}: {
  id: string
  value: unknown
  onChange(value: unknown): void
}) {
  const [typed, setTyped] = useState(String(value ?? ''))
  return (
    <input
      id={id}
      inputMode="decimal"
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        const number = Number(target.value.replace(/[$,\s]/g, ''))
        onChange(target.value.trim() === '' || Number.isNaN(number) ? target.value : number)
      }}
    />
  )
}

function GroupFields({ spec, value, path, label }: FieldProps & { spec: Extract<Spec, { kind: 'group' }> }) {
  const { edit } = useContext(FormContext)
  const missing = spec.fields.filter(({ key, optional }) => optional && valueAt(value, [key]) === undefined)
  const present = spec.fields.filter((field) => !missing.includes(field))
  const fields = (
    <>
      {present.map(({ key, spec: field, optional }) => (
        <div key={key} className={optional ? 'optional' : undefined}>
          <Field spec={field} value={valueAt(value, [key])} path={[...path, key]} label={labelOf(key)} />
          {optional && (
            <button
              type="button"
              className="quiet"
              onClick={() => edit({ do: 'remove', path: [...path, key] })}
            >
              Remove {labelOf(key).toLowerCase()}
            </button>
          )}
        </div>
      ))}
      {missing.length > 0 && (
        <p className="adding">
          {missing.map(({ key, spec: field }) => (
            <button
              key={key}
              type="button"
              className="quiet"
              onClick={() => edit({ do: 'set', path: [...path, key], value: emptyOf(field) ?? '' })}
            >
              Add {labelOf(key).toLowerCase()}
            </button>
          ))}
        </p>
      )}
    </>
  )
  return path.length === 0 ? (
    fields
  ) : (
    <fieldset>
      <legend>{label}</legend>
      {fields}
    </fieldset>
  )
}

function ListFields({ spec, value, path, label }: FieldProps & { spec: Extract<Spec, { kind: 'list' }> }) {
  const { edit } = useContext(FormContext)
  const entries = Array.isArray(value) ? value : []
  const [few, many] = spec.room ?? [0, Number.POSITIVE_INFINITY]
  const name = (index: number) => labelOf(index).toLowerCase()
  const entryEdit = (change: Edit) => () => edit(change)
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
      <ol>
        {entries.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other name
          <li key={`${index} of ${entries.length}`}>
            <Field spec={spec.element} value={entry} path={[...path, index]} label={labelOf(index)} />
            <p className="moves">
              <button
                type="button"
                disabled={index === 0}
                onClick={entryEdit({ do: 'move', path: [...path, index], to: index - 1 })}
                aria-label={`Move ${name(index)} up`}
              >
                ↑
              </button>
              <button
                type="button"
                disabled={index === entries.length - 1}
                onClick={entryEdit({ do: 'move', path: [...path, index], to: index + 1 })}
                aria-label={`Move ${name(index)} down`}
              >
                ↓
              </button>
              <button
                type="button"
                onClick={entryEdit({ do: 'remove', path: [...path, index] })}
                aria-label={`Remove ${name(index)}`}
              >
                Remove
              </button>
            </p>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={entryEdit({
          do: 'insert',
          path: [...path, entries.length],
          value: emptyOf(spec.element) ?? '',
        })}
      >
        Add an entry
      </button>
    </fieldset>
  )
}

function YamlField({
  id,
  label,
  value,
  onChange,
}: {
  id: string
  label: string
  value: unknown
  onChange(value: unknown): void
}) {
  const [typed, setTyped] = useState(() => (value === undefined ? '' : stringify(value).trimEnd()))
  const [wrong, setWrong] = useState(false)
  return (
    <Labeled id={id} label={`${label} (as YAML)`}>
      <textarea
        id={id}
        className="code"
        value={typed}
        aria-invalid={wrong}
        onChange={({ target }) => {
          setTyped(target.value)
          try {
            onChange(parse(target.value))
            setWrong(false)
          } catch {
            setWrong(true)
          }
        }}
      />
    </Labeled>
  )
}
