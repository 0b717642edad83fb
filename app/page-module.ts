import type { ReactNode } from 'react'
import type { Clinic } from './content/patients/clinics.data.ts'
import type { PageMeta } from './seo/page-head.tsx'
import type { SiteValues } from './site-values.ts'

/** What a page is asked for. */
export interface PageRequest {
  /** Its address without query. */
  path: string
  query: URLSearchParams
  site: SiteValues
}

/** What `meta`, `Page` and `handle.clinic` get. `Load` is the type of the page's `load`, for those that have one. */
export interface PageProps<Load extends (request: PageRequest) => unknown = () => undefined> {
  path: string
  data: Awaited<ReturnType<Load>>
}

/** The exports of `routes/<page>/page.tsx`. */
export interface PageModule {
  /** What depends on the query, the settings or a booking. With a query, a page that has it is rendered at each request. */
  load?(request: PageRequest): unknown
  meta(page: PageProps<() => never>): PageMeta
  Page(page: PageProps<() => never>): ReactNode
  handle?: PageHandle
}

export interface PageHandle {
  /** The page's own style, inlined behind what every page has. */
  style?: string
  /** Texts of the page's inline scripts. Its policy allows no others. */
  scripts?: readonly string[]
  /** The clinic whose patients the page is for, null for an unknown one. Undefined: the agency's layout surrounds it. */
  clinic?(page: PageProps<() => never>): Clinic | null | undefined
  /** 200 by default. */
  status?(page: PageProps<() => never>): number | undefined
  /** Sources of its frames, as a Content-Security-Policy names them. */
  frames?(page: PageProps<() => never>, site: SiteValues): readonly string[]
  /** Whether it is shown today, for pages with a date; true by default. */
  isShown?(path: string): boolean
  /** Whether the header leads to /book; true by default. */
  hasBookButton?: boolean
  /** Whether the document that is rendered once answers this query too. By default it does without a query or without `load`. */
  isKept?(query: URLSearchParams): boolean
}
