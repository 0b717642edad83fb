import type { Tag } from '../facts/page-facts.ts'
import { robotsRuleAgainst } from '../fetch/robots.ts'
import { CHECK_IDS, type CheckId, type Finding, type Part, type Quote } from '../result.ts'
import {
  MAX_QUOTE,
  matching,
  measured,
  ownPage,
  paragraphs,
  phrases,
  quoteTag,
  type ReadPage,
  type SiteFacts,
  sentences,
  siteOf,
  tagsOf,
  usesOf,
} from './site-facts.ts'

type Found = Omit<Finding, 'check'>

const MAX_QUOTES = 3
/** A number as Americans write it. */
const PHONE = /(?:\+?1[\s.-]?)?\(?\b[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]\d{4}\b/
const PRICE = /\$\s?[1-9]\d[\d,]*/
const TIMES = /\b\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?)?\s*(?:–|—|-|to)\s*\d{1,2}(?::\d\d)?\s*[ap]\.?m/i
const DAY = /\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\b|\bweekdays\b|\bdaily\b|\bhours\b/i
const STATE_AND_ZIP = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/
const CLOSED = /noindex|none/i
/** Inputs that nobody types into. */
const BUTTON = /^(?:hidden|submit|button|image|reset)$/i
const DATE = /\b(?:date|appointment[ -]?time|preferred[ -]?day)\b(?! ?of ?birth)/i
/** Kinds of schema.org's LocalBusiness that a practice can be; Google wants a name and an address with them. */
const KINDS =
  /^(?:.*\/)?(?:LocalBusiness|MedicalBusiness|MedicalClinic|Physician|PhysiciansOffice|IndividualPhysician|Dentist|Optician|Dermatology|PlasticSurgery|HealthAndBeautyBusiness|DaySpa|BeautySalon|DiagnosticLab|Psychiatric)$/
