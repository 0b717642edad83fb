import { renderToString } from 'react-dom/server'
import type { Clinic } from './content/patients/clinics.data.ts'
import { IslandNames } from './islands/island.tsx'
import { AgencyLayout, agencyScripts } from './layout/agency-layout.tsx'
import { PatientLayout } from './layout/patient-layout.tsx'
import type { PageModule, PageRequest } from './page-module.ts'
import { PageHead, type PageMeta } from './seo/page-head.tsx'
import baseStyle from './styles/app.css?inline'

/** A page as React draws it, and what is known of it. */
export interface RenderedPage {
  html: string
  meta: PageMeta
  /** Whose patients the page is for, null for an unknown one. Undefined: the page is the agency's own. */
  clinic: Clinic | null | undefined
  status: number | undefined
  islands: ReadonlySet<string>
  /** Sources of its frames, as a Content-Security-Policy names them. */
  frames: readonly string[]
  /** The style of every page and the page's own, which the document does not have yet. */
  style: string
  /** Texts of its inline scripts. */
  scripts: readonly string[]
}

/** Renders a page in the layout that its `handle` chooses, with the settings of the running site. */
export async function renderPage(page: PageModule, request: PageRequest): Promise<RenderedPage> {
  const { path, site } = request
  const props = { path, data: (await page.load?.(request)) as never }
  const { clinic: clinicOf, style = '', scripts = [], ...handle } = page.handle ?? {}
  const clinic = clinicOf?.(props)
  const isForPatients = clinic !== undefined
  const meta = page.meta(props)
  // Word joiners only affect line breaks on the page.
  const known = { ...meta, description: meta.description.replaceAll('\u2060', '') }
  const layout = {
    scripts: site.scripts,
    head: <PageHead meta={known} path={path} origin={site.origin} clinic={clinic?.name} />,
    children: <page.Page {...props} />,
  }
  const islands = new Set<string>()
  const html = renderToString(
    <IslandNames value={islands}>
      {isForPatients ? (
        <PatientLayout {...layout} clinic={clinic} isArticle={path === `/${clinic?.slug}`} />
      ) : (
        <AgencyLayout
          {...layout}
          analyticsId={site.analyticsId}
          counting={site.counting}
          hasBookButton={handle.hasBookButton ?? true}
        />
      )}
    </IslandNames>,
  )
  return {
    html,
    meta: known,
    clinic,
    status: handle.status?.(props),
    islands,
    frames: handle.frames?.(props, site) ?? [],
    style: baseStyle + style,
    scripts: isForPatients ? scripts : [...agencyScripts, ...scripts],
  }
}
