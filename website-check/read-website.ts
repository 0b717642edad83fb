import { findAll, isBuiltByScripts } from './checks/checks.ts'
import { type KnownWeb, ownPage, phrases, type ReadPage, siteOf, tagsOf } from './checks/site-facts.ts'
import { readFacts } from './facts/page-facts.ts'
import { type FetchedPage, FetchFailed } from './fetch/fetch-page.ts'
import { ROBOT, robotsRuleAgainst } from './fetch/robots.ts'
import type { CheckResult, Fault, Finding } from './result.ts'

/** Fetches one page; rejects with `FetchFailed`. */
type Get = (address: string) => Promise<FetchedPage>

/**
 * Reads a practice's home page and up to two pages that it links, and returns what every check found. Run it by
 * `checkWebsite`, because anybody can write a page that takes forever or all memory to read.
 * @param address of the home page, from `readAddress`
 * @param get is called once at a time
 */
export async function readWebsite(address: URL, known: KnownWeb, get: Get): Promise<CheckResult> {
  async function read(to: string, role: ReadPage['role'], robots: string) {
    if (robotsRuleAgainst(robots, ROBOT, new URL(to).pathname)) throw new FetchFailed('robots')
    const fetched = await get(to)
    if (isWall(fetched)) throw new FetchFailed('wall')
    if (fetched.status !== 200) throw new FetchFailed('error-page')
    const facts = readFacts(fetched.text, fetched.address)
    const robotsHeader = [fetched.headers['x-robots-tag']].flat().join(', ')
    return { fetched, page: { ...facts, role, robotsHeader } }
  }

  try {
    const { base, robots } = await readRobots(address, get)
    const { fetched, page: home } = await read(base.href, 'home', robots)
    const { headers, firstByteMs, bytes, redirects } = fetched
    const plain = base.protocol === 'http:' ? fetched : await get(overHttp(base).href).catch(() => null)
    const server = {
      ...{ address: fetched.address, firstByteMs, bytes, redirects },
      plainLeadsTo: plain?.address ?? null,
      hsts: headers['strict-transport-security'] ?? '',
      encoding: headers['content-encoding'] ?? '',
    }
    const pages = [home]
    let unread: Finding['reason'] | null = isBuiltByScripts(home) ? 'scripts' : fetched.isCut ? 'large' : null
    for (const [role, { href }] of linksToRead(home, known)) {
      const linked = await read(href, role, robots).catch((error: FetchFailed) => error)
      // What is not on the other pages may be on this one.
      if (linked instanceof Error) unread ??= linked.fault === 'robots' ? 'robots' : 'unread'
      else pages.push(linked.page)
    }
    const container = await readContainer(pages, (id) => get(known.container + id))
    return {
      ...resultOf(address),
      pages: pages.map(({ path }) => path),
      findings: findAll({ home, pages, robots, container, server, known }, unread),
    }
  } catch (error) {
    if (error instanceof FetchFailed) return resultOf(address, error.fault)
    throw error
  }
}

/** A result without findings. */
export function resultOf(address: URL, fault?: Fault): CheckResult {
  const checkedAt = new Date().toISOString()
  return { site: siteOf(address), checkedAt, pages: [], findings: [], ...(fault && { fault }) }
}

const overHttp = (address: URL) => new URL(address.href.replace(/^https:/, 'http:'))

/** Reads robots.txt, over http where https doesn't work; `text` is empty without one. @throws {FetchFailed} */
async function readRobots(address: URL, get: Get) {
  const ask = async (base: URL) => {
    const { status, text } = await get(new URL('/robots.txt', base).href)
    return { base, robots: status === 200 ? text : '' }
  }
  return ask(address).catch((error) =>
    ask(overHttp(address)).catch(() => {
      // What was wrong with https says more than what is wrong with http.
      throw error
    }),
  )
}

/** A wall against robots answers in place of the page: with an error, or with a riddle for browsers. */
const isWall = ({ status, headers, text }: FetchedPage) =>
  [401, 403, 429, 503].includes(status) ||
  headers['cf-mitigated'] !== undefined ||
  /<title>Just a moment/.test(text.slice(0, 2_000))

/** The booking or contact page and one treatment page, of those that the home page links on its own website. */
function linksToRead(home: ReadPage, { treatments }: KnownWeb) {
  const links = tagsOf([home], 'a').flatMap(({ text, attributes: { href } }) => {
    const url = ownPage(home, href)
    if (!url || /\.(?:pdf|jpe?g|png)$/i.test(url.pathname)) return []
    return [{ url, words: `${text} ${url.pathname.replace(/[-_/]/g, ' ')}` }]
  })
  const first = (pattern: RegExp, not?: URL) =>
    links.find(({ url, words }) => pattern.test(words) && url.pathname !== not?.pathname)?.url
  const booking = first(/\b(?:book|schedul\w*|appointments?)\b/i) ?? first(/\b(?:contact|get started)\b/i)
  const treatment = first(phrases(treatments.flat()), booking)
  return [
    ...(booking ? [['booking', booking] as const] : []),
    ...(treatment ? [['treatment', treatment] as const] : []),
  ]
}

/** The Tag Manager container that a page names, with its script; null without one. */
async function readContainer(pages: readonly ReadPage[], get: (id: string) => Promise<FetchedPage>) {
  for (const page of pages)
    for (const text of [...page.scripts, ...tagsOf([page], 'script', 'iframe').map(({ markup }) => markup)]) {
      const id = /\bGTM-[A-Z0-9]{4,10}\b/.exec(text)?.[0]
      if (!id) continue
      const fetched = await get(id).catch(() => null)
      return { id, page: page.path, script: fetched?.status === 200 ? fetched.text : null }
    }
  return null
}
