import { fillPlaceholders } from '../content/placeholders.ts'
import { site } from '../content/site/site.data.ts'
import { cardAlts } from '../content/site/site-descriptions.data.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { CARD, cardOf } from './card.ts'

/** Path of the Atom feed. */
export const FEED = '/blog/feed.xml'

/** A node of structured data (schema.org). */
export type StructuredNode = { '@type': string } & Record<string, unknown>

/** What a page says about itself, for its `meta` export. */
export interface PageMeta {
  title: string
  description: string
  robots?: string
  /** Joined by commas. */
  keywords?: string
  /** Structured data (schema.org); states only what is on the page. Addresses on this site begin with a slash. */
  structuredData?: readonly StructuredNode[]
  /** Of an article; days as YYYY-MM-DD. */
  article?: { published: string; modified: string; author: string; section: string }
  /** Address of a page that has a query of its own, such as the second page of a list. Its path by default. */
  address?: string
  /** Whether the page names the feed. */
  hasFeed?: boolean
}

interface PageHeadProps {
  meta: PageMeta
  path: string
  /** Of the site, without a trailing slash. */
  origin: string
  /** Name of the clinic that the page is for; it replaces the brand. */
  clinic: string | undefined
}

/** Search results truncate longer titles. */
const MAX_TITLE_LENGTH = 59

/** Appends the brand where it fits. */
function withBrand(title: string): string {
  const branded = `${title} | ${site.brand}`
  return title.includes(site.brand) || branded.length > MAX_TITLE_LENGTH ? title : branded
}

/** Title and tags of one page. Pages with `noindex` get no canonical link and no share picture. */
export function PageHead(props: PageHeadProps) {
  const { clinic } = props
  const { title, description, robots, keywords, hasFeed } = props.meta
  return (
    <>
      <title>{clinic ? title : withBrand(title)}</title>
      <meta name="description" content={description} />
      {keywords ? <meta name="keywords" content={keywords} /> : null}
      {robots ? <meta name="robots" content={robots} /> : null}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={clinic ?? site.brand} />
      {robots?.includes('noindex') ? null : <ListedPageTags {...props} />}
      {hasFeed ? <link rel="alternate" type="application/atom+xml" title={site.brand} href={FEED} /> : null}
    </>
  )
}

/** The canonical link, Open Graph's tags (ogp.me), `twitter:card`, which X does not derive from them, and structured data. */
function ListedPageTags({ meta, path, origin, clinic }: PageHeadProps) {
  const { description, article, address = path } = meta
  const properties = {
    'og:description': description,
    'og:type': clinic || article ? 'article' : 'website',
    'og:url': origin + address,
    'og:locale': 'en_US',
    'og:image': origin + cardOf(path),
    'og:image:width': String(CARD.width),
    'og:image:height': String(CARD.height),
    'og:image:alt': clinic ? fillPlaceholders(cardAlts.patient, { clinic }) : cardAlts.page,
    ...(article && {
      'article:published_time': article.published,
      'article:modified_time': article.modified,
      'article:author': article.author,
      'article:section': article.section,
    }),
  }
  return (
    <>
      <link rel="canonical" href={origin + address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      {clinic ? null : (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: graphOf(meta, path, origin) }}
        />
      )}
    </>
  )
}

/** The page's structured data and its breadcrumbs as JSON, with this site's addresses made absolute. */
function graphOf({ title, structuredData = [] }: PageMeta, path: string, origin: string): string {
  const way = path === '/' ? [] : [breadcrumbs(path, title)]
  const graph = { '@context': 'https://schema.org', '@graph': [...structuredData, ...way] }
  return JSON.stringify(graph, (_, value) =>
    typeof value === 'string' && value.startsWith('/') ? origin + value : value,
  )
    .replaceAll('\u2060', '')
    .replaceAll('<', '\\u003c')
}
