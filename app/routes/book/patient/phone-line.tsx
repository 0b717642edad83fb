import type { Clinic } from '../../../content/clinic.schema.ts'

interface PhoneLineProps {
  clinic: Clinic
  /** Carries `{phone}`. */
  text: string
  className?: string
}

/** A sentence with the clinic's phone number as a link. */
export function PhoneLine({ clinic, text, className = '' }: PhoneLineProps) {
  const [before, after] = text.split('{phone}')
  return (
    <p className={className}>
      {before}
      <a className="link whitespace-nowrap" href={`tel:${clinic.phone.dial}`}>
        {clinic.phone.display.replaceAll(' ', '\u00a0')}
      </a>
      {after}
    </p>
  )
}
