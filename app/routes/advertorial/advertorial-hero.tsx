import { CrisisLine } from '../../components/patient/crisis-line.tsx'
import type { Clinic } from '../../content/clinic.schema.ts'

interface AdvertorialHeroProps {
  clinic: Clinic
  /** `Advertisement, paid for by …`. */
  label: string
  demo: string
  crisis: { lead: string; text: string }
  offLabel: string
}

/** Advertisement label, title, and the two notices that must come before the text: crisis line and off-label use. */
export function AdvertorialHero({ clinic, label, demo, crisis, offLabel }: AdvertorialHeroProps) {
  return (
    <header className="article-measure pt-9 md:pt-14">
      <p className="ad-label">{label}</p>
      {clinic.demo ? <p className="mt-2 text-fine text-soft">{demo}</p> : null}
      <h1 className="article-title">{clinic.headline}</h1>
      <p className="mt-5 text-lead text-soft">{clinic.dek}</p>
      <div className="mt-8 border-y border-rule py-5 text-small">
        <p>
          <strong className="font-semibold">{crisis.lead}</strong> <CrisisLine text={crisis.text} />
        </p>
        <p className="mt-3">{offLabel}</p>
      </div>
    </header>
  )
}
