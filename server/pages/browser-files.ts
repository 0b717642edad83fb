import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from 'vite'
import { islandName } from '../../app/islands/island-name.ts'
import { namesIn, type ScriptNames } from './page-style.ts'

const ENTRY = 'app/entry.client.ts'
const WIDGET_ENTRY = 'booking/entry.client.tsx'
/** Not searched for class names: it imports React, which sets none but contains words such as `hidden`. */
const HYDRATE = 'platform/hydrate.tsx'
const REACT = /react-[\w-]+\.js$/

export interface BrowserFiles {
  pageScripts: readonly string[]
  widgetScript: string
  /** Returns the class names in the scripts of a page with these islands. Null in development. */
  namesFor: ((islands: ReadonlySet<string>) => ScriptNames) | null
}

/** Reads a build's manifest. The scripts in it are read when a page needs them. */
export function readBrowserFiles(buildFolder: string): BrowserFiles {
  const manifest: Manifest = JSON.parse(readFileSync(path.join(buildFolder, 'manifest.json'), 'utf8'))
  const addressOf = (entry: string) => `/${manifest[entry]?.file}`
  const byIslands = new Map<string, ScriptNames>()
  return {
    pageScripts: [addressOf(ENTRY)],
    widgetScript: addressOf(WIDGET_ENTRY),
    namesFor(islands) {
      const key = [...islands].sort().join()
      const known = byIslands.get(key)
      if (known) return known
      const files = filesOfPage(manifest, islands, HYDRATE).filter(
        (file) => /\.(js|css)$/.test(file) && !REACT.test(file),
      )
      const texts = files.map((file) => readFileSync(path.join(buildFolder, 'client', file), 'utf8'))
      const names = namesIn(texts.join('\n'))
      byIslands.set(key, names)
      return names
    },
  }
}

/** Returns the built files that a page with these islands can fetch, except the source `without` and its imports. */
export function filesOfPage(manifest: Manifest, islands: ReadonlySet<string>, without?: string): string[] {
  const files = new Set<string>()
  const seen = new Set(without ? [without] : [])
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) return
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    const later = (chunk.dynamicImports ?? []).filter(
      (one) => !one.endsWith('.island.tsx') || islands.has(islandName(one)),
    )
    for (const one of [...(chunk.imports ?? []), ...later]) visit(one)
  }
  visit(ENTRY)
  return [...files]
}
