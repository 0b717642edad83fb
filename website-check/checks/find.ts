import { robotsRuleAgainst } from '../fetch/robots.ts'
import type { Part } from '../result.ts'
import {
  type Checks,
  couldNotTell,
  found,
  measured,
  notFound,
  paragraphs,
  phrases,
  quote,
  type ReadPage,
  tagsOf,
} from './site-facts.ts'

/** Kinds of schema.org's LocalBusiness that a practice can be; Google wants a name and an address with them. */
const KINDS =
  /^(?:.*\/)?(?:LocalBusiness|MedicalBusiness|MedicalClinic|Physician|PhysiciansOffice|IndividualPhysician|Dentist|Optician|Dermatology|PlasticSurgery|HealthAndBeautyBusiness|DaySpa|BeautySalon|DiagnosticLab|Psychiatric)$/
/** Characters of visible text below which a page counts as built by scripts. */
const LEAST_TEXT = 250

const meta = (page: ReadPage, name: string) =>
  tagsOf(page, 'meta').find(({ attributes }) => attributes.name?.toLowerCase() === name)

export const isBuiltByScripts = (page: Pick<ReadPage, 'text' | 'tags'>) =>
  page.text.join('').length < LEAST_TEXT && page.tags.some(({ name }) => name === 'script')

/** Can patients find it in a search? */
export const findChecks = {
  'title-description'({ pages: [home] }) {
    if (!home) return notFound()
    const description = meta(home, 'description')?.attributes.content?.trim()
    const missing: Part[] = [
      ...(home.title ? [] : ['title' as const]),
      ...(description ? [] : ['description' as const]),
    ]
    const quotes = [home.title, description].flatMap((text) => (text ? [quote(home, text)] : []))
    return missing.length > 0 ? notFound(quotes, missing) : found(quotes)
  },
  'open-to-search'({ pages, robots, server }) {
    const { pathname, host } = new URL(server.address)
    const rule = robotsRuleAgainst(robots, 'Googlebot', pathname)
    const closed = pages.flatMap((page) => {
      const tag = ['robots', 'googlebot']
        .flatMap((name) => meta(page, name) ?? [])
        .find(({ attributes }) => /noindex|none/i.test(attributes.content ?? ''))
      const canonical = tagsOf(page, 'link').find(
        ({ attributes }) => attributes.rel?.toLowerCase() === 'canonical',
      )
      const leadsTo = URL.parse(canonical?.attributes.href ?? '', page.address)?.host
      const isElsewhere = leadsTo !== undefined && bare(leadsTo) !== bare(host)
      return [
        ...(tag ? [quote(page, tag.markup)] : []),
        ...(/noindex|none/i.test(page.robotsHeader)
          ? [quote(page, `X-Robots-Tag: ${page.robotsHeader}`)]
          : []),
        ...(canonical && isElsewhere ? [quote(page, canonical.markup)] : []),
      ]
    })
    const quotes = [...(rule ? [measured(`robots.txt: ${rule}`)] : []), ...closed]
    if (quotes.length > 0) return notFound(quotes)
    return pages.length > 0
      ? found([measured('No noindex, and no rule against Googlebot in robots.txt')])
      : notFound()
  },
  'structured-data'({ pages }) {
    const nodes = pages.flatMap((page) => [...jsonNodes(page), ...microdata(page)])
    const whole = nodes.find(({ missing }) => missing.length === 0) ?? nodes[0]
    if (!whole) return notFound()
    return whole.missing.length === 0 ? found([whole.quote]) : notFound([whole.quote], whole.missing)
  },
  'treatment-pages'({ pages, known }) {
    const [home] = pages
    if (!home) return notFound()
    const headings = tagsOf(home, 'h1', 'h2', 'h3').map(({ text }) => text)
    const named = known.treatments.flatMap((words) => {
      const pattern = phrases(words)
      const mentions = paragraphs([home]).filter(({ text }) => pattern.test(text))
      const isMain = headings.some((text) => pattern.test(text)) || mentions.length > 1
      if (!isMain) return []
      const link = tagsOf(home, 'a').find(
        ({ text, attributes: { href = '' } }) =>
          pattern.test(`${text} ${href.replace(/[-_/]/g, ' ')}`) && isOwnPage(home, href),
      )
      return [{ link, mention: mentions[0]?.text ?? headings.find((text) => pattern.test(text)) ?? '' }]
    })
    if (named.length === 0) return couldNotTell('no-treatment')
    const without = named.filter(({ link }) => !link)
    if (without.length > 0) return notFound(without.map(({ mention }) => quote(home, mention)))
    return found(named.map(({ link }) => quote(home, `${link?.markup}${link?.text.trim()}</a>`)))
  },
  'text-without-scripts'({ pages: [home] }) {
    if (!home) return notFound()
    const count = [
      measured(
        `${home.text.join('').length.toLocaleString('en-US')} characters of text on the home page before any script runs`,
      ),
    ]
    return isBuiltByScripts(home) ? notFound(count) : found(count)
  },
} satisfies Checks

const bare = (host: string) => host.replace(/^www\./, '')

/** Whether a link leads to another page of the same website. */
function isOwnPage(home: ReadPage, href: string): boolean {
  const url = URL.parse(href, home.address)
  const { host, pathname } = new URL(home.address)
  return url !== null && bare(url.host) === bare(host) && url.pathname !== pathname
}

const missingOf = (name: unknown, address: unknown): Part[] => [
  ...(name ? [] : ['name' as const]),
  ...(address ? [] : ['address' as const]),
]

/** Local businesses in JSON-LD. Without recursion, because anybody can nest it deeply. */
function jsonNodes(page: ReadPage) {
  const nodes: unknown[] = page.data.flatMap((text) => {
    try {
      return [JSON.parse(text)]
    } catch {
      return []
    }
  })
  // The list grows while it is read.
  for (const node of nodes)
    if (typeof node === 'object' && node !== null && nodes.length < 20_000)
      for (const value of Object.values(node)) nodes.push(value)
  return nodes.flatMap((node) => {
    const { '@type': type, name, address } = (node ?? {}) as Record<string, unknown>
    if (![type].flat().some((one) => typeof one === 'string' && KINDS.test(one))) return []
    return [
      {
        missing: missingOf(name, address),
        quote: quote(page, JSON.stringify({ '@type': type, name, address })),
      },
    ]
  })
}

function microdata(page: ReadPage) {
  const has = (property: string) => page.tags.some(({ attributes }) => attributes.itemprop === property)
  return page.tags
    .filter(({ attributes }) => KINDS.test(attributes.itemtype ?? ''))
    .map((tag) => ({ missing: missingOf(has('name'), has('address')), quote: quote(page, tag.markup) }))
}
