import type { ComponentProps } from 'react'

/** A staff form that was refused, to be shown again. */
export interface RefusedEntry {
  form: URLSearchParams
  /** One sentence. */
  problem: string
  /** The name of the field to correct, where several can be wrong. */
  field?: string
}

interface Props extends ComponentProps<'input'> {
  name: string
  label: string
  /** Begins the field's id. */
  form: string
  refused?: RefusedEntry | undefined
}

/** A field of a form for the staff, with what was typed before. */
export function StaffField({ name, label, form, refused, className, ...input }: Props) {
  const id = `${form}-${name}`
  return (
    <div className={className}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="control"
        autoComplete="off"
        defaultValue={refused?.form.get(name) ?? undefined}
        {...input}
      />
    </div>
  )
}

/** Why a form for the staff was refused. */
export function StaffProblem({ refused, id }: { refused: RefusedEntry | undefined; id?: string }) {
  return refused ? (
    <p
      className="mb-3 border-l-4 border-pencil bg-white px-4 py-2 font-semibold text-pencil"
      id={id}
      role="alert"
    >
      {refused.problem}
    </p>
  ) : null
}
