import type { MetaDescriptor } from 'react-router'
import site from '../site.config.ts'

interface PageMeta {
  /** Address with its leading slash; becomes the canonical link. */
  path: string
  title: string
  description: string
  /** Content of the robots tag, e.g. `noindex`. Left out, the page has none. */
  robots?: string
  keywords?: string
  /** A patient’s page carries the clinic’s title alone. */
  withoutBrand?: boolean
}

/** Search results cut longer titles. */
const LONGEST_TITLE = 65

/** The brand ends a title where there is room for it. */
function withBrand(title: string): string {
  const branded = `${title} | ${site.brand}`
  return title.includes(site.brand) || branded.length > LONGEST_TITLE ? title : branded
}

/** The tags of one page, for its `meta` export. */
export function pageMeta({
  path,
  title,
  description,
  robots,
  keywords,
  withoutBrand,
}: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title: withoutBrand ? title : withBrand(title) },
    { name: 'description', content: description },
  ]
  if (keywords) tags.push({ name: 'keywords', content: keywords })
  if (robots) tags.push({ name: 'robots', content: robots })
  // A page kept out of the index has no canonical address to offer.
  if (!robots?.includes('noindex')) tags.push({ tagName: 'link', rel: 'canonical', href: path })
  return tags
}
