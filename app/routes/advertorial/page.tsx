import { ClinicAside } from '../../components/patient/clinic-aside.tsx'
import { Disclaimer } from '../../components/patient/crisis-line.tsx'
import { LinkedText } from '../../components/patient/linked-text.tsx'
import { PathButton } from '../../components/patient/path-button.tsx'
import { Headline } from '../../components/ui/heading.tsx'
import { Paragraphs } from '../../components/ui/texts.tsx'
import type { Clinic } from '../../content/patients/clinics.data.ts'
import { clinicAt } from '../../content/patients/find-clinic.ts'
import { patients } from '../../content/patients/patients.data.ts'
import { fillPlaceholders } from '../../content/placeholders.ts'
import type { PageProps } from '../../page-module.ts'
import { ArticleBody } from './article-body.tsx'

export const handle = { clinic: clinicOf }

function clinicOf({ path }: PageProps): Clinic {
  const clinic = clinicAt(path)
  if (!clinic) throw new Error(`content/clinics has no record for ${path}`)
  return clinic
}

export function meta(page: PageProps) {
  const { title, description } = clinicOf(page)
  return { title, description }
}

export function Page(page: PageProps) {
  const clinic = clinicOf(page)
  return (
    <article className="page-container beside-clinic">
      <AdvertorialHero clinic={clinic} />
      <ClinicAside clinic={clinic} step={clinic.closing.step} />
      <div>
        <ArticleBody clinic={clinic} />
        <ArticleEnd clinic={clinic} />
      </div>
    </article>
  )
}

const { crisis, labels, offLabel } = patients

/** Advertisement label, title, the action, and the notices that must come before the text: crisis line and off-label use. */
function AdvertorialHero({ clinic }: { clinic: Clinic }) {
  return (
    <header className="pt-7 sm:pt-9 lg:pt-14">
      <p className="inline-block py-1 px-3 text-(length:--text-small) font-semibold border border-ink">
        {fillPlaceholders(labels.paidFor, { clinic: clinic.name })}
      </p>
      {clinic.demo ? <p className="mt-2 text-fine text-soft">{labels.demo}</p> : null}
      <h1 className="article-title">{clinic.headline}</h1>
      <p className="mt-5 text-lead text-soft">{clinic.dek}</p>
      <PathButton clinic={clinic} step={clinic.closing.step} className="mt-6 w-full sm:w-auto lg:hidden" />
      <div className="mt-8 border-y border-rule py-5 text-small">
        <p>
          <strong className="font-semibold">{crisis.lead}</strong> <LinkedText text={crisis.text} />
        </p>
        <p className="mt-3">{offLabel}</p>
      </div>
    </header>
  )
}

/** Closing panel, about the clinic, disclaimer with the crisis line, and the dateline if there is one. */
function ArticleEnd({ clinic }: { clinic: Clinic }) {
  const { text, step } = clinic.closing
  const headline =
    clinic.closing.headline ?? fillPlaceholders(labels.presentation.headline, { clinic: clinic.name })
  return (
    <div className="pb-16">
      <aside className="article-panel" aria-labelledby="next-step">
        <Headline id="next-step" className="text-heading leading-tight" text={headline} />
        <p className="mt-3 max-w-lead">{text}</p>
        <PathButton clinic={clinic} step={step} className="mt-5" />
      </aside>
      <section className="mt-12" aria-labelledby="about-the-clinic">
        <Headline
          id="about-the-clinic"
          className="text-minor"
          text={fillPlaceholders(labels.about, { clinic: clinic.name })}
        />
        <Paragraphs texts={clinic.about} className="mt-2 text-small text-soft" />
      </section>
      <Disclaimer clinic={clinic}>
        <p className="mt-4 text-small text-soft">
          {clinic.demo ? labels.demo : labels.madeBy} {labels.facts}
        </p>
      </Disclaimer>
      {clinic.dateline ? (
        <p className="mt-8 flex flex-wrap gap-x-6 border-t border-rule pt-5 text-small">
          <span>{clinic.dateline}</span>
          <span>{labels.updated}</span>
        </p>
      ) : null}
    </div>
  )
}
