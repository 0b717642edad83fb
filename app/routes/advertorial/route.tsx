import { type MetaArgs, useLocation } from 'react-router'
import site from '../../../site.config.ts'
import type { Clinic } from '../../content/clinic.schema.ts'
import * as shared from '../../content/clinic-evidence.ts'
import { clinicAt } from '../../content/clinics.ts'
import { pageMeta } from '../../seo/page-meta.ts'
import { ArticleBody } from './article-body.tsx'
import { AdvertorialHero, ArticleEnd } from './article-ends.tsx'
import style from './page.css?inline'

/** Pages for patients have a header and footer without the agency's menus. */
export const handle = { pageClinic: ({ pathname }: { pathname: string }) => clinicAt(pathname), style }

function clinicOfPath(pathname: string): Clinic {
  const clinic = clinicAt(pathname)
  if (!clinic) throw new Error(`app/content/clinics.ts has no clinic for ${pathname}`)
  return clinic
}

export function meta({ location }: MetaArgs) {
  const { slug, name, title, description } = clinicOfPath(location.pathname)
  return pageMeta({ path: `/${slug}`, title, description, type: 'article', clinic: name })
}

export default function AdvertorialScreen() {
  const clinic = clinicOfPath(useLocation().pathname)
  return (
    <article>
      <AdvertorialHero
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
