import { type MetaArgs, useLocation } from 'react-router'
import { pageMeta } from '../../seo/page-meta.ts'
import site from '../../site.config.ts'
import type { Clinic } from '../../words/clinic.schema.ts'
import * as shared from '../../words/clinic-evidence.ts'
import { clinicAt } from '../../words/clinics.ts'
import { ArticleBody } from '../sections/advertorial/article-body.tsx'
import { ArticleEnd } from '../sections/advertorial/article-end.tsx'
import { ArticleHead } from '../sections/advertorial/article-head.tsx'
import style from '../styles/patients.css?inline'

/** Patients read these pages: the agency’s menus do not stand above an article about a treatment. */
export const handle = { frame: 'patient', style }

function clinicOf(pathname: string): Clinic {
  const clinic = clinicAt(pathname)
  if (!clinic) throw new Error(`words/clinics.ts has no clinic for ${pathname}`)
  return clinic
}

export function meta({ location }: MetaArgs) {
  const { slug, name, title, description } = clinicOf(location.pathname)
  return pageMeta({ path: `/${slug}`, title, description, type: 'article', clinic: name })
}

export default function AdvertorialScreen() {
  const clinic = clinicOf(useLocation().pathname)
  return (
    <article>
      <ArticleHead
        clinic={clinic}
        label={shared.labels.paidFor(clinic.name)}
        demo={shared.labels.demo}
        crisis={shared.crisis}
        offLabel={shared.offLabel}
      />
      <ArticleBody clinic={clinic} shared={shared} />
      <ArticleEnd clinic={clinic} shared={shared} agency={site.brand} />
    </article>
  )
}
