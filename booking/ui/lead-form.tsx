import { LEAD_PATH } from './addresses.ts'
import { ConsentBoxes } from './consent-boxes.tsx'
import { Field } from './field.tsx'
import { HONEYPOT_FIELD, WORDS } from './labels.ts'
import { LeadFormError } from './lead-form-error.tsx'
import { LEAD_LABELS, LEAD_WORDS, leadConsentWording } from './lead-labels.ts'
import { LEAD_CONSENTS, LEAD_IDS, type LeadFieldName, type LeadFormProps } from './lead-props.ts'
import { TYPING } from './typing.ts'

/**
 * The lead form, drawn by the server alone. Without the script it posts by itself and leads the whole page on
 * (`target="_top"`); with it, the same post happens in place.
 */
export function LeadForm(props: LeadFormProps) {
  const { trouble, answers } = props
  const wrong = trouble?.kind === 'fields' ? trouble.fields : []
  const messageOf = (name: string) => wrong.find(({ field }) => field === name)?.message
  const field = (name: LeadFieldName) => ({
    name,
    label: LEAD_LABELS[name],
    value: answers[name],
    message: messageOf(name),
  })
  const hidden = { key: props.formKey, ...props.attribution }
  return (
    <>
      <header className="head">
        <p className="kicker">{LEAD_WORDS.kicker(props.guideTitle)}</p>
        <h1>{LEAD_WORDS.title}</h1>
      </header>
      <form className="details lead" method="post" action={LEAD_PATH} target="_top">
        {trouble && <LeadFormError id={LEAD_IDS.trouble} trouble={trouble} phone={props.phone} />}
        <p className="zone-note">{LEAD_WORDS.lead}</p>
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className="trap" aria-hidden="true">
          <label htmlFor="desk-trap">{WORDS.trap}</label>
          <input id="desk-trap" name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
        </div>
        <div className="fields">
          <Field {...field('name')} {...TYPING.name} />
          <Field {...field('email')} {...TYPING.email} />
          <Field {...field('practice')} {...TYPING.practice} />
          <Field {...field('specialty')} {...TYPING.specialty} options={props.specialties} />
          <Field {...field('phone')} {...TYPING.phone} enterKeyHint="send" optional />
        </div>
        <ConsentBoxes
          legend={LEAD_WORDS.consents}
          boxes={LEAD_CONSENTS.map((name) => ({
            name,
            wording: leadConsentWording(name, props.brand),
            ticked: answers[name],
            message: messageOf(name),
          }))}
        />
        <button className="book" type="submit" id={LEAD_IDS.button} data-busy={LEAD_WORDS.sending}>
          {LEAD_WORDS.send}
        </button>
      </form>
    </>
  )
}
