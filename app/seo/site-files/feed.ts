import { blog } from '../../content/blog/blog.data.ts'
import { site } from '../../content/site/site.data.ts'
import { today } from '../../content/site/today.ts'
import { FEED, type PageMeta } from '../page-head.tsx'
import { escapeXml } from './markup.ts'
import type { SitePage } from './site-page.ts'

/** Only the day of an article is known; the feed needs a date-time (RFC 3339). */
const noon = (day: string) => `${day}T12:00:00Z`

type Article = { path: string } & Required<Pick<PageMeta, 'title' | 'description' | 'article'>>

/** The articles as an Atom feed (RFC 4287), newest first. An article's address is its id, and never changes. */
export function feed(pages: readonly SitePage[], origin: string): string {
  const articles = pages
    .flatMap(({ path, meta: { title, description, article } }): Article[] =>
      article ? [{ path, title, description, article }] : [],
    )
    .sort((a, b) => b.article.published.localeCompare(a.article.published) || a.path.localeCompare(b.path))
  // The articles of a new site may all be scheduled.
  const latest =
    articles
      .map(({ article }) => article.modified)
      .sort()
      .at(-1) ?? today()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    `<id>${origin}/blog</id>`,
    `<title>${escapeXml(`${site.brand}: ${blog.list.kicker}`)}</title>`,
    `<subtitle>${escapeXml(blog.list.meta.description)}</subtitle>`,
    `<updated>${noon(latest)}</updated>`,
    `<author><name>${escapeXml(site.brand)}</name><uri>${origin}/about</uri></author>`,
    `<link rel="self" type="application/atom+xml" href="${origin}${FEED}"/>`,
    `<link rel="alternate" type="text/html" href="${origin}/blog"/>`,
    `<icon>${origin}/icons/192.png</icon>`,
    `<rights>${escapeXml(`© ${latest.slice(0, 4)} ${site.legalName}`)}</rights>`,
    ...articles.map((page) => entry(page, origin)),
    '</feed>\n',
  ].join('\n')
}

function entry({ path, title, description, article }: Article, origin: string): string {
  const address = escapeXml(origin + path)
  return [
    '<entry>',
    `<id>${address}</id>`,
    `<title>${escapeXml(title)}</title>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${noon(article.published)}</published>`,
    `<updated>${noon(article.modified)}</updated>`,
    `<author><name>${escapeXml(article.author)}</name></author>`,
    `<category term="${escapeXml(article.section)}"/>`,
    `<summary>${escapeXml(description)}</summary>`,
    '</entry>',
  ].join('\n')
}
