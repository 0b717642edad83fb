import { assessmentLabels } from '../../content/patients/assessment-labels.data.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'

const { clinic: labels } = assessmentLabels

interface CallClinicProps {
  phone: { display: string; dial: string }
  /** When the clinic answers it. */
  hours: string
  className: string
}

/** How to book the consultation by phone: the number, the hours, and words for somebody who doesn't know what to say. */
export function CallClinic({ phone, hours, className }: CallClinicProps) {
  return (
    <div className={`border-t-4 border-evergreen bg-wash p-5 ${className}`}>
      <a className="solid-button tabular" href={`tel:${phone.dial}`}>
        {fillPlaceholders(labels.call, { phone: phone.display.replaceAll(' ', '\u00a0') })}
      </a>
      <p className="mt-2 text-small">{fillPlaceholders(labels.open, { hours })}</p>
      <p className="mt-4 text-small font-semibold">{labels.sayLabel}</p>
      <p className="mt-1 font-serif text-lead">{labels.say}</p>
      <p className="mt-2 text-small">{labels.noMore}</p>
    </div>
  )
}
