import { patientFrame } from '../content/patients/patient-frame.ts'

const { crisis } = patientFrame
const target = 'link inline-flex min-h-8 items-center font-semibold whitespace-nowrap'

/** 988 and 911 as links, for somebody who needs them now. */
export function CrisisLinks({ className = '' }: { className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-1.5 ${className}`}>
      <span>{crisis.lead}</span>
      <a className={target} href="tel:988">
        {crisis.call}
      </a>
      <span>{crisis.or}</span>
      <a className={target} href="sms:988">
        {crisis.text}
      </a>
      <span className="sm:ml-3">{crisis.danger}</span>
      <a className={target} href="tel:911">
        {crisis.emergency}
      </a>
    </p>
  )
}
