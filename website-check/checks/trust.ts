import type { Part } from '../result.ts'
import {
  type Check,
  type Checks,
  couldNotTell,
  found,
  measured,
  notFound,
  phrases,
  quote,
  type SiteFacts,
  tagsOf,
  usesOf,
} from './site-facts.ts'

/** Can patients trust it? */
export const trustChecks = {
  https({ server: { address, hasBadCertificate, plainLeadsTo, hsts } }) {
    const isSecure = address.startsWith('https:') && !hasBadCertificate
    const isRedirected = plainLeadsTo === null || plainLeadsTo.startsWith('https:')
    const missing: Part[] = [
      ...(isSecure ? [] : ['certificate' as const]),
      ...(isRedirected ? [] : ['redirect' as const]),
      ...(hsts ? [] : ['hsts' as const]),
    ]
    const quotes = [
      measured(address),
      ...(plainLeadsTo ? [measured(`http:// leads to ${plainLeadsTo}`)] : []),
      ...(hsts ? [measured(`Strict-Transport-Security: ${hsts}`)] : []),
    ]
    return missing.length > 0 ? notFound(quotes, missing) : found(quotes)
  },
  'ad-hosts'(site) {
    const { ads, treatments } = site.known
    const pattern = phrases(treatments.flat())
    // Where what a visitor reads or types says something about their health.
    const sensitive = site.pages.filter(
      (page) =>
        page.role !== 'home' ||
        tagsOf(page, 'input', 'textarea').some(({ attributes: { type = 'text' } }) =>
          /^(?:text|email|tel)$/i.test(type),
        ) ||
        tagsOf(page, 'h1', 'h2', 'h3').some(({ text }) => pattern.test(text)),
    )
    return uses(sensitive, ads)
  },
  'container-tags'({ container, known }) {
    if (!container) return notFound()
    const { id, page, script } = container
    if (script === null) return couldNotTell('no-container')
    const quotes = [...known.ads, ...known.recorders].flatMap(({ name, signs }) => {
      const sign = signs.find((one) => script.includes(one))
      return sign ? [{ text: `${id}: ${sign}`, page, service: name }] : []
    })
    return quotes.length > 0 ? found(quotes) : notFound([{ text: id, page }])
  },
  recorders: ({ pages, known }) => uses(pages, known.recorders),
  'privacy-lang-alt'({ pages }) {
    const [home] = pages
    if (!home) return notFound()
    const privacy = tagsOf(home, 'a').find(({ text, attributes: { href = '' } }) =>
      /privacy/i.test(`${text} ${href}`),
    )
    const silent = pages.flatMap((page) =>
      tagsOf(page, 'img')
        .filter(
          ({ attributes }) =>
            attributes.alt === undefined && attributes.height !== '1' && attributes.role !== 'presentation',
        )
        .map((tag) => quote(page, tag.markup)),
    )
    const missing: Part[] = [
      ...(privacy ? [] : ['privacy' as const]),
      ...(home.lang ? [] : ['lang' as const]),
    ]
    if (silent.length > 0 || missing.length > 0) return notFound(silent, missing)
    return found([quote(home, privacy?.markup ?? '')])
  },
} satisfies Checks

/** The services that pages use, each once. */
function uses(pages: SiteFacts['pages'], services: SiteFacts['known']['ads']): ReturnType<Check> {
  const all = pages.flatMap((page) => usesOf(page, services))
  const quotes = all.filter(({ service }, index) => all.findIndex((one) => one.service === service) === index)
  return quotes.length > 0 ? found(quotes) : notFound()
}
