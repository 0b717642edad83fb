import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { faultsIn } from './faults.ts'
import { optional } from './optional.ts'

const client = path.resolve(import.meta.dirname, '..', '..', 'build', 'site', 'client')

/** Pages rendered on request, and pages of the booking provider. */
const RENDERED = [
  '/book',
  '/bookingconfirmation',
  '/growth_playbook',
  '/webhook-test',
  '/desk/booking',
  '/desk/lead',
  '/desk/request',
]

const files = globSync('**/*.{html,css}', { cwd: client })
const found = new Set<string>()

const server = serverForTests()

/** Unsupported features without an entry in `optional`. */
function faultsThatMatter(css: string): string[] {
  const faults = faultsIn(css)
  for (const { name } of faults) found.add(name)
  return [...new Set(faults.filter(({ name }) => !(name in optional)).map(({ text }) => text))]
}

/** All inline style of a document. */
function styleOf(html: string): string {
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, css = '']) => css)
  if (styles.length === 0) throw new Error('The document has no style.')
  return styles.join('\n')
}

it.each(files)('%s uses only CSS that every supported browser understands', (file) => {
  const text = readFileSync(path.join(client, file), 'utf8')
  expect(faultsThatMatter(file.endsWith('.css') ? text : styleOf(text))).toEqual([])
})

it.each(RENDERED)('%s uses only CSS that every supported browser understands', async (address) => {
  const response = await fetch(server.origin + address)
  expect(faultsThatMatter(styleOf(await response.text()))).toEqual([])
})

it('every exception is used', () => {
  expect(Object.keys(optional).filter((name) => !found.has(name))).toEqual([])
})
