interface PhoneLineProps {
  phone: { display: string; dial: string }
  /** Carries `{phone}`. */
  text: string
  className: string
}

/** A sentence with a phone number as a link. */
export function PhoneLine({ phone, text, className }: PhoneLineProps) {
  const [before, after] = text.split('{phone}')
  return (
    <p className={className}>
      {before}
      <a className="link whitespace-nowrap" href={`tel:${phone.dial}`}>
        {phone.display.replaceAll(' ', '\u00a0')}
      </a>
      {after}
    </p>
  )
}
