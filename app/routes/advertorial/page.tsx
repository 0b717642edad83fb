import { ClinicAside } from '../../components/patient/clinic-aside.tsx'
import type { Clinic } from '../../content/patients/clinic.schema.ts'
import * as shared from '../../content/patients/clinic-evidence.ts'
import { clinicAt } from '../../content/patients/clinics.ts'
import { site } from '../../content/site/site.ts'
import type { PageProps } from '../../page-module.ts'
import { ArticleBody } from './article-body.tsx'
import { AdvertorialHero, ArticleEnd } from './article-ends.tsx'
import style from './page.css?inline'

export const handle = { clinic: clinicOf, style }

function clinicOf({ path }: PageProps): Clinic {
  const clinic = clinicAt(path)
  if (!clinic) throw new Error(`app/content/patients/clinics.ts has no clinic for ${path}`)
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
      <AdvertorialHero
        clinic={clinic}
        label={shared.labels.paidFor(clinic.name)}
        demo={shared.labels.demo}
        crisis={shared.crisis}
        offLabel={shared.offLabel}
      />
      <ClinicAside clinic={clinic} step={clinic.closing.step} />
      <div>
        <ArticleBody clinic={clinic} shared={shared} />
        <ArticleEnd clinic={clinic} shared={shared} agency={site.brand} />
      </div>
    </article>
  )
}
