import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

export type Face = 'serif' | 'italic' | 'sans' | 'bold'

/** SVG attributes that select each font: the renderer goes by family, style and weight. */
export const faceStyle: Record<Face, string> = {
  serif: 'font-family="Newsreader"',
  italic: 'font-family="Newsreader" font-style="italic"',
  sans: 'font-family="Instrument Sans"',
  bold: 'font-family="Instrument Sans" font-weight="600"',
}

const subsets: Record<Face, { file: string; axes?: Record<string, number> }> = {
  serif: { file: 'newsreader.woff2' },
  italic: { file: 'newsreader-italic.woff2' },
  sans: { file: 'instrument-sans.woff2', axes: { wght: 400 } },
  bold: { file: 'instrument-sans.woff2', axes: { wght: 600 } },
}

/**
 * Converts the site's fonts to static TrueType files with the characters of `text`: the renderer reads neither WOFF2
 * nor variable fonts.
 * @param fonts folder of the site's WOFF2 files; the new files go into `cards` inside it
 * @returns paths of the new files
 */
export async function loadFonts(fonts: string, text: string): Promise<string[]> {
  const target = path.join(fonts, 'cards')
  await mkdir(target, { recursive: true })
  return Promise.all(
    Object.entries(subsets).map(async ([face, { file, axes }]) => {
      const source = await readFile(path.join(fonts, file))
      const made = path.join(target, `${face}.ttf`)
      const options = { targetFormat: 'sfnt' as const, ...(axes ? { variationAxes: axes } : {}) }
      await writeFile(made, await subsetFont(source, text, options))
      return made
    }),
  )
}
