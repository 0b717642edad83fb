import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import type { Face } from './shapes.ts'

const packages = path.resolve(import.meta.dirname, '..', 'node_modules', '@fontsource-variable')

/** The site's faces, each at the one weight and optical size the guide is set in. */
const cuts: Record<Face, { file: string; axes: Record<string, number> }> = {
  serif: { file: 'newsreader/files/newsreader-latin-standard-normal.woff2', axes: { wght: 460, opsz: 36 } },
  italic: { file: 'newsreader/files/newsreader-latin-standard-italic.woff2', axes: { wght: 440, opsz: 36 } },
  sans: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 400 } },
  bold: { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
}

/**
 * The faces as static fonts that hold the characters of `text`: the PDF writer would draw every variable font at
 * its default weight.
 */
export async function loadFonts(text: string): Promise<Record<Face, Buffer>> {
  const made = await Promise.all(
    Object.entries(cuts).map(async ([face, { file, axes }]) => {
      const source = await readFile(path.join(packages, file))
      return [face, await subsetFont(source, text, { targetFormat: 'sfnt', variationAxes: axes })] as const
    }),
  )
  return Object.fromEntries(made) as Record<Face, Buffer>
}
