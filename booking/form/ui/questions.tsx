import type { ReactNode } from 'react'
import { consentsOf, fieldsOf, type Questions } from '../../core/fields.ts'
import { ConsentBoxes, ConsentLinks } from './consent-boxes.tsx'
import { Field } from './field.tsx'
import { type FormError, messageOf } from './form-errors.ts'

interface Props {
  questions: Questions
  consentsLegend: ReactNode
  brand: string
  specialties: readonly string[]
  texts: boolean
  answers: Record<string, string | boolean>
  error: FormError | null
}

/** The questions of a form. Uncontrolled fields: text typed before hydration stays. */
export function QuestionFields({
  questions,
  consentsLegend,
  brand,
  specialties,
  texts,
  answers,
  error,
}: Props) {
  const consents = consentsOf(questions, texts)
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        {fieldsOf(questions).map(([name, question]) => (
          <Field
            key={name}
            name={name}
            question={question}
            specialties={specialties}
            value={String(answers[name] ?? '')}
            message={messageOf(error, name)}
          />
        ))}
      </div>
      {consents.length > 0 ? (
        <ConsentBoxes
          legend={consentsLegend}
          consents={consents}
          brand={brand}
          answers={answers}
          error={error}
        />
      ) : (
        <ConsentLinks className="mt-4" />
      )}
    </>
  )
}
