import type { MetaDescriptor } from 'react-router'
import type { Graph, Thing } from 'schema-dts'
import site from '../../site.config.ts'
import { cardAlts } from '../content/site-descriptions.ts'
import { absolute } from './absolute.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { CARD, cardOf } from './card.ts'

interface PageMeta {
  /** Address with its leading slash; becomes the canonical link. */
  path: string
  title: string
  description: string
  /** Content of the robots tag, e.g. `noindex`. Left out, the page has none. */
  robots?: string
  keywords?: string
  /** What Open Graph calls the page; a website's page when left out. */
  type?: 'article' | 'website'
  /** Name of the clinic that a patient’s page stands for: the brand is nowhere in its tags. */
  clinic?: string
  /** What the page is about, in schema.org's types, from the words that stand on it. */
  data?: readonly Thing[]
}

/** Search results cut longer titles. */
const LONGEST_TITLE = 65

/** The brand ends a title where there is room for it. */
function withBrand(title: string): string {
  const branded = `${title} | ${site.brand}`
  return title.includes(site.brand) || branded.length > LONGEST_TITLE ? title : branded
}

/** The tags of one page, for its `meta` export. A page kept out of the index is told of by its name alone. */
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

/** Open Graph's tags (ogp.me) and the one that X does not take from them. */
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

/** Nothing for a patient’s page: it is an advertisement, and its clinic speaks for itself elsewhere. */
function structuredData({ path, title, clinic, data = [] }: PageMeta): Graph | null {
  if (clinic) return null
  const way = path === '/' ? [] : [breadcrumbs(path, title)]
  return { '@context': 'https://schema.org', '@graph': [...data, ...way] }
}
