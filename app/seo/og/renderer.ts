import { Resvg } from '@resvg/resvg-js'

/** Renders an SVG with these font files alone, so that a picture looks the same on every machine. */
export const renderPng = (svg: string, fontFiles: string[] = []): Buffer =>
  new Resvg(svg, { font: { loadSystemFonts: false, fontFiles } }).render().asPng()

/** An SVG as an element of another. */
export function placed(svg: string, box: Record<'x' | 'y' | 'width' | 'height', number>): string {
  const attributes = Object.entries(box).map(([name, value]) => `${name}="${value}"`)
  return svg.replace(
    /^<svg\b[^>]*/,
    (tag) =>
      `${tag.replace(/\s(x|y|width|height|overflow)="[^"]*"/g, '')} ${attributes.join(' ')} overflow="visible"`,
  )
}
