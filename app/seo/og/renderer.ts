import { Resvg } from '@resvg/resvg-js'
import { escapeXml } from '../site-files/markup.ts'
import { type Face, faceStyle } from './faces.ts'

/** Measured at this size and scaled: widths of outlines grow with the size alone. */
const MEASURED_AT = 100
/** Stands before and behind what is measured, because the renderer tells where ink is and not where a letter ends. */
export const POST = '|'

export interface Renderer {
  /** Pixels that one line takes at a size. The words are measured one by one, and remembered. */
  widthOf(text: string, face: Face, size: number): number
  /** A picture as a PNG of the size that its `width` and `height` say. */
  png(svg: string): Buffer
}

/** Turns SVG into pictures with these fonts and no other, so that a card looks the same wherever it is built. */
export function createRenderer(fontFiles: string[]): Renderer {
  const options = { font: { loadSystemFonts: false, fontFiles } }
  const widths = new Map<string, number>()
  function measure(text: string, face: Face): number {
    const key = `${face} ${text}`
    const kept = widths.get(key)
    if (kept !== undefined) return kept
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="120" ${faceStyle[face]} font-size="${MEASURED_AT}">${POST}${escapeXml(text)}${POST}</text></svg>`
    const posts = text === '' ? 0 : measure('', face)
    const width = (new Resvg(svg, options).getBBox()?.width ?? 0) - posts
    widths.set(key, width)
    return width
  }
  return {
    widthOf(text, face, size) {
      const words = text.split(' ')
      const inked = words.reduce((sum, word) => sum + measure(word, face), 0)
      return ((inked + (words.length - 1) * measure(' ', face)) * size) / MEASURED_AT
    },
    png: (svg) => new Resvg(svg, options).render().asPng(),
  }
}
