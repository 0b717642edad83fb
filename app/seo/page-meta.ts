import type { MetaDescriptor } from 'react-router'
import type { Graph, Thing } from 'schema-dts'
import site from '../../site.config.ts'
import { cardAlts } from '../content/site-descriptions.ts'
import { absolute } from './absolute.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { CARD, cardOf } from './card.ts'

interface PageMeta {
  path: string
  title: string
  description: string
  robots?: string
  keywords?: string
  type?: 'article' | 'website'
  /** The clinic's name on an advertorial, used instead of the brand. */
  clinic?: string
  /** Structured data (schema.org); states only what is on the page. */
  data?: readonly Thing[]
}

/** Search results truncate longer titles. */
const MAX_TITLE_LENGTH = 65

/** Appends the brand where it fits. */
function withBrand(title: string): string {
  const branded = `${title} | ${site.brand}`
  return title.includes(site.brand) || branded.length > MAX_TITLE_LENGTH ? title : branded
}

/** The tags of one page, for its `meta` export. Pages with `noindex` get no canonical link and no share picture. */
export function pageMeta(page: PageMeta): MetaDescriptor[] {
  const { path, title, description, robots, keywords, clinic } = page
  const tags: MetaDescriptor[] = [
    { title: clinic ? title : withBrand(title) },
    { name: 'description', content: description },
  ]
  if (keywords) tags.push({ name: 'keywords', content: keywords })
  if (robots) tags.push({ name: 'robots', content: robots })
  tags.push(
    { property: 'og:title', content: title },
    { property: 'og:site_name', content: clinic ?? site.brand },
  )
  if (robots?.includes('noindex')) return tags
  tags.push({ tagName: 'link', rel: 'canonical', href: absolute(path) }, ...cardTags(page))
  const graph = structuredData(page)
  return graph ? [...tags, { 'script:ld+json': graph }] : tags
}

/** Open Graph's tags (ogp.me), and `twitter:card`, which X does not derive from them. */
function cardTags({ path, description, type = 'website', clinic }: PageMeta): MetaDescriptor[] {
  const properties = {
    'og:description': description,
    'og:type': type,
    'og:url': absolute(path),
    'og:locale': 'en_US',
    'og:image': absolute(cardOf(path)),
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': clinic ? cardAlts.patient(clinic) : cardAlts.page,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** None for an advertorial. */
function structuredData({ path, title, clinic, data = [] }: PageMeta): Graph | null {
  if (clinic) return null
  const way = path === '/' ? [] : [breadcrumbs(path, title)]
  return { '@context': 'https://schema.org', '@graph': [...data, ...way] }
}
