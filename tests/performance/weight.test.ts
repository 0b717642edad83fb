import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'

const build = path.resolve(import.meta.dirname, '..', '..', 'build')
const client = path.join(build, 'site', 'client')

/** Transfer size of a built file in bytes: brotli if available. */
function weigh(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}

const page = (address: string) => path.join(client, address, 'index.html')
const assets = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([address]) => address)),
]

/**
 * Bytes in the first flight of a new connection: ten packets of 1,460 bytes (RFC 6928). The home page is larger, but its
 * first screen fits.
 */
const FIRST_FLIGHT = 14_600
const HOME_BUDGET = 17_200
const SCRIPT_BUDGET = 4_096
const FONT_BUDGET = 60 * 1024
const WIDGET_BUDGET = 110 * 1024

/** The part of a document in the first flight. */
function firstFlight(file: string): string {
  const part = readFileSync(`${file}.br`).subarray(0, FIRST_FLIGHT)
  return brotliDecompressSync(part, { finishFlush: constants.BROTLI_OPERATION_FLUSH }).toString()
}

describe.each(prerenderPaths)('%s', (address) => {
  const html = readFileSync(page(address), 'utf8')

  it('stays within its byte budget', () => {
    expect(weigh(page(address))).toBeLessThanOrEqual(address === '/' ? HOME_BUDGET : FIRST_FLIGHT)
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
    // The one inline script reserves space for the banner.
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

it('hydrates the widget with at most 110 KB of script', () => {
  const [entry] = globSync('assets/entry.client-*.js', { cwd: path.join(build, 'desk') })
  expect(weigh(path.join(build, 'desk', entry ?? 'missing'))).toBeLessThanOrEqual(WIDGET_BUDGET)
})

/** Brotli size of a script, by the start of its name. */
function weighScript(name: string): number {
  const [file] = globSync(`assets/${name}-*.js`, { cwd: client })
  return weigh(path.join(client, file ?? 'missing'))
}

it('has a consent banner within the page’s 4 KB of script, and smaller analytics', () => {
  expect(weighScript('main') + weighScript('consent-banner')).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(weighScript('consent-details')).toBeLessThanOrEqual(SCRIPT_BUDGET)
  expect(weighScript('analytics')).toBeLessThanOrEqual(SCRIPT_BUDGET)
})
