import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import type { Manifest } from 'vite'
import { describe, expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import { reach, unreferencedFiles } from '../../scripts/scripts-of-page.ts'

const root = path.resolve(import.meta.dirname, '..', '..')
const client = path.join(root, 'build', 'site', 'client')
const manifest: Manifest = JSON.parse(readFileSync(path.join(client, '..', 'manifest.json'), 'utf8'))

/** Transfer size of a built file in bytes: brotli if available. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const page = (address: string) => path.join(client, address, 'index.html')
const assets = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([address]) => address)),
]

/**
 * Brotli bytes that arrive in the first flight of a new connection: ten packets of 1,460 bytes (RFC 6928).
 * The home page's copy does not fit; its first screen does, and the whole page fits the second flight (29,200).
 */
const FIRST_FLIGHT = 14_600
const HOME_BUDGET = 18_900
/** Of one long text: what is read first is in the first flight. */
const POLICY_BUDGET = 15_500
const SCRIPT_BUDGET = 4_096
const FONT_BUDGET = 60 * 1024
/** A page with an island, React included. */
const ISLAND_BUDGET = 75_500

const budgets: Record<string, number> = { '/': HOME_BUDGET, '/privacy-policy': POLICY_BUDGET }

/** The part of a document in the first flight. */
function firstFlight(file: string): string {
  const part = readFileSync(`${file}.br`).subarray(0, FIRST_FLIGHT)
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
}

describe.each(prerenderPaths)('%s', (address) => {
  const html = readFileSync(page(address), 'utf8')

  it('stays within its byte budget', () => {
    expect(weigh(page(address))).toBeLessThanOrEqual(budgets[address] ?? FIRST_FLIGHT)
  })

  it('has its style, headline and first section in the first flight', () => {
    const seen = firstFlight(page(address))
    expect(seen).toContain('</style>')
    expect(seen).toContain('</h1>')
    if (address === '/') expect(seen.match(/<\/section>/g)?.length).toBeGreaterThan(1)
  })

  it('has no render-blocking resource: no stylesheet, no blocking script, no framework', () => {
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
    expect(html).not.toMatch(/rel="modulepreload"/)
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:application\/ld\+json|speculationrules))[^>]*>/g),
    ].map(([tag]) => tag)
    // The one line that shows the consent banner stands in the document itself.
    const [inline, ...more] = html.match(/<script>[\s\S]*?<\/script>/g) ?? []
    expect(more).toEqual([])
    expect(inline?.length ?? 0).toBeLessThan(200)
    // Modules are deferred.
    expect(scripts.every((tag) => tag === '<script>' || tag.includes('type="module"'))).toBe(true)
  })

  it('runs at most 4 KB of script', () => {
    const own = assets(html, /\/assets\/[\w-]+\.js/g)
    const bytes = own.reduce((sum, file) => sum + weigh(path.join(client, file)), 0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
  })
})

it('loads at most 60 KB of fonts', () => {
  const files = globSync('assets/*.woff2', { cwd: client })
  expect(files.length).toBe(3)
  expect(files.reduce((sum, file) => sum + statSync(path.join(client, file)).size, 0)).toBeLessThanOrEqual(
    FONT_BUDGET,
  )
})

/** Brotli bytes of the scripts that an entry loads, with those of its dynamic imports that `follow` lets through. */
function weighScripts(entry: string, follow: (source: string) => boolean): number {
  const files = [...reach(manifest, [entry], follow)].filter((file) => file.endsWith('.js'))
  return files.reduce((sum, file) => sum + weigh(path.join(client, file)), 0)
}

it('builds no script that nothing loads', () => {
  const entries = ['app/entry.client.ts', 'booking/ui/entry.client.tsx']
  expect(unreferencedFiles(manifest, globSync('assets/*.{js,css}', { cwd: client }))).toEqual([])
  for (const entry of entries) expect(manifest[entry]?.file, entry).toBeDefined()
})

it.each(globSync('app/**/*.island.tsx', { cwd: root }))(
  'loads at most 75.5 KB of script, React included, for the island %s',
  (island) => {
    const follow = (source: string) => source === island || source === 'app/islands/hydrate.tsx'
    expect(weighScripts('app/entry.client.ts', follow)).toBeLessThanOrEqual(ISLAND_BUDGET)
  },
)

it.each(globSync('booking/ui/hydrate-*.tsx', { cwd: root }))(
  'loads at most 75.5 KB of script for the document of %s',
  (component) => {
    const follow = (source: string) => source === component
    expect(weighScripts('booking/ui/entry.client.tsx', follow)).toBeLessThanOrEqual(ISLAND_BUDGET)
  },
)

/** Brotli size of a script, by the start of its name. */
function weighScript(name: string): number {
  const [file] = globSync(`assets/${name}-*.js`, { cwd: client })
  return weigh(path.join(client, file ?? 'missing'))
}

it('wakes the consent banner and counts with at most 4 KB each, React aside', () => {
  expect(weighScript('consent-banner.island')).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(weighScript('analytics')).toBeLessThanOrEqual(SCRIPT_BUDGET)
})