/** Before a phrase, these turn a claim into a disclaimer: “Results are not guaranteed.” */
const DENIED = /\b(?:no|not|never|cannot|without|nothing|[a-z]+n[’']t)\b[^.!?]{0,30}$/i
/** Characters of visible text below which a page counts as built by scripts. */
const LEAST_TEXT = 250
/** The least that text must be able to grow: WCAG 1.4.4. */
const LEAST_ZOOM = 2
/** From here on web.dev calls the first byte's time poor. */
const SLOW_FIRST_BYTE_MS = 1_800
const MAX_REDIRECTS = 2
/** Of one document, as sent. A small one gains nothing from compression. */
const LARGE_BYTES = 500_000
const SMALL_BYTES = 2_000

/** A check is a pure function of the facts. */
const checks: Record<CheckId, (site: SiteFacts) => Found> = {
  'phone-link'({ pages }) {
    const every = new RegExp(PHONE, 'g')
    const shown = new Set(paragraphs(pages).flatMap(({ text }) => text.match(every)?.map(digits) ?? []))
    const links = tagsOf(pages, 'a').filter(({ attributes: { href = '' } }) => /^tel:/i.test(href))
    const ours = links.filter(({ attributes: { href = '' } }) => shown.has(digits(href)))
    if (ours.length > 0) return tell(true, ours.slice(0, 1).map(quoteTag))
    return tell(false, [...links.slice(0, 1).map(quoteTag), ...matching(sentences(pages), PHONE).slice(0, 1)])
  },
  'online-booking'({ pages, known }) {
    const dates = tagsOf(pages, 'input', 'select').filter(
      ({ attributes: { type = '', name = '', id = '', placeholder = '' } }) =>
        !/birth|dob/i.test(name + id + placeholder) &&
        (/^date/i.test(type) || DATE.test(`${name} ${id} ${placeholder}`.replaceAll('_', ' '))),
    )
    return tellAny([...usesOf(pages, known.booking), ...dates.map(quoteTag)])
  },
  price({ pages }) {
    // The treatment's own page first: that is where a patient looks.
    const ordered = pages.toSorted((a, b) => Number(b.role === 'treatment') - Number(a.role === 'treatment'))
    return tellAny(matching(sentences(ordered), PRICE))
  },
  'hours-address'({ pages }) {
    // The day may be in the cell before the times.
    const rows = paragraphs(pages).map(({ text, page }, index, all) => ({
      text: DAY.test(text) ? text : `${all[index - 1]?.text ?? ''} ${text}`,
      page,
    }))
    const data = pages.flatMap(({ data, path }) => data.map((text) => ({ text, page: path })))
    const [hours] = [
      ...rows.filter(({ text }) => TIMES.test(text) && DAY.test(text)),
      ...matching(data, /"openingHours/),
    ]
    const [address] = [...matching(sentences(pages), STATE_AND_ZIP), ...matching(data, /"streetAddress/)]
    return tell(
      true,
      [hours, address].flatMap((one) => one ?? []),
      missingOf({ hours, address }),
    )
  },
  'form-labels'({ pages }) {
    const fields = tagsOf(pages, 'input', 'select', 'textarea').filter(
      ({ attributes: { type = '' } }) => !BUTTON.test(type),
    )
    if (fields.length === 0) return couldNotTell('no-form')
    const bare = fields.filter(({ isLabelled }) => !isLabelled)
    return tell(bare.length === 0, (bare.length > 0 ? bare : fields.slice(0, 1)).map(quoteTag))
  },
  'title-description'({ home }) {
    const { title } = home
    const description = metaOf(home, 'description')?.attributes.content?.trim()
    const quotes = [title, description].flatMap((text) => (text ? [{ text, page: home.path }] : []))
    return tell(true, quotes, missingOf({ title, description }))
  },
  'open-to-search'({ pages, robots, server }) {
    const home = new URL(server.address)
    const rule = robotsRuleAgainst(robots, 'Googlebot', home.pathname)
    const closed = pages.flatMap((page) => {
      const header = { text: `X-Robots-Tag: ${page.robotsHeader}`, page: page.path }
      const tags = tagsOf([page], 'meta', 'link').filter(({ attributes }) => {
        const { name = '', content = '', rel = '', href = '' } = attributes
        const to = /^canonical$/i.test(rel) && URL.parse(href, page.address)
        return to ? siteOf(to) !== siteOf(home) : /^(?:robots|googlebot)$/i.test(name) && CLOSED.test(content)
      })
      return [...tags.map(quoteTag), ...(CLOSED.test(page.robotsHeader) ? [header] : [])]
    })
    const quotes = [...(rule ? [measured(`robots.txt: ${rule}`)] : []), ...closed]
    return quotes.length > 0
      ? tell(false, quotes)
      : tell(true, [measured('No noindex, and no rule against Googlebot in robots.txt')])
  },
  'structured-data'({ pages }) {
    const found = pages.flatMap((page) => [...jsonBusinesses(page), ...microdataBusinesses(page)])
    const best = found.find(({ missing }) => missing.length === 0) ?? found[0]
    return best ? tell(true, [best.quote()], best.missing) : tell(false)
  },
  'treatment-pages'({ home, known }) {
    const headings = tagsOf([home], 'h1', 'h2', 'h3').map(({ text }) => ({ text, page: home.path }))
    const links = tagsOf([home], 'a').filter(({ attributes: { href } }) => ownPage(home, href))
    const named = known.treatments.flatMap((words) => {
      const pattern = phrases(words)
      const mentions = matching(paragraphs([home]), pattern)
      const [heading] = matching(headings, pattern)
      if (!heading && mentions.length < 2) return []
      const link = links.find(({ text, attributes: { href = '' } }) =>
        pattern.test(`${text} ${href.replace(/[-_/]/g, ' ')}`),
      )
      return [{ link, mention: mentions[0] ?? heading }]
    })
    if (named.length === 0) return couldNotTell('no-treatment')
    const without = named.flatMap(({ link, mention }) => (link ? [] : (mention ?? [])))
    const linked = named.flatMap(({ link }) => (link ? quoteTag(link) : []))
    return tell(without.length === 0, without.length > 0 ? without : linked)
  },
  'text-without-scripts'({ home }) {
    const count = home.text.join('').length.toLocaleString('en-US')
    return tell(!isBuiltByScripts(home), [
      measured(`${count} characters of text on the home page before any script runs`),
    ])
  },
  zoom({ home }) {
    const viewport = metaOf(home, 'viewport')
    if (!viewport) return tell(false)
    const content = (viewport.attributes.content ?? '').toLowerCase()
    const most = /maximum-scale\s*=\s*([\d.]+)/.exec(content)?.[1] ?? LEAST_ZOOM
    const isLocked = /user-scalable\s*=\s*(?:no|0)/.test(content) || Number(most) < LEAST_ZOOM
    return tell(!isLocked && content.includes('width'), [quoteTag(viewport)])
  },
  speed({ server: { redirects, firstByteMs, bytes, encoding } }) {
    const isQuick = firstByteMs <= SLOW_FIRST_BYTE_MS && redirects <= MAX_REDIRECTS
    const isSmall = bytes <= LARGE_BYTES && (encoding !== '' || bytes <= SMALL_BYTES)
    const quote = measured(
      `${(firstByteMs / 1000).toFixed(1)} seconds to the first byte from our server`,
      `${Math.ceil(bytes / 1000)} KB, ${encoding ? `compressed (${encoding})` : 'not compressed'}`,
      redirects === 1 ? '1 redirect' : `${redirects} redirects`,
    )
    return tell(isQuick && isSmall, [quote])
  },
  'steady-head'({ home }) {
    const blocking = tagsOf([home], 'script').filter(
      ({ isInHead, attributes: { src, async, defer, type } }) =>
        isInHead && src && async === undefined && defer === undefined && (!type || /javascript/i.test(type)),
    )
    const unsized = tagsOf([home], 'img').filter(
      ({ attributes: { width, height, style = '', src } }) =>
        src && !(width && height) && !/(?:width|height|aspect-ratio)\s*:/.test(style),
    )
    const quotes = [...blocking.slice(0, 2), ...unsized].map(quoteTag)
    return tell(quotes.length === 0, quotes)
  },
  https({ server: { address, plainLeadsTo, hsts } }) {
    const quote = measured(
      address,
      ...(plainLeadsTo ? [`http:// leads to ${plainLeadsTo}`] : []),
      ...(hsts ? [`Strict-Transport-Security: ${hsts}`] : []),
    )
    const certificate = address.startsWith('https:')
    const redirect = plainLeadsTo === null || plainLeadsTo.startsWith('https:')
    return tell(true, [quote], missingOf({ certificate, redirect, hsts }))
  },
  'ad-hosts'({ pages, known }) {
    const pattern = phrases(known.treatments.flat())
    // Where what a visitor reads or types says something about their health.
    const sensitive = pages.filter(
      (page) =>
        page.role !== 'home' ||
        tagsOf([page], 'h1', 'h2', 'h3').some(({ text }) => pattern.test(text)) ||
        tagsOf([page], 'input', 'textarea').some(({ attributes: { type = 'text' } }) =>
          /^(?:text|email|tel)$/i.test(type),
        ),
    )
    return tellAny(usesOf(sensitive, known.ads))
  },
  'container-tags'({ container, known }) {
    if (!container) return tell(false)
    const { id, page, script } = container
    if (script === null) return couldNotTell('no-container')
    const quotes = [...known.ads, ...known.recorders].flatMap(({ name, signs }) => {
      const sign = signs.find((one) => script.includes(one))
      return sign ? [{ text: `${id}: ${sign}`, page, service: name }] : []
    })
    return quotes.length > 0 ? tell(true, quotes) : tell(false, [{ text: id, page }])
  },
  recorders: ({ pages, known }) => tellAny(usesOf(pages, known.recorders)),
  'privacy-lang-alt'({ home, pages }) {
    const links = tagsOf([home], 'a').filter(({ text, attributes: { href } }) => /privacy/i.test(text + href))
    const silent = tagsOf(pages, 'img').filter(
      ({ attributes: { alt, height, role } }) =>
        alt === undefined && height !== '1' && role !== 'presentation',
    )
    const missing = missingOf({ privacy: links[0], lang: home.lang })
    return tell(silent.length === 0, (silent.length > 0 ? silent : links.slice(0, 1)).map(quoteTag), missing)
  },
  claims({ pages, known }) {
    const pattern = phrases(known.claims)
    const said = sentences(pages).filter(({ text }) => !DENIED.test(text.slice(0, text.search(pattern))))
    return tellAny(matching([...new Map(said.map((one) => [one.text, one])).values()], pattern))
  },
}

/**
 * Asks every check. Where the pages couldn't be read whole, an answer without a quotation is no answer: what is missing
 * may be in what wasn't read.
 * @param unread why something may be missing; null when everything was read
 */
export function findAll(site: SiteFacts, unread: Finding['reason'] | null): Finding[] {
  return CHECK_IDS.map((check) => {
    const finding = checks[check](site)
    return { check, ...(unread && finding.quotes.length === 0 ? couldNotTell(unread) : finding) }
  })
}

/** Whether a page has little but scripts. */
export const isBuiltByScripts = ({ text, tags }: Pick<ReadPage, 'text' | 'tags'>) =>
  text.join('').length < LEAST_TEXT && tags.some(({ name }) => name === 'script')

/** What misses a part is not found. */
const tell = (isFound: boolean, quotes: Quote[] = [], missing: Part[] = []): Found => ({
  answer: isFound && missing.length === 0 ? 'found' : 'not-found',
  quotes: quotes.slice(0, MAX_QUOTES).map((one) => ({ ...one, text: one.text.slice(0, MAX_QUOTE) })),
  missing,
})

const tellAny = (quotes: Quote[]) => tell(quotes.length > 0, quotes)

const couldNotTell = (reason: Finding['reason'] & {}): Found => ({ answer: 'unknown', quotes: [], reason })

/** The parts that are empty. */
const missingOf = (parts: Partial<Record<Part, unknown>>) =>
  (Object.keys(parts) as Part[]).filter((part) => !parts[part])

const digits = (text: string) => text.replace(/\D/g, '').slice(-10)

const metaOf = (page: ReadPage, wanted: string): Tag | undefined =>
  tagsOf([page], 'meta').find(({ attributes: { name = '' } }) => name.toLowerCase() === wanted)

/** Local businesses in JSON-LD. Without recursion, because anybody can nest it deeply. */
function jsonBusinesses({ data, path }: ReadPage) {
  const nodes: unknown[] = data.flatMap((text) => {
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
    // Made for the one that is shown, because businesses that contain each other would be quoted once for each level.
    const quote = () => ({ text: JSON.stringify({ '@type': type, name, address }), page: path })
    return [{ missing: missingOf({ name, address }), quote }]
  })
}

function microdataBusinesses({ tags }: ReadPage) {
  const has = (property: string) => tags.some(({ attributes: { itemprop } }) => itemprop === property)
  const missing = missingOf({ name: has('name'), address: has('address') })
  return tags
    .filter(({ attributes: { itemtype = '' } }) => KINDS.test(itemtype))
    .map((tag) => ({ missing, quote: () => quoteTag(tag) }))
}
