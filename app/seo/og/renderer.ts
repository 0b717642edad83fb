import { Resvg } from '@resvg/resvg-js'
import { escapeXml } from '../site-files/markup.ts'

export type Face = 'serif' | 'italic' | 'sans' | 'bold'

/** SVG attributes that select each font: the renderer goes by family, style and weight. */
export const faceStyle: Record<Face, string> = {
  serif: 'font-family="Newsreader 16pt"',
  italic: 'font-family="Newsreader 16pt" font-style="italic"',
  sans: 'font-family="Instrument Sans"',
  bold: 'font-family="Instrument Sans" font-weight="600"',
}

/** Font size in pixels at which widths are measured; they scale with the size. */
const MEASURED_AT = 100
/** Put around text to be measured: the renderer reports the extent of ink, which leaves out spaces at the ends. */
const EDGE = '|'

export interface Renderer {
  /** Width of one line in pixels at a font size. Words are measured one by one and cached. */
  widthOf(text: string, face: Face, size: number): number
  png(svg: string): Buffer
}

/** An SVG as an element of another. */
export function placed(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([name, value]) => `${name}="${value}"`)
  return svg.replace(
    /^<svg\b[^>]*/,
    (tag) =>
      `${tag.replace(/\s(x|y|width|height|overflow)="[^"]*"/g, '')} ${attributes.join(' ')} overflow="visible"`,
  )
}

/** A renderer that uses only these font files, so that a picture looks the same on every machine. */
export function createRenderer(fontFiles: string[]): Renderer {
  const options = { font: { loadSystemFonts: false, fontFiles } }
  const widths = new Map<string, number>()
  function measure(text: string, face: Face): number {
    const key = `${face} ${text}`
    const kept = widths.get(key)
    if (kept !== undefined) return kept
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200"><text y="120" ${faceStyle[face]} font-size="${MEASURED_AT}">${EDGE}${escapeXml(text)}${EDGE}</text></svg>`
    const edges = text === '' ? 0 : measure('', face)
    const width = (new Resvg(svg, options).getBBox()?.width ?? 0) - edges
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
