import type { Clinic } from '../../../content/clinic.schema.ts'
import { fillPlaceholders } from '../../../content/placeholders.ts'
import { consultationConfirmation as content } from './content.ts'

interface Props {
  clinic: Clinic
  /** Whether the bookings can't be read at the moment; else the address names none. */
  isUnavailable: boolean
}

/** The confirmation in a clinic's name that knows no appointment: why it shows none, and whom to call. */
export function UnknownConsultation({ clinic, isUnavailable }: Props) {
  const { headline, text, call } = isUnavailable ? content.unavailable : content.unknown
  const [before, after] = call.split('{phone}')
  return (
    <div className="page-container py-12 md:py-20">
      <h1 className="text-major">{headline}</h1>
      <p className="mt-5 max-w-[36rem] text-lead text-soft">
        {fillPlaceholders(text, { clinic: clinic.shortName })}
      </p>
      <p className="mt-3 text-lead">
        {before}
        <a className="link whitespace-nowrap" href={`tel:${clinic.phone.dial}`}>
          {clinic.phone.display.replaceAll(' ', '\u00a0')}
        </a>
        {after}
      </p>
      <p className="mt-8">
        <a className="link" href={`/book?clinic=${clinic.slug}`}>
          {content.start}
        </a>
      </p>
    </div>
  )
}
