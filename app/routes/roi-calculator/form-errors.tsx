import type { RoiCalculatorContent } from './content.schema.ts'
import type { FigureKind, FigureName } from './read-figures.ts'

interface FormErrorsProps {
  content: Pick<RoiCalculatorContent, 'fields' | 'errors'>
  wrong: readonly { name: FigureName; kind: FigureKind }[]
}

/** Shown instead of the result: the invalid figures, each linked to its field. */
export function FormErrors({ content, wrong }: FormErrorsProps) {
  return (
    <div role="alert" className="border-l-4 border-pencil bg-white p-4">
      <h2 className="font-sans text-body font-semibold tracking-normal text-pencil">
        {content.errors.heading}
      </h2>
      <ul className="text-small">
        {wrong.map(({ name, kind }) => (
          <li key={name} className="mt-1">
            <a className="link" href={`#${name}`}>
              {content.fields[name].label}
            </a>
            : {content.errors[kind]}
          </li>
        ))}
      </ul>
    </div>
  )
}
