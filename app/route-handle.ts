import type { Clinic } from './content/clinic.schema.ts'

/** What a route may export as `handle`. */
export interface RouteHandle {
  /** The page's own style, inlined behind what every page has. */
  style?: string
  /** The same for the page's version for patients, where it has both. */
  patientStyle?: string
  /** Texts of the page's inline scripts. The policy of a page that is rendered on request allows no others. */
  scripts?: readonly string[]
  /** The clinic whose patients the page is for. Without one, the agency's layout surrounds it. */
  pageClinic?: (page: RoutePage) => Clinic | undefined
}

/** The page that a handle is asked about. */
export interface RoutePage {
  pathname: string
  /** What the route's loader returned; undefined for a page without one, and when it threw. */
  loaderData: unknown
}

/** The clinic that one of the matched routes names, and the style of them all. */
export function frameOf(matches: readonly (RoutePage & { handle: unknown })[]): {
  clinic: Clinic | undefined
  style: string
} {
  const handled = matches.map((page) => ({ page, handle: page.handle as RouteHandle | undefined }))
  const clinic = handled.map(({ page, handle }) => handle?.pageClinic?.(page)).find((found) => found)
  const handles = handled.map(({ handle }) => handle)
  return { clinic, style: clinic ? patientStyleOf(handles) : styleOf(handles) }
}

/** The style of a page whose routes, from the root on, have these handles. */
export function styleOf(handles: readonly (RouteHandle | undefined)[]): string {
  return handles.map((handle) => handle?.style ?? '').join('')
}

/** The style of the page's version for patients. */
export function patientStyleOf(handles: readonly (RouteHandle | undefined)[]): string {
  return handles.map((handle) => handle?.patientStyle ?? handle?.style ?? '').join('')
}
