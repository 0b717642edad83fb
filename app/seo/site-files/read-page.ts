import type { StructuredNode } from '../page-head.tsx'

/** Facts read from a rendered page. */
export interface SitePage {
  path: string
  title: string
  /** Meta tags by name or property, e.g. `description` or `og:image`; of repeated ones, the last. */
  meta: Readonly<Record<string, string>>
  canonical: string | undefined
  /** The h1 in its two parts; `turn` is the part in italics. */
  headline: { plain: string; turn: string }
  kicker: string
  /** The text of `main`, or of its only article. */
  text: string
  ids: ReadonlySet<string>
  data: readonly StructuredNode[]
  html: string
}

/** Whether the page may be indexed. */
export function isListed({ meta }: Pick<SitePage, 'meta'>): boolean {
  return !meta.robots?.includes('noindex')
}

/**
 * Parses a page of this site. Only handles HTML as React writes it: attributes in double quotes, every element closed.
 * @throws {Error} if the page has no title or no headline
 */
export function readPage(path: string, html: string): SitePage {
  const title = decode(first(html, /<title>([^<]*)<\/title>/))
  const main = first(html, /<main\b[^>]*>(.*)<\/main>/s)
  const heading = first(main, /<h1\b[^>]*>(.*?)<\/h1>/s)
  const turn = first(heading, /<em\b[^>]*>(.*?)<\/em>\s*$/s)
  if (!title || !heading) throw new Error(`${path} has no ${title ? 'headline' : 'title'}.`)
  const opening = main.slice(0, main.indexOf('<h1'))
  const articles = [...main.matchAll(/<article\b[^>]*>.*?<\/article>/gs)]
  return {
    path,
    title,
    meta: metaTags(html),
    canonical: attribute(/<link\b[^>]*rel="canonical"[^>]*>/.exec(html)?.[0] ?? '', 'href'),
    headline: { plain: textOf(heading.replace(/<em\b[^>]*>.*?<\/em>\s*$/s, '')), turn: textOf(turn) },
    kicker: textOf([...opening.matchAll(/<p\b[^>]*>(.*?)<\/p>/gs)].at(-1)?.[1] ?? ''),
    text: textOf((articles.length === 1 && articles[0]?.[0]) || main),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))),
    data: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, json = '']) => JSON.parse(json)['@graph'],
    ),
    html,
  }
}

function metaTags(html: string): Record<string, string> {
  const tags = [...html.matchAll(/<meta\b[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property')
    return name ? [[name, attribute(tag, 'content') ?? '']] : []
  })
  return Object.fromEntries(tags)
}

/** The visible text of HTML, on one line. */
export function textOf(html: string): string {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  // Inline elements do not separate words; all others do.
  const spaced = shown.replace(/<(?!\/?(?:em|strong|span|a|b|i|sup|sub|abbr)\b)[^>]+>/g, ' ')
  return decode(spaced.replace(/<[^>]+>/g, ''))
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim()
}

function first(text: string, pattern: RegExp): string {
  return pattern.exec(text)?.[1] ?? ''
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decode(value)
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00a0',
}

function decode(text: string): string {
  return text.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
}
