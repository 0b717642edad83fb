import { renderToString } from 'react-dom/server'
import { AgencyLayout, agencyScripts } from './layout/agency-layout.tsx'
import { PatientLayout } from './layout/patient-layout.tsx'
import type { PageModule, PageRequest } from './page-module.ts'
import { PageHead } from './seo/page-head.tsx'
import baseStyle from './styles/app.css?inline'

/** A page as React draws it, and what its document has inline besides. */
export interface RenderedPage {
  html: string
  /** That of every page, and the page's own. */
  styles: readonly string[]
  scripts: readonly string[]
  status: number | undefined
}

/** Renders a page in the layout that its `handle` chooses, with the settings of the running site. */
export async function renderPage(page: PageModule, request: PageRequest): Promise<RenderedPage> {
  const { path, site } = request
  const props = { path, data: (await page.load?.(request)) as never }
  const {
    clinic: clinicOf,
    style = '',
    patientStyle = style,
    scripts = [],
    hasBookButton = true,
  } = page.handle ?? {}
  const clinic = clinicOf?.(props)
  const status = page.handle?.status?.(props)
  const layout = {
    scripts: site.scripts,
    head: <PageHead meta={page.meta(props)} path={path} origin={site.origin} clinic={clinic?.name} />,
    children: <page.Page {...props} />,
  }
  if (clinic !== undefined)
    return {
      html: renderToString(
        <PatientLayout {...layout} clinic={clinic} isArticle={path === `/${clinic?.slug}`} />,
      ),
      styles: [baseStyle, patientStyle],
      scripts,
      status,
    }
  return {
    html: renderToString(
      <AgencyLayout {...layout} analyticsId={site.analyticsId} hasBookButton={hasBookButton} />,
    ),
    styles: [baseStyle, style],
    scripts: [...agencyScripts, ...scripts],
    status,
  }
}
