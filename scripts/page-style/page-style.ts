import { inlineConstants } from './inline-constants.ts'
import { wordsOf } from './names.ts'
import { shortenNames } from './shorten-names.ts'
import { trimStyle } from './trim-style.ts'

/** What a page runs and fetches later, as text. */
export interface Fetched {
  scripts: string
  styles: string
}

const inHead = /<style>([\s\S]*?)<\/style>/

/**
 * A document with the style it needs and no more, in the fewest bytes that say it.
 * @param html a whole document with one style in its head
 * @throws {Error} when it has none
 */
export function withPageStyle(html: string, { scripts, styles }: Fetched): string {
  const [tag, css] = inHead.exec(html) ?? []
  if (tag === undefined || css === undefined) throw new Error('A page has no style in its head.')
  const bare = html.replace(tag, () => STAND_IN)
  const trimmed = trimStyle(css, bare, scripts + styles)
  const constant = trimStyle(inlineConstants(trimmed, bare), bare, scripts + styles)
  const styled = { css: constant, html: bare }
  // React would write the long names back into a page that it wakes.
  const short = html.includes('__reactRouterContext')
    ? styled
    : shortenNames(styled, new Set(wordsOf(scripts)))
  return short.html.replace(STAND_IN, () => `<style>${tidied(short.css)}</style>`)
}

/**
 * What Lightning CSS leaves to do: it writes some prefixed declarations once more in every pass, and drops the media
 * type after `not`, without which browsers just below our oldest ones drop the whole query.
 */
const tidied = (css: string) =>
  css.replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1').replaceAll('@media not (', '@media not all and (')

const STAND_IN = '<style></style>'
