import { isBuiltByScripts } from './checks/find.ts'
import { findAll } from './checks/find-all.ts'
import { type KnownWeb, phrases, type ReadPage, type SiteFacts, tagsOf } from './checks/site-facts.ts'
import type { PageFacts } from './facts/page-facts.ts'
import { readFactsApart } from './facts/read-apart.ts'
import { type FetchedPage, FetchFailed, fetchPage, type Reach } from './fetch/fetch-page.ts'
import { ROBOT, robotsRuleAgainst } from './fetch/robots.ts'
import type { CheckResult, Reason } from './result.ts'

const MAX_CHECK_MS = 20_000

/** What a check is reading: the progress, in the order of reading. */
export const STEPS = ['waiting', 'robots', 'home', 'booking', 'treatment', 'container'] as const
export type Step = (typeof STEPS)[number]

export interface CheckOptions {
  known: KnownWeb
  reach: Reach
  /** Told of each step as it begins. */
  begin(step: Step): void
}

/**
 * Reads a practice's home page and up to two pages that it links, and returns what every check found. Never throws for
 * what a website does; it ends within 20 seconds.
 * @param address of the home page, from `readAddress`
 */
export async function checkWebsite(
  address: URL,
  { known, reach, begin }: CheckOptions,
): Promise<CheckResult> {
  const stop = AbortSignal.timeout(MAX_CHECK_MS)
  const get = (to: string) => fetchPage(to, reach, stop)
  const about = { site: siteOf(address), checkedAt: new Date().toISOString(), pages: [] }
  try {
    begin('robots')
    const { base, robots, hasBadCertificate } = await readRobots(address, get)
    const isClosed = (to: string) => robotsRuleAgainst(robots, ROBOT, new URL(to).pathname) !== null
    if (isClosed(base.href)) return { ...about, findings: [], fault: 'robots' }
    begin('home')
    const fetched = await get(base.href)
    const plainLeadsTo = await whereHttpLeads(base, fetched, get)
    const { firstByteMs, bytes, redirects, headers } = fetched
    const server = {
      ...{ address: fetched.address, hasBadCertificate, plainLeadsTo, firstByteMs, bytes, redirects },
      hsts: headers['strict-transport-security'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    }
    const facts: SiteFacts = { pages: [], unread: null, robots, container: null, server, known }
    if (fetched.status !== 200 && !isWall(fetched)) return { ...about, findings: [], fault: 'error-page' }
    if (isWall(fetched)) return { ...about, findings: findAll({ ...facts, unread: 'wall' }) }

    const home = await readPage(fetched, 'home', stop)
    if (!home) return { ...about, findings: findAll({ ...facts, unread: 'unreadable' }) }
    const pages = [home]
    let unread: Reason | null = isBuiltByScripts(home) ? 'scripts' : fetched.isCut ? 'large' : null
    for (const [role, { href }] of linksToRead(home, known)) {
      begin(role)
      const linked = isClosed(href) ? null : await get(href).catch(() => null)
      const page = linked?.status === 200 && !isWall(linked) ? await readPage(linked, role, stop) : null
      if (page) pages.push(page)
      // What is not on the other pages may be on this one.
      if (!page || linked?.isCut) unread ??= isClosed(href) ? 'robots' : page ? 'large' : 'unreadable'
    }
    const named = containerOf(pages)
    if (named) begin('container')
    const script = named && (await get(known.container + named.id).catch(() => null))
    const container = named && { ...named, script: script?.status === 200 ? script.text : null }
    return {
      ...about,
      pages: pages.map((page) => new URL(page.address).pathname),
      findings: findAll({ ...facts, pages, container, unread }),
    }
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error
    return { ...about, findings: [], fault: error.fault }
  }
}

type Get = (to: string) => Promise<FetchedPage>

/** Reads robots.txt, empty without one, over https, or over http where https doesn't work. @throws {FetchFailed} */
async function readRobots(address: URL, get: Get) {
  const ask = async (base: URL) => {
    const { status, text } = await get(new URL('/robots.txt', base).href)
    return status === 200 ? text : ''
  }
  try {
    return { base: address, robots: await ask(address), hasBadCertificate: false }
  } catch (error) {
    const { fault } = error as FetchFailed
    if (fault === 'redirects' || fault === 'unreadable')
      return { base: address, robots: '', hasBadCertificate: false }
    if (fault === 'refused' || address.protocol === 'http:') throw error
    const base = new URL(address)
    base.protocol = 'http:'
    // What was wrong with https says more than what is wrong with http.
    const robots = await ask(base).catch(() => {
      throw error
    })
    return { base, robots, hasBadCertificate: fault === 'certificate' }
  }
}

/** Null where http:// doesn't answer, which is as good as leading to https. */
async function whereHttpLeads(base: URL, home: FetchedPage, get: Get): Promise<string | null> {
  if (base.protocol === 'http:') return home.address
  const plain = new URL(base)
  plain.protocol = 'http:'
  return (await get(plain.href).catch(() => null))?.address ?? null
}

async function readPage(
  page: FetchedPage,
  role: ReadPage['role'],
  stop: AbortSignal,
): Promise<ReadPage | null> {
  const facts = await readFactsApart(page.text, page.address, stop)
  return facts && { ...facts, role, robotsHeader: [page.headers['x-robots-tag']].flat().join(', ') }
}

/** The host without `www.` */
export const siteOf = ({ host }: URL) => host.replace(/^www\./, '')

/** A wall against robots answers in place of the page: with an error, or with a riddle for browsers. */
const isWall = ({ status, headers, text }: FetchedPage) =>
  [401, 403, 429, 503].includes(status) ||
  headers['cf-mitigated'] !== undefined ||
  /<title>Just a moment/.test(text.slice(0, 2_000))

/** The booking or contact page and one treatment page, of those that the home page links on its own website. */
function linksToRead(home: PageFacts, { treatments }: KnownWeb) {
  const here = new URL(home.address)
  const links = tagsOf(home, 'a').flatMap(({ text, attributes }) => {
    const url = URL.parse(attributes.href ?? '', here)
    const isPage = url && /^https?:$/.test(url.protocol) && !/\.(?:pdf|jpe?g|png)$/i.test(url.pathname)
    if (!isPage || siteOf(url) !== siteOf(here) || url.pathname === here.pathname) return []
    return [{ url, words: `${text} ${url.pathname.replace(/[-_/]/g, ' ')}` }]
  })
  const first = (pattern: RegExp, not?: URL) =>
    links.find(({ url, words }) => pattern.test(words) && url.pathname !== not?.pathname)?.url
  const booking = first(/\b(?:book|schedul\w*|appointments?)\b/i) ?? first(/\b(?:contact|get started)\b/i)
  const treatment = first(phrases(treatments.flat()), booking)
  const chosen: [role: 'booking' | 'treatment', url: URL | undefined][] = [
    ['booking', booking],
    ['treatment', treatment],
  ]
  return chosen.flatMap(([role, url]) => (url ? [[role, url] as const] : []))
}

function containerOf(pages: readonly ReadPage[]): { id: string; page: string } | null {
  for (const page of pages) {
    const sources = [
      ...page.scripts,
      ...tagsOf(page, 'script', 'iframe').map(({ attributes }) => attributes.src ?? ''),
    ]
    const id = sources.flatMap((text) => /\bGTM-[A-Z0-9]{4,10}\b/.exec(text)?.[0] ?? [])[0]
    if (id) return { id, page: new URL(page.address).pathname }
  }
  return null
}
