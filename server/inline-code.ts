import { createHash } from 'node:crypto'
import type { ServerBuild } from 'react-router'
import { patientStyleOf, type RouteHandle, styleOf } from '../app/route-handle.ts'

/** The inline scripts and styles that the code puts into pages: each text with its source expression of a policy. */
export interface InlineCode {
  scripts: ReadonlyMap<string, string>
  styles: ReadonlyMap<string, string>
}

/** What the routes of a build say that they put inline: those of each page, from the root on. */
export function inlineCodeOf(build: Pick<ServerBuild, 'routes'>): InlineCode {
  const routes = Object.values(build.routes).flatMap((route) => route ?? [])
  const chains = routes.map((route) => {
    const handles: (RouteHandle | undefined)[] = []
    for (let next: typeof route | undefined = route; next; next = build.routes[next.parentId ?? ''])
      handles.unshift(next.module.handle as RouteHandle | undefined)
    return handles
  })
  return {
    scripts: sources(chains.flat().flatMap((handle) => handle?.scripts ?? [])),
    styles: sources(chains.flatMap((handles) => [styleOf(handles), patientStyleOf(handles)])),
  }
}

/** The expression that allows one inline text: `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

function sources(texts: readonly string[]): ReadonlyMap<string, string> {
  return new Map(texts.map((text) => [text, hashSource(text)]))
}
