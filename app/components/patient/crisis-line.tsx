import type { ReactNode } from 'react'
import type { Clinic } from '../../content/patients/clinics.data.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { Headline } from '../ui/heading.tsx'

const LINKS: Record<string, string> = {
  '988': 'tel:988',
  '988lifeline.org': 'https://988lifeline.org',
  '911': 'tel:911',
}

/** Links the crisis line’s number, its website and the emergency number wherever the text names them. */
export function CrisisLine({ text }: { text: string }) {
  return text.split(/(988lifeline\.org|\b988\b|\b911\b)/).map((part, index) => {
    const href = LINKS[part]
    if (!href) return part
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never change places.
      <a key={index} className="link" href={href}>
        {part}
      </a>
    )
  })
}

/** The crisis line, set apart. */
export function CrisisNote() {
  const { crisis } = patients
  return (
    <p className="mt-5 max-w-[44rem] border-l-4 border-evergreen bg-white px-4 py-3 text-small">
      <strong className="font-semibold">{crisis.lead}</strong> <CrisisLine text={crisis.text} />
    </p>
  )
}

/** The disclaimer below a clinic's text, with the crisis line in it. */
export const Disclaimer = ({ clinic, children }: { clinic: Clinic; children?: ReactNode }) => (
  <section className="mt-10 border-t border-rule pt-6" aria-labelledby="disclaimer">
    <Headline id="disclaimer" className="text-minor" text={patients.labels.disclaimer} />
    {[...patients.disclaimer, ...clinic.disclosures].map((paragraph) => (
      <p key={paragraph} className="mt-2 text-small">
        <CrisisLine text={paragraph} />
      </p>
    ))}
    {children}
  </section>
)
