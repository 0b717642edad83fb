import { fieldId } from './field-id.ts'
import { CONSENT_LINKS } from './labels.ts'

interface ConsentBox {
  name: string
  /** The very words that are stored as evidence when the box is ticked. */
  wording: string
  ticked: boolean
  message: string | undefined
}

/** Boxes that are never ticked beforehand and never needed for what the form is for. */
export function ConsentBoxes({ legend, boxes }: { legend: string; boxes: ConsentBox[] }) {
  return (
    <fieldset className="consents">
      <legend>{legend}</legend>
      {boxes.map(({ name, wording, ticked, message }) => {
        const id = fieldId(name)
        return (
          <div className="consent" key={name}>
            <input
              id={id}
              name={name}
              type="checkbox"
              value="yes"
              defaultChecked={ticked}
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${id}-message` : undefined}
            />
            <label htmlFor={id}>{wording}</label>
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
