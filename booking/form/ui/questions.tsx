import type { ReactNode } from 'react'
import { type Form, offeredConsents } from '../../core/consents.ts'
import type { Typed } from '../posted-form.ts'
import { describedBy, Field, FieldMessage, fieldId } from './field.tsx'
import { type FormError, messageOf } from './form-errors.ts'
import { CONSENT_LINKS } from './labels.ts'
import { TallLink } from './links.tsx'

interface Props {
  form: Form
  consentsLegend: ReactNode
  brand: string
  texts: boolean
  typed: Typed
  error: FormError | null
  /** What the answers lead to, below the questions. */
  children?: ReactNode
}

/** The questions of a form. Uncontrolled fields: text typed before hydration stays. */
export function QuestionFields(props: Props) {
  const { form, consentsLegend, brand, texts, typed, error, children } = props
  const consents = offeredConsents(form, texts)
  return (
    <>
      <div className="grid gap-4 wide:grid-cols-2">
        {form.questions
          .filter(({ isBrought }) => !isBrought)
          .map((question) => (
            <Field
              key={question.name}
              question={question}
              typed={typed[question.name] ?? []}
              message={messageOf(error, question.name)}
            />
          ))}
      </div>
      {children}
      {consents.length === 0 ? (
        <ConsentLinks className="mt-4" />
      ) : (
        <fieldset className="mt-6 min-w-0 border-t border-rule pt-4">
          <legend className="float-left mb-2 font-semibold">{consentsLegend}</legend>
          {consents.map(({ name, wording }) => (
            <div className="clear-both grid grid-cols-[2.75rem_1fr] py-0.5 text-small" key={name}>
              <input
                className="m-2.5 size-6 accent-evergreen"
                id={fieldId(name)}
                name={name}
                type="checkbox"
                value="yes"
                // Never checked beforehand, never a condition (47 CFR 64.1200(f)(9)).
                defaultChecked={typed[name]?.includes('yes')}
                {...describedBy(name, messageOf(error, name))}
              />
              <label className="py-2.5" htmlFor={fieldId(name)}>
                {wording(brand)}
              </label>
              <div className="col-start-2">
                <FieldMessage name={name} message={messageOf(error, name)} />
              </div>
            </div>
          ))}
          <ConsentLinks className="pl-11" />
        </fieldset>
      )}
    </>
  )
}

function ConsentLinks({ className }: { className: string }) {
  return (
    <p className={`flex flex-wrap gap-x-6 text-small ${className}`}>
      {CONSENT_LINKS.map((link) => (
        <TallLink key={link.href} href={link.href} target="_top">
          {link.text}
        </TallLink>
      ))}
    </p>
  )
}
