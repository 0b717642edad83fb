import type { PageFacts, Tag } from '../facts/page-facts.ts'
import type { CheckId, Finding, Quote, Reason } from '../result.ts'

/** A service, and what shows that a page uses it: hosts, or text of a script. */
export interface KnownService {
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
  /** Home first; none when it couldn't be read. */
  pages: readonly ReadPage[]
  /** Why something may be missing from `pages`; null when they are whole. */
  unread: Reason | null
  /** Text of robots.txt; empty without one. */
  robots: string
  /** The Tag Manager container that a page names, and its script; null when that couldn't be read. */
  container: { id: string; page: string; script: string | null } | null
  server: {
    /** The home page's address, after its redirects. */
    address: string
    hasBadCertificate: boolean
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

/** A check is a pure function of the facts. */
export type Check = (site: SiteFacts) => Omit<Finding, 'check'>
export type Checks = Partial<Record<CheckId, Check>>

const MAX_QUOTES = 3
const MAX_QUOTE = 220

export const found = (quotes: Quote[] = []) => ({
  answer: 'found' as const,
  quotes: quotes.slice(0, MAX_QUOTES),
})
export const notFound = (quotes: Quote[] = [], missing: Finding['missing'] = []) => ({
  answer: 'not-found' as const,
  quotes: quotes.slice(0, MAX_QUOTES),
  ...(missing.length > 0 && { missing }),
})
export const couldNotTell = (reason: Reason) => ({ answer: 'unknown' as const, quotes: [], reason })

/** Quotes what a server said or what was measured. */
export const measured = (text: string): Quote => ({ text: text.slice(0, MAX_QUOTE), page: '' })
export const quote = (page: PageFacts, text: string, service?: string): Quote => ({
  text: text.slice(0, MAX_QUOTE),
  page: URL.parse(page.address)?.pathname ?? '/',
  ...(service && { service }),
})

export const tagsOf = (page: PageFacts, ...names: string[]): Tag[] =>
  page.tags.filter(({ name }) => names.includes(name))

/** Each paragraph of the pages with its page. */
export const paragraphs = (pages: readonly ReadPage[]) =>
  pages.flatMap((page) => page.text.map((text) => ({ page, text })))

export const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s/)

/** Where the pages match a pattern: the sentence, once for each paragraph. */
export function sentencesWith(pages: readonly ReadPage[], pattern: RegExp): Quote[] {
  return paragraphs(pages).flatMap(({ page, text }) => {
    const sentence = sentencesOf(text).find((one) => pattern.test(one))
    if (sentence === undefined) return []
    // A long one is quoted around what matches.
    return [quote(page, sentence.slice(Math.max(0, sentence.search(pattern) - MAX_QUOTE / 2)))]
  })
}

/** The markup or script by which a page uses services, once for each. */
export function usesOf(page: PageFacts, services: readonly KnownService[]): Quote[] {
  const targets = tagsOf(page, 'script', 'iframe', 'img', 'link', 'a').flatMap(({ attributes, markup }) => {
    const url = URL.parse(attributes.src ?? attributes.href ?? '', page.address)
    return url ? [{ markup, place: `.${url.hostname}${url.pathname}` }] : []
  })
  return services.flatMap(({ name, signs }) => {
    const target = targets.find(({ place }) => signs.some((sign) => place.includes(`.${sign}`)))
    if (target) return [quote(page, target.markup, name)]
    const inScript = page.scripts.flatMap((script) => excerpt(script, signs) ?? [])[0]
    return inScript ? [quote(page, inScript, name)] : []
  })
}

/** What is around the first of these signs in a script. */
function excerpt(script: string, signs: readonly string[]): string | null {
  const position = signs.map((sign) => script.indexOf(sign)).find((at) => at !== -1)
  if (position === undefined) return null
  return script
    .slice(Math.max(0, position - 60), position + 100)
    .replace(/\s+/g, ' ')
    .trim()
}

/** Matches any of these phrases as whole words, in either case. */
export function phrases(words: readonly string[]): RegExp {
  const escaped = words.map((word) => RegExp.escape(word).replaceAll('\\x20', '\\s+'))
  return new RegExp(`(?<![\\w])(?:${escaped.join('|')})(?![\\w])`, 'i')
}
