import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)
const made = path.join(root, '.generated', 'fonts')

/** The site's fonts, each at one weight and optical size, because Typst doesn't support variable fonts. */
const instances = [
  { file: 'newsreader/files/newsreader-latin-standard-normal.woff2', axes: { wght: 460, opsz: 36 } },
  { file: 'newsreader/files/newsreader-latin-standard-italic.woff2', axes: { wght: 440, opsz: 36 } },
  { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 400 } },
  { file: 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: 600 } },
]

/** Returns the font files, and creates each one at its first use. */
export function loadFonts(): Promise<Buffer[]> {
  return Promise.all(
    instances.map(async ({ file, axes }) => {
      const instance = path.join(made, `${path.parse(file).name}-${Object.values(axes).join('-')}.ttf`)
      if (!existsSync(instance)) {
        const { default: subsetFont } = await import('subset-font')
        const source = await readFile(path.join(root, 'node_modules', '@fontsource-variable', file))
        // Keeps every character, because Typst embeds only those that the text needs.
        const characters = String.fromCodePoint(...Array.from({ length: 0x2c00 }, (_, code) => code))
        await mkdir(made, { recursive: true })
        await writeFile(
          instance,
          await subsetFont(source, characters, { targetFormat: 'sfnt', variationAxes: axes }),
        )
      }
      return await readFile(instance)
    }),
  )
}
