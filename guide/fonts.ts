import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Face } from './shapes.ts'

const packages = path.resolve(import.meta.dirname, '..', 'node_modules', '@fontsource-variable')

/** The site's fonts, each at one weight and optical size. */
const instances: Record<Face, { file: string; axes: Record<string, number> }> = {
  serif: { file: 'newsreader/files/newsreader-latin-standard-normal.woff2', axes: { wght: 460, opsz: 36 } },
  italic: { file: 'newsreader/files/newsreader-latin-standard-italic.woff2', axes: { wght: 440, opsz: 36 } },
  sans: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 400 } },
  bold: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
}

/**
 * Loads the fonts as static subsets with the characters of `text`; pdfkit would draw variable fonts at their default
 * weight.
 */
export async function loadFonts(text: string): Promise<Record<Face, Buffer>> {
  const fonts = await Promise.all(
    Object.entries(instances).map(async ([face, { file, axes }]) => {
      const source = await readFile(path.join(packages, file))
      return [face, await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes })] as const
    }),
  )
  return Object.fromEntries(fonts) as Record<Face, Buffer>
}
