import { describe, expect, it } from 'vitest'
import { specialties } from '../../app/content/specialties/specialties.data.ts'
import type { StructuredNode } from '../../app/seo/page-head.tsx'
import { textOf } from '../fixtures/read-page.ts'
import { built, ORIGIN, pages } from './built-site.ts'

/** All typed nodes, nested ones included. */
function nodesIn(value: unknown): StructuredNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(nodesIn)
  return '@type' in value ? [value as StructuredNode, ...inner] : inner
}

const withData = pages.filter(({ data }) => data.length > 0)
const ofType = (page: (typeof pages)[number], type: string) =>
  nodesIn(page.data).filter((node) => node['@type'] === type)

/** What a visitor has to be able to read on the page, by type. */
const SHOWN: Record<string, readonly string[]> = {
  Question: ['name'],
  ListItem: ['name'],
  Answer: ['text'],
  Service: ['name', 'description'],
  BlogPosting: ['headline', 'articleSection'],
  ProfessionalService: ['name', 'email'],
}

describe.each(withData.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const nodes = nodesIn(page.data)

  it('says what the visible page says', () => {
    const shown = textOf(page.html.slice(page.html.indexOf('<body')))
    const said = nodes.flatMap((node) => (SHOWN[node['@type']] ?? []).map((name) => String(node[name])))
    expect(said.filter((one) => !shown.includes(one))).toEqual([])
    for (const node of nodes) expect(Object.values(node), node['@type']).not.toContain('')
  })

  it('has absolute URLs and existing pictures', () => {
    for (const node of nodes) {
      for (const name of ['@id', 'url', 'item', 'logo', 'image', 'mainEntityOfPage']) {
        const value = node[name]
        if (typeof value !== 'string') continue
        expect(value, name).toMatch(new RegExp(`^${ORIGIN}/`))
        if (name === 'logo' || name === 'image')
          expect(built(new URL(value).pathname).length).toBeGreaterThan(1000)
      }
    }
  })

  it.runIf(path !== '/')('has breadcrumbs over existing pages', () => {
    const way = ofType(page, 'ListItem')
    expect(way.map(({ position }) => position)).toEqual(way.map((_, i) => i + 1))
    expect(way[0]?.item).toBe(`${ORIGIN}/`)
    expect(way.at(-1)?.item).toBe(ORIGIN + path)
    expect(pages.map((one) => ORIGIN + one.path)).toEqual(expect.arrayContaining(way.map(({ item }) => item)))
  })
})

const servicePaths = [
  '/paid-traffic',
  '/funnel-creation',
  '/seo',
  '/google-business',
  '/automated-follow-ups',
  '/patient-acquisition-machine',
]

it('has each type on the right pages, and claims no rating, review or medical business', () => {
  const withType = (type: string) =>
    pages.filter((page) => ofType(page, type).length > 0).map(({ path }) => path)
  expect(withType('ProfessionalService')).toEqual(['/'])
  expect(withType('Service').sort()).toEqual([...servicePaths, ...specialties.map(({ path }) => path)].sort())
  expect(withType('BlogPosting')).toHaveLength(pages.filter(({ path }) => path.startsWith('/blog/')).length)
  const types = withData.flatMap((page) => nodesIn(page.data)).map((node) => node['@type'])
  expect(types.filter((type) => /Rating|Review|Medical|Physician|Clinic/.test(type))).toEqual([])
})
