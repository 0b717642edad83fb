import { type Checks, found, measured, notFound, quote, tagsOf } from './site-facts.ts'

/** The least that text must be able to grow: WCAG 1.4.4. */
const LEAST_ZOOM = 2
/** From here on web.dev calls the first byte's time poor. */
const SLOW_FIRST_BYTE_MS = 1_800
const MAX_REDIRECTS = 2
/** Of one document, as sent. */
const LARGE_BYTES = 500_000
/** A smaller document gains nothing from compression. */
const SMALL_BYTES = 2_000

/** Does it work on a phone? */
export const phoneChecks = {
  zoom({ pages: [home] }) {
    const viewport =
      home && tagsOf(home, 'meta').find(({ attributes }) => attributes.name?.toLowerCase() === 'viewport')
    if (!home || !viewport) return notFound()
    const content = (viewport.attributes.content ?? '').toLowerCase()
    const most = /maximum-scale\s*=\s*([\d.]+)/.exec(content)?.[1]
    const isLocked = /user-scalable\s*=\s*(?:no|0)/.test(content) || Number(most ?? LEAST_ZOOM) < LEAST_ZOOM
    const quotes = [quote(home, viewport.markup)]
    return isLocked || !content.includes('width') ? notFound(quotes) : found(quotes)
  },
  speed({ pages, server: { redirects, firstByteMs, bytes, encoding } }) {
    if (pages.length === 0) return notFound()
    const quotes = [
      measured(`${(firstByteMs / 1000).toFixed(1)} seconds to the first byte, measured from our server`),
      measured(
        `${Math.ceil(bytes / 1000).toLocaleString('en-US')} KB, ${encoding ? `compressed (${encoding})` : 'not compressed'}`,
      ),
      measured(redirects === 1 ? '1 redirect' : `${redirects} redirects`),
    ]
    const isSlow =
      firstByteMs > SLOW_FIRST_BYTE_MS ||
      redirects > MAX_REDIRECTS ||
      bytes > LARGE_BYTES ||
      (!encoding && bytes > SMALL_BYTES)
    return isSlow ? notFound(quotes) : found(quotes)
  },
  'steady-head'({ pages: [home] }) {
    if (!home) return notFound()
    const blocking = tagsOf(home, 'script').filter(
      ({ isInHead, attributes: { src, async, defer, type } }) =>
        isInHead && src && async === undefined && defer === undefined && (!type || /javascript/i.test(type)),
    )
    const unsized = tagsOf(home, 'img').filter(
      ({ attributes: { width, height, style = '', src = '' } }) =>
        !(width && height) &&
        !/(?:width|height|aspect-ratio)\s*:/.test(style) &&
        src !== '' &&
        !/facebook\.com\/tr/.test(src),
    )
    const quotes = [...blocking.slice(0, 2), ...unsized].map(({ markup }) => quote(home, markup))
    return quotes.length > 0 ? notFound(quotes) : found()
  },
} satisfies Checks
