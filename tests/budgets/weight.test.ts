import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { staticAddresses } from '../../app/addresses.ts'

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

/** Brotli bytes of each document, its style inlined. Set by the longest article and by the home page, with a little room. */
const DOCUMENT_BUDGET = 18_000
const HOME_BUDGET = 20_500
const SCRIPT_BUDGET = 4_096
const FONT_BUDGET = 60 * 1024
const WIDGET_BUDGET = 110 * 1024

describe.each(staticAddresses)('%s', (address) => {
  const html = readFileSync(page(address), 'utf8')

  it('stays within its bytes', () => {
    expect(weigh(page(address))).toBeLessThanOrEqual(address === '/' ? HOME_BUDGET : DOCUMENT_BUDGET)
  })

  it('waits for nothing before its first paint: no stylesheet, no blocking script, no framework', () => {
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/)
    expect(html).not.toMatch(/rel="modulepreload"/)
    const scripts = [
      ...html.matchAll(/<script(?![^>]*(?:application\/ld\+json|speculationrules))[^>]*>/g),
    ].map(([tag]) => tag)
    expect(scripts.every((tag) => tag.includes('defer'))).toBe(true)
  })

  it('runs at most 4 KB of script', () => {
    const bytes = assets(html, /\/assets\/[\w-]+\.js/g).reduce(
      (sum, file) => sum + weigh(path.join(client, file)),
      0,
    )
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
  const [entry] = globSync('assets/entry.client-*.js', { cwd: path.join(build, 'desk') })
  expect(weigh(path.join(build, 'desk', entry ?? 'missing'))).toBeLessThanOrEqual(WIDGET_BUDGET)
})
