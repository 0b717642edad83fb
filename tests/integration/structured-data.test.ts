import { describe, expect, it } from 'vitest'
import { servicePaths } from '../../app/content/service-paths.ts'
import { specialtyPaths } from '../../app/content/specialty-paths.ts'
import { deploymentPlaceholders } from '../../app/deployment-values.ts'
import { absolute } from '../../app/seo/absolute.ts'
import { type StructuredNode, textOf } from '../../app/seo/site-files/read-page.ts'
import { built, pages } from './built-site.ts'
import { hasProperty, isType } from './vocabulary.ts'

/** Properties that Google's documentation requires, or recommends where the page has them (developers.google.com/search). */
const required: Record<string, readonly string[]> = {
  ProfessionalService: ['@id', 'name', 'url', 'logo', 'image', 'telephone', 'email', 'address', 'areaServed'],
  Organization: ['name', 'url'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  WebSite: ['@id', 'name', 'url', 'publisher'],
  Service: ['@id', 'name', 'description', 'url', 'provider', 'areaServed'],
  BusinessAudience: ['audienceType'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BlogPosting: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
}

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

describe.each(withData.map((page) => [page.path, page] as const))('%s', (path, page) => {
  const nodes = nodesIn(page.data)
  const shown = textOf(page.html.slice(page.html.indexOf('<body')))

  it('uses schema.org’s types and properties, with all required ones', () => {
    for (const node of nodes) {
      const type = node['@type']
      expect(isType(type), type).toBe(true)
      const names = Object.keys(node)
      const strange = names.filter((name) => !name.startsWith('@') && !hasProperty(type, name))
      expect(strange, type).toEqual([])
      expect(required[type], `the test knows ${type}`).toBeDefined()
      expect(names, type).toEqual(expect.arrayContaining([...(required[type] ?? ['unknown'])]))
      expect(Object.values(node), type).not.toContain('')
    }
  })

  it('uses absolute URLs and existing pictures', () => {
    for (const node of nodes) {
      for (const name of ['@id', 'url', 'item', 'logo', 'image', 'mainEntityOfPage']) {
        const value = node[name]
        if (typeof value === 'string')
          expect(value, name).toMatch(new RegExp(`^${deploymentPlaceholders.origin}/`))
        if (name === 'logo' || name === 'image')
          if (value) expect(built(new URL(String(value)).pathname).length).toBeGreaterThan(1000)
      }
    }
  })

  it('matches the visible page', () => {
    const said = nodes.flatMap((node) => {
      if (node['@type'] === 'Question' || node['@type'] === 'ListItem') return [node.name]
      if (node['@type'] === 'Answer') return [node.text]
      if (node['@type'] === 'Service') return [node.name, node.description]
      if (node['@type'] === 'BusinessAudience') return [node.audienceType]
      if (node['@type'] === 'BlogPosting') return [node.headline, node.articleSection]
      if (node['@type'] === 'ProfessionalService') return [node.name, node.email]
      return []
    })
    expect(said.filter((one) => !shown.includes(String(one)))).toEqual([])
  })

  it.runIf(path !== '/')('has breadcrumbs over existing pages', () => {
    const way = ofType(page, 'ListItem')
    expect(way.map(({ position }) => position)).toEqual(way.map((_, i) => i + 1))
    expect(way[0]?.item).toBe(absolute('/'))
    expect(way.at(-1)?.item).toBe(absolute(path))
    expect(way.length).toBe(path.startsWith('/blog/') ? 3 : 2)
    const addresses = pages.map((one) => absolute(one.path))
    expect(addresses).toEqual(expect.arrayContaining(way.map(({ item }) => item)))
  })
})

it('has each type on the right pages', () => {
  const withType = (type: string) =>
    pages.filter((page) => ofType(page, type).length > 0).map(({ path }) => path)
  expect(withType('ProfessionalService')).toEqual(['/'])
  expect(withType('WebSite')).toEqual(['/'])
  expect(withType('Service')).toEqual([...servicePaths, ...specialtyPaths])
  expect(withType('FAQPage')).toEqual(['/', '/contact'])
  expect(withType('BlogPosting')).toHaveLength(pages.filter(({ path }) => path.startsWith('/blog/')).length)
})

it('names one organization by one id', () => {
  const ids = withData
    .flatMap((page) => nodesIn(page.data))
    .flatMap((node) => {
      const one = [node.provider, node.publisher, node['@type'] === 'ProfessionalService' ? node : undefined]
      return one.flatMap((it) => (it && typeof it === 'object' && '@id' in it ? [it['@id']] : []))
    })
  expect(new Set(ids)).toEqual(new Set([absolute('/#organization')]))
})

it('claims no rating, no review and no medical business', () => {
  const types = withData.flatMap((page) => nodesIn(page.data)).map((node) => node['@type'])
  expect(types.filter((type) => /Rating|Review|Medical|Physician|Clinic/.test(type))).toEqual([])
})

it('detects types and properties that schema.org does not have', () => {
  expect(isType('FAQPage') && isType('ProfessionalService')).toBe(true)
  expect(isType('FaqPage')).toBe(false)
  expect(hasProperty('BlogPosting', 'headline') && hasProperty('FAQPage', 'mainEntity')).toBe(true)
  expect(hasProperty('Service', 'headline')).toBe(false)
})
