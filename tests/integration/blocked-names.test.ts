import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { built, pages, servedText } from './built-site.ts'

/** As a word of a name these make an ad blocker hide an element, or not fetch a file. */
const KNOWN_TO_BLOCKERS = /(?<![a-z])(ad|ads|banner|sponsor|promo|popup)(?![a-z])/i

const manifest: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '..', '..', 'build', 'manifest.json'), 'utf8'),
)
const files = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])

const documents = [
  ...pages,
  ...(await Promise.all(
    ['/desk/booking', '/desk/lead'].map(async (at) => ({ path: at, html: await servedText(at) })),
  )),
]

it.each(documents.map(({ path, html }) => [path, html]))(
  '%s has no class, id or file whose name ad blockers know',
  (_path, html) => {
    const named = [...html.matchAll(/\s(?:class|id|src|srcset)="([^"]+)"/gi)].flatMap(([, names = '']) =>
      names.split(/\s+/),
    )
    expect(named.filter((name) => KNOWN_TO_BLOCKERS.test(name))).toEqual([])
  },
)

it('neither has a script or a style, or a class that a style names', () => {
  const styles = files.filter((file) => file.endsWith('.css')).map((file) => String(built(`/${file}`)))
  const classes = styles.flatMap((style) => style.match(/[.#][a-z][\w-]*/gi) ?? [])
  expect([...files, ...classes].filter((name) => KNOWN_TO_BLOCKERS.test(name))).toEqual([])
})
