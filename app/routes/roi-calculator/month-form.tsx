import type { RoiCalculatorContent } from './content.schema.ts'
import type { FigureKind, FigureName } from './read-figures.ts'

interface MonthFormProps {
  content: Pick<RoiCalculatorContent, 'fields' | 'submit' | 'errors'>
  fields: { name: FigureName; kind: FigureKind; typed: string; wrong: boolean }[]
}

/** A GET form: the values are in the URL, so it works without script and can be bookmarked. */
export function MonthForm({ content, fields }: MonthFormProps) {
  return (
    <form action="/roi-calculator#result" method="get" noValidate>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {fields.map(({ name, kind, typed, wrong: isWrong }) => (
          <div key={name}>
            <label htmlFor={name} className="block text-small font-semibold">
              {content.fields[name].label}
            </label>
            <p id={`${name}-hint`} className="text-fine text-soft">
              {content.fields[name].hint}
            </p>
            <input
              id={name}
              name={name}
              defaultValue={typed}
              inputMode={kind === 'percent' ? 'decimal' : 'numeric'}
              autoComplete="off"
              maxLength={12}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? `${name}-hint ${name}-wrong` : `${name}-hint`}
              className={`mt-1.5 min-h-12 w-full border bg-white px-3 tabular-nums ${isWrong ? 'border-2 border-pencil' : 'border-soft'}`}
            />
            {isWrong ? (
              <p id={`${name}-wrong`} className="mt-1 text-small text-pencil">
                {content.fields[name].label} {content.errors[kind]}
              </p>
            ) : null}
          </div>
        ))}
      </div>
      <button type="submit" className="solid-button mt-7 w-full sm:w-auto">
        {content.submit}
      </button>
    </form>
  )
}
