/** What a rendered page says about itself. */
export interface SitePage {
  /** Address as visitors type it: `/seo`. */
  path: string
  title: string
  /** By its attribute: `description`, `robots`, `og:image` and so on. Where one repeats, the last. */
  meta: Readonly<Record<string, string>>
  canonical: string | undefined
  /** The first heading, its turn of the sentence apart. */
  headline: { plain: string; turn: string }
  /** The line above the headline; empty when there is none. */
  kicker: string
  /** The text of the page without its frame, or of its one article. */
  text: string
  ids: ReadonlySet<string>
  /** The nodes of its structured data. */
  data: readonly StructuredNode[]
  html: string
}

export type StructuredNode = { '@type': string } & Record<string, unknown>

/** Whether search engines are asked to list the page. */
export function isListed({ meta }: Pick<SitePage, 'meta'>): boolean {
  return !meta.robots?.includes('noindex')
}

/**
 * Reads a page of this site. It reads what React writes (attributes in double quotes, every element closed) and
 * no other HTML.
 * @throws {Error} when the page has no title or no headline.
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

/** What a reader sees of a stretch of HTML, in one line. */
export function textOf(html: string): string {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>|<!--.*?-->/gs, '')
  // Only what stands in a line of text joins two words; every other element parts them.
  const spaced = shown.replace(/<(?!\/?(?:em|strong|span|a|b|i|sup|sub|abbr)\b)[^>]+>/g, ' ')
  return decode(spaced.replace(/<[^>]+>/g, ''))
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
