import type { Manifest } from 'vite'

const ENTRY = 'app/entry.client.ts'
/** Brings React, which names every element that exists and no class: its text would keep half of the style. */
const HYDRATE = 'app/islands/hydrate.tsx'
/** The manifest's keys are source files; routes carry a query. */
const isIsland = (source: string) => source.endsWith('.island.tsx')
const islandName = (source: string) => source.slice(source.lastIndexOf('/') + 1, -'.island.tsx'.length)

/**
 * Built files that sources bring, with all that they import; dynamic imports where `follow` says so.
 * @param sources keys of the manifest: source files, relative to the root
 */
export function reach(
  manifest: Manifest,
  sources: readonly string[],
  follow: (source: string) => boolean,
): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const waiting = [...sources]
  for (let source = waiting.pop(); source !== undefined; source = waiting.pop()) {
    const chunk = manifest[source]
    if (!chunk || seen.has(source)) continue
    seen.add(source)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    waiting.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []).filter(follow))
  }
  return files
}

/**
 * Built scripts and styles that a page can fetch, relative to the client folder; React itself is left out.
 * @param islands names of the islands in it
 */
export function filesOfEntry(manifest: Manifest, islands: readonly string[]): string[] {
  const follow = (source: string) =>
    source !== HYDRATE && (!isIsland(source) || islands.includes(islandName(source)))
  return [...reach(manifest, [ENTRY], follow)]
}

/**
 * Those of the built files that no entry reaches: React Router makes one for every route.
 * @param files names relative to the client folder
 */
export function unreferencedFiles(manifest: Manifest, files: readonly string[]): string[] {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry && !source.includes('?'))
  const reached = reach(manifest, entries, () => true)
  return files.filter((file) => !reached.has(file))
}
