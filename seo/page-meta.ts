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
}

/** The tags of one page. The brand ends the title where it is not in it already. */
export function pageMeta({ path, title, description, robots, keywords }: PageMeta): MetaDescriptor[] {
  const tags: MetaDescriptor[] = [
    { title: title.includes(site.brand) ? title : `${title} | ${site.brand}` },
    { name: 'description', content: description },
  ]
  if (keywords) tags.push({ name: 'keywords', content: keywords })
  if (robots) tags.push({ name: 'robots', content: robots })
  // A page kept out of the index has no canonical address to offer.
  if (!robots?.includes('noindex')) tags.push({ tagName: 'link', rel: 'canonical', href: path })
  return tags
}
