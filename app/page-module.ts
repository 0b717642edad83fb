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

type Load = (request: PageRequest) => unknown

/** What `meta`, `Page` and `handle.clinic` get. `Loading` is the type of the page's `load`, for those that have one. */
export interface PageProps<Loading extends Load = Load> {
  path: string
  data: Awaited<ReturnType<Loading>>
}

/** The exports of `routes/<page>/page.tsx`. */
export interface PageModule<Loading extends Load = () => never> {
  /** What depends on the query, the settings or a booking. With a query, a page that has it is rendered at each request. */
  load?: Load
  meta: (page: PageProps<Loading>) => PageMeta
  Page: (page: PageProps<Loading>) => ReactNode
  handle?: PageHandle<Loading>
}

/** What a module has to be: one without `load` gets no data, and any other what its `load` returns. */
export type Loaded<Module> = PageModule<
  Module extends { load: infer Loading extends Load } ? Loading : () => undefined
>

export interface PageHandle<Loading extends Load = () => never> {
  /** The page's own style, inlined behind what every page has. */
  style?: string
  /** Texts of the page's inline scripts. Its policy allows no others. */
  scripts?: readonly string[]
  /** The clinic whose patients the page is for, null for an unknown one. Undefined: the agency's layout surrounds it. */
  clinic?: (page: PageProps<Loading>) => Clinic | null | undefined
  /** 200 by default. */
  status?: (page: PageProps<Loading>) => number | undefined
  /** Sources of its frames, as a Content-Security-Policy names them. */
  frames?: (page: PageProps<Loading>, site: SiteValues) => readonly string[]
  /** Whether it is shown today, for pages with a date; true by default. */
  isShown?(path: string): boolean
  /** Whether the header leads to /book; true by default. */
  hasBookButton?: boolean
  /** Whether the document that is rendered once answers this query too. By default it does without a query or without `load`. */
  isKept?(query: URLSearchParams): boolean
}
