import { type ReactNode, useContext, useState } from 'react'
import { valueAt } from '../../app/content/checks/content-error.ts'
import type { Edit, Path } from '../edits.ts'
import { emptyOf, labelOf, type Spec, variantFor, variantName } from '../spec.ts'
import { FilmFields } from './film-files.tsx'
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
  const { edit, commentOn } = useContext(FormContext)
  const { spec, value, path, label } = props
  const set = (to: unknown) => edit({ do: 'set', path, value: to })
  const id = fieldId(path)
  const comment = commentOn?.(path)
  if (spec.kind === 'variants') return <VariantField {...props} spec={spec} />
  // A placeholder can stand for any value: a number, a list or a group.
  const isName = typeof value === 'string' && /^\{[\w.]+\}$/.test(value)
  const labeled = (control: ReactNode) => (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {control}
      <Comment id={`${id}-notes`} text={comment} />
    </div>
  )
  const described = { id, 'aria-describedby': comment && `${id}-notes` }
  // A time of 24:00, which a day may end at, is none for a browser.
  if (spec.kind === 'text' && spec.input && !isName && value !== '24:00')
    return labeled(
      <input
        {...described}
        type={spec.input}
        value={String(value ?? '')}
        onChange={({ target }) => set(target.value)}
      />,
    )
  if (spec.kind === 'text' || isName)
    return (
      <TextField
        id={id}
        label={label}
        value={String(value ?? '')}
        notes={spec.kind === 'text' ? spec.notes : undefined}
        comment={comment}
        onChange={set}
      />
    )
  switch (spec.kind) {
    case 'number':
      return labeled(
        <span>
          {unitOf(path, '$')}
          <NumberInput {...described} value={value} onChange={set} />
          {unitOf(path, '%')}
        </span>,
      )
    case 'switch':
      return labeled(
        <input
          {...described}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />,
      )
    case 'choice':
      return labeled(
        <select
          {...described}
          value={String(value)}
          onChange={({ target }) => set(spec.options.find((option) => String(option) === target.value))}
        >
          {spec.options.map((option) => (
            <option key={String(option)} value={String(option)}>
              {typeof option === 'string' ? labelOf(option) : String(option)}
            </option>
          ))}
        </select>,
      )
    case 'picture':
      return <PictureField id={id} label={label} value={value} path={path} ratio={spec.ratio} />
    case 'group':
      return <GroupFields {...props} spec={spec} />
    case 'list':
      return <ListFields {...props} spec={spec} />
    case 'record':
      return <RecordFields {...props} spec={spec} />
    default:
      return <p>{label} is changed in the file.</p>
  }
}

/** What the file says of a field. */
export const Comment = ({ id, text }: { id?: string; text: string | undefined }) =>
  text ? (
    <p id={id} className="notes">
      {text}
    </p>
  ) : null

/** The unit that stands before or after a number, which its field's name says. */
const unitOf = (path: Path, unit: '$' | '%') =>
  (unit === '$' ? /dollars/i : /percent/i).test(String(path.findLast((key) => typeof key === 'string')))
    ? ` ${unit} `
    : null

interface NumberInputProps {
  id: string
  'aria-describedby': string | undefined
  value: unknown
  onChange(value: number | string): void
}

/** Keeps a number as it is typed, such as `1.` on the way to 1.5. */
function NumberInput({ value, onChange, ...described }: NumberInputProps) {
  const [typed, setTyped] = useState('')
  const change = (text: string) => {
    setTyped(text)
    onChange(numberIn(text))
  }
  return (
    <input
      {...described}
      inputMode="decimal"
      value={numberIn(typed) === value ? typed : String(value ?? '')}
      onChange={({ target }) => change(target.value)}
    />
  )
}

/** Parses a number. Other input is kept as typed, because it may be a placeholder. */
function numberIn(typed: string): number | string {
  const number = Number(typed.replace(/[$,\s]/g, ''))
  return typed.trim() === '' || Number.isNaN(number) ? typed : number
}

function GroupFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'group' }>>) {
  const { edit, commentOn } = useContext(FormContext)
  // A field with one choice is what the group is told by.
  const open = spec.fields.filter(({ spec: one }) => one.kind !== 'choice' || one.options.length > 1)
  const fields = open.map(({ key, spec: field, optional }) => {
    const at = [...path, key]
    const isMissing = optional && valueAt(value, [key]) === undefined
    // A picture's field is always shown, so that a picture can be dropped on it.
    const isShown = !isMissing || field.kind === 'picture'
    const change: Edit = isMissing
      ? { do: 'set', path: at, value: field.kind === 'switch' ? true : (emptyOf(field) ?? '') }
      : { do: 'remove', path: at }
    return (
      <div key={key}>
        {isShown && <Field spec={field} value={valueAt(value, [key])} path={at} label={labelOf(key)} />}
        {optional && isShown !== isMissing && (
          <button type="button" className="quiet" onClick={() => edit(change)}>
            {isMissing ? 'Add' : 'Remove'} {labelOf(key).toLowerCase()}
          </button>
        )}
        {!isShown && <Comment text={commentOn?.(at)} />}
      </div>
    )
  })
  const parts = open.map(({ key }) => key).filter((key) => valueAt(value, [key]) !== undefined)
  if (path.length === 0 && !spec.isFilm)
    return (
      <>
        {parts.length > FEW && <Contents parts={parts} />}
        {fields}
      </>
    )
  return (
    <fieldset id={partId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <Comment text={commentOn?.(path)} />
      {spec.isFilm && <FilmFields path={path} />}
      {fields}
    </fieldset>
  )
}

/** The most parts of a form that need no list of them. */
const FEW = 6
const partId = (path: Path) => `part-${path.join('-')}`

/** Leads to the parts of a long form. Links within it would look for their places in the page. */
function Contents({ parts }: { parts: readonly string[] }) {
  const lead = (part: string, { currentTarget }: { currentTarget: HTMLElement }) => {
    const form = currentTarget.getRootNode() as ShadowRoot
    const place = form.getElementById(partId([part])) ?? form.getElementById(fieldId([part]))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }
  return (
    <nav aria-label="Parts of this form">
      {parts.map((part) => (
        <button key={part} type="button" className="quiet" onClick={(event) => lead(part, event)}>
          {labelOf(part)}
        </button>
      ))}
    </nav>
  )
}

/** A field that can be of several kinds. Another kind begins empty. */
function VariantField({ spec, ...props }: FieldProps<Extract<Spec, { kind: 'variants' }>>) {
  const { edit } = useContext(FormContext)
  const { value, path, label } = props
  const chosen = variantFor(spec.options, value)
  const names = spec.options.map(variantName)
  const isChoice = chosen.kind !== 'none' && new Set(names).size === names.length && names.length > 1
  const choose = (name: string) => {
    const option = spec.options[names.indexOf(name)]
    if (option) edit({ do: 'set', path, value: option.kind === 'list' ? [] : emptyOf(option) })
  }
  return (
    <>
      {isChoice && (
        <label className="field">
          {label}: what it is
          <select value={variantName(chosen)} onChange={({ target }) => choose(target.value)}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {!(isChoice && chosen.kind === 'choice') && <Field {...props} spec={chosen} />}
    </>
  )
}

function RecordFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'record' }>>) {
  const { edit, commentOn } = useContext(FormContext)
  const [name, setName] = useState('')
  const add = () => {
    edit({ do: 'set', path: [...path, name.trim()], value: emptyOf(spec.element) ?? '' })
    setName('')
  }
  return (
    <fieldset id={partId(path)} tabIndex={-1}>
      <legend>{label}</legend>
      <Comment text={commentOn?.(path)} />
      {Object.entries(value ?? {}).map(([key, one]) => (
        <div key={key}>
          <Field spec={spec.element} value={one} path={[...path, key]} label={key} />
          <button
            type="button"
            className="quiet"
            onClick={() => edit({ do: 'remove', path: [...path, key] })}
          >
            Remove {key}
          </button>
        </div>
      ))}
      <label className="field">
        Name of a new entry
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="button" disabled={name.trim() === ''} onClick={add}>
        Add {name}
      </button>
    </fieldset>
  )
}

function ListFields({ spec, value, path, label }: FieldProps<Extract<Spec, { kind: 'list' }>>) {
  const { edit, commentOn } = useContext(FormContext)
  const entries = Array.isArray(value) ? value : []
  const [few, many] = spec.room ?? [0, Number.POSITIVE_INFINITY]
  return (
    <fieldset id={partId(path)} tabIndex={-1}>
      <legend>
        {label} ({entries.length})
      </legend>
      <Comment text={commentOn?.(path)} />
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
      {labelOf(path.at(-2) ?? 'entry')}, {index + 1} of {length}:
      {actions.map(([label, isOff, change]) => (
        <button key={label} type="button" disabled={isOff} onClick={() => edit(change)}>
          {label}
        </button>
      ))}
    </div>
  )
}
