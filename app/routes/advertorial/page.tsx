import { ClinicAside } from '../../components/patient/clinic-aside.tsx'
import type { Clinic } from '../../content/patients/clinics.data.ts'
import { clinicAt } from '../../content/patients/find-clinic.ts'
import type { PageProps } from '../../page-module.ts'
import { ArticleBody } from './article-body.tsx'
import { AdvertorialHero, ArticleEnd } from './article-ends.tsx'

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
