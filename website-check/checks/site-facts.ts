import type { PageFacts, Tag } from '../facts/page-facts.ts'
import type { Quote } from '../result.ts'

/** A service, and what shows that a page uses it: hosts, or text of a script. */
interface KnownService {
  name: string
  signs: readonly string[]
}

/** What the owner's content knows of the web, with a date of review there. */
export interface KnownWeb {
  booking: readonly KnownService[]
  ads: readonly KnownService[]
  recorders: readonly KnownService[]
  /** The address of a Tag Manager container's script, without its id. */
  container: string
  /** Treatments, each by the words that name it. */
  treatments: readonly (readonly string[])[]
  /** Phrases that a board or an ad platform could quote. */
  claims: readonly string[]
}

export interface ReadPage extends PageFacts {
  role: 'home' | 'booking' | 'treatment'
  /** The X-Robots-Tag header; empty without one. */
  robotsHeader: string
}

/** Everything that the checks look at. */
export interface SiteFacts {
  home: ReadPage
  /** Home first. */
  pages: readonly ReadPage[]
  /** Text of robots.txt; empty without one. */
  robots: string
  /** The Tag Manager container that a page names, and its script; null when that couldn't be read. */
  container: { id: string; page: string; script: string | null } | null
  /** Of the home page, after its redirects. */
  server: {
    address: string
    /** Where http:// leads; null when it doesn't answer. */
    plainLeadsTo: string | null
    hsts: string
    redirects: number
    firstByteMs: number
    bytes: number
    encoding: string
  }
  known: KnownWeb
}

/** Characters of a quotation. */
export const MAX_QUOTE = 220

/** Quotes what a server said or what was measured. */
export const measured = (...texts: string[]): Quote => ({ text: texts.join('; '), page: '' })

export const quoteTag = ({ name, markup, text, page }: Tag): Quote => ({
  text: name === 'a' ? `${markup}${text.trim()}</a>` : markup,
  page,
})

export const tagsOf = (pages: readonly PageFacts[], ...names: string[]): Tag[] =>
  pages.flatMap(({ tags }) => tags.filter(({ name }) => names.includes(name)))

export const paragraphs = (pages: readonly PageFacts[]): Quote[] =>
  pages.flatMap(({ text, path }) => text.map((one) => ({ text: one, page: path })))

export const sentences = (pages: readonly PageFacts[]): Quote[] =>
  paragraphs(pages).flatMap(({ text, page }) =>
    text.split(/(?<=[.!?])\s/).map((one) => ({ text: one, page })),
  )

/** Those that match, each quoted around its match. */
export const matching = (quotes: readonly Quote[], pattern: RegExp): Quote[] =>
  quotes.flatMap(({ text, page }) => {
    const at = text.search(pattern)
    return at === -1 ? [] : [{ text: text.slice(Math.max(0, at - MAX_QUOTE / 2)), page }]
  })

/** The host without `www.` */
export const siteOf = ({ host }: URL) => host.replace(/^www\./, '')

/** Where a link leads that a page has to another page of the same website; null for any other link. */
export function ownPage(page: PageFacts, href = ''): URL | null {
  const url = URL.parse(href, page.address)
  return url && siteOf(url) === siteOf(new URL(page.address)) && url.pathname !== page.path ? url : null
}

/** The markup or script by which pages use services, once for each service. */
export function usesOf(pages: readonly PageFacts[], services: readonly KnownService[]): Quote[] {
  const targets = pages.flatMap((page) =>
    tagsOf([page], 'script', 'iframe', 'img', 'link', 'a').flatMap((tag) => {
      const url = URL.parse(tag.attributes.src ?? tag.attributes.href ?? '', page.address)
      return url ? [{ tag, place: `.${url.hostname}${url.pathname}${url.search}` }] : []
    }),
  )
  const scripts = pages.flatMap(({ scripts, path }) => scripts.map((text) => ({ text, page: path })))
  return services.flatMap(({ name, signs }) => {
    const target = targets.find(({ place }) => signs.some((sign) => place.includes(`.${sign}`)))
    if (target) return [{ ...quoteTag(target.tag), service: name }]
    for (const { text, page } of scripts)
      for (const at of signs.map((sign) => text.indexOf(sign)))
        if (at !== -1)
          return [{ text: text.slice(Math.max(0, at - 60), at + 100).trim(), page, service: name }]
    return []
  })
}

/** Matches any of these phrases as whole words, in either case. */
export function phrases(words: readonly string[]): RegExp {
  const escaped = words.map((word) => RegExp.escape(word).replaceAll('\\x20', '\\s+'))
  return new RegExp(`(?<![\\w])(?:${escaped.join('|')})(?![\\w])`, 'i')
}
