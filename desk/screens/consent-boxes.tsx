import { fieldId } from './field.tsx'
import { type Answers, CONSENT_NAMES, type Trouble } from './props.ts'
import { CONSENT_LINKS, consentWording, WORDS } from './words.ts'

/** Two boxes, never ticked beforehand and never needed for the call. */
export function ConsentBoxes(props: { brand: string; answers: Answers; trouble: Trouble | null }) {
  const fields = props.trouble?.kind === 'fields' ? props.trouble.fields : []
  return (
    <fieldset className="consents">
      <legend>{WORDS.texts}</legend>
      {CONSENT_NAMES.map((name) => {
        const message = fields.find((found) => found.field === name)?.message
        const id = fieldId(name)
        return (
          <div className="consent" key={name}>
            <input
              id={id}
              name={name}
              type="checkbox"
              value="yes"
              defaultChecked={props.answers[name]}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${id}-message` : undefined}
            />
            <label htmlFor={id}>{consentWording(name, props.brand)}</label>
            {message && (
              <p className="message" id={`${id}-message`}>
                {message}
              </p>
            )}
          </div>
        )
      })}
      <p className="links">
        {CONSENT_LINKS.map((link) => (
          <a key={link.href} href={link.href} target="_top">
            {link.text}
          </a>
        ))}
      </p>
    </fieldset>
  )
}
