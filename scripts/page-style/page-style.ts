import { trimStyle } from './trim-style.ts'

const inHead = /<style>([\s\S]*?)<\/style>/

/**
 * A document whose style holds only the rules it uses.
 * @param html a whole document with one style in its head
 * @param fetched text of the scripts that the page runs and of the styles that they fetch
 * @throws {Error} when it has none
 */
export function withPageStyle(html: string, fetched: { scripts: string; styles: string }): string {
  const [tag, css] = inHead.exec(html) ?? []
  if (tag === undefined || css === undefined) throw new Error('A page has no style in its head.')
  const trimmed = trimStyle(css, html.replace(tag, ''), fetched.scripts + fetched.styles)
  return html.replace(tag, () => `<style>${corrected(trimmed)}</style>`)
}

/**
 * Corrects two things in Lightning CSS's output: it repeats some prefixed declarations in every pass, and it drops
 * the media type after `not`, without which browsers just below the oldest supported ones ignore the whole query.
 */
const corrected = (css: string) =>
  css.replace(/(-webkit-[\w-]+:[^;{}]+;)\1+/g, '$1').replaceAll('@media not (', '@media not all and (')
