import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')
const client = path.join(build, 'site', 'client')

/** Bytes on the wire of a built file: its brotli twin where there is one. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const page = (address: string) => path.join(client, address, 'index.html')
const assets = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([address]) => address)),
]

/**
 * Brotli bytes that arrive in the first flight of a new connection: ten packets of 1,460 bytes (RFC 6928).
 * The home page's copy does not fit; its first screen does.
 */
const FIRST_FLIGHT = 14_600
const HOME_BUDGET = 17_200
const SCRIPT_BUDGET = 4_096
const FONT_BUDGET = 60 * 1024
const WIDGET_BUDGET = 110 * 1024

/** What a browser has read of a document when the first flight is in. */
function firstFlight(file: string): string {
  const part = readFileSync(`${file}.br`).subarray(0, FIRST_FLIGHT)
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
}

describe.each(prerenderPaths)('%s', (address) => {
  const html = readFileSync(page(address), 'utf8')

  it('stays within its bytes', () => {
    expect(weigh(page(address))).toBeLessThanOrEqual(address === '/' ? HOME_BUDGET : FIRST_FLIGHT)
  })

  it('has its style, its headline and its first section in the first flight', () => {
    const seen = firstFlight(page(address))
    expect(seen).toContain('</style>')
    expect(seen).toContain('</h1>')
    if (address === '/') expect(seen.match(/<\/section>/g)?.length).toBeGreaterThan(1)
  })

  it('waits for nothing before its first paint: no stylesheet, no blocking script, no framework', () => {
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
    expect(html).not.toMatch(/rel="modulepreload"/)
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:application\/ld\+json|speculationrules))[^>]*>/g),
    ].map(([tag]) => tag)
    // The one line that keeps room for the banner stands in the document itself.
    const [inline, ...more] = html.match(/<script>[\s\S]*?<\/script>/g) ?? []
    expect(more).toEqual([])
    expect(inline?.length ?? 0).toBeLessThan(200)
    // A module waits for the end of the document by itself.
    expect(scripts.every((tag) => tag === '<script>' || tag.includes('type="module"'))).toBe(true)
  })

  it('runs at most 4 KB of script', () => {
    const own = assets(html, /\/assets\/[\w-]+\.js/g)
    const bytes = own.reduce((sum, file) => sum + weigh(path.join(client, file)), 0)
    expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
  })
})

it('loads at most 60 KB of fonts in all', () => {
  const files = globSync('assets/*.woff2', { cwd: client })
  expect(files.length).toBe(3)
  expect(files.reduce((sum, file) => sum + statSync(path.join(client, file)).size, 0)).toBeLessThanOrEqual(
    FONT_BUDGET,
  )
})

it('wakes the widget with at most 110 KB of script', () => {
  // The entry, what both forms share with React, and the widget; not the lead form.
  const files = globSync('assets/{entry.client,hydrate}-*.js', { cwd: path.join(build, 'desk') })
  const own = files.filter((file) => !file.startsWith('assets/hydrate-lead-'))
  expect(own.length).toBeGreaterThan(2)
  const bytes = own.reduce((sum, file) => sum + weigh(path.join(build, 'desk', file)), 0)
  expect(bytes).toBeLessThanOrEqual(WIDGET_BUDGET)
})

/** The brotli bytes of a script that pages fetch, by the start of its name. */
function weighScript(name: string): number {
  const [file] = globSync(`assets/${name}-*.js`, { cwd: client })
  return weigh(path.join(client, file ?? 'missing'))
}

it('asks a first visit for consent within the 4 KB of the page itself, and counts with less', () => {
  expect(weighScript('main') + weighScript('consent-banner')).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(weighScript('consent-details')).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(weighScript('analytics')).toBeLessThanOrEqual(SCRIPT_BUDGET)
})
