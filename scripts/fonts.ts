import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'

const root = path.dirname(import.meta.dirname)
const target = path.join(root, '.generated', 'fonts')

/** ASCII, the typographer's marks, and the accents that names of people and places in the United States carry. */
const characters =
  Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('') +
  '\u00a0’‘“”–—…·•×−→←↑↓✓§©®™°½¼¾€£¢ÁÉÍÓÚÜÑáéíóúüñçèêëàâäãåôöõøîïß'

/**
 * The packages' variable files weigh 130 KB together; the site needs one weight of the serif, upright and
 * italic, at display size, and three weights of the sans. Axes that nothing uses are pinned.
 */
const cuts = [
  {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    name: 'newsreader.woff2',
    axes: { wght: 460, opsz: 48 },
    features: ['kern', 'liga', 'lnum', 'ccmp', 'mark'],
  },
  {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    name: 'newsreader-italic.woff2',
    axes: { wght: 440, opsz: 48 },
    features: ['kern', 'liga', 'lnum', 'ccmp', 'mark'],
  },
  {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'liga', 'tnum', 'ccmp', 'mark'],
  },
]

/** Writes the subset font files to `.generated/fonts`, unless they are already there for these very inputs. */
export async function buildFonts(): Promise<void> {
  await mkdir(target, { recursive: true })
  const sources = await Promise.all(cuts.map((cut) => readFile(path.join(root, 'node_modules', cut.file))))
  const hash = createHash('sha256').update(JSON.stringify(cuts)).update(characters)
  for (const source of sources) hash.update(source)
  const stamp = hash.digest('hex')
  const stampFile = path.join(target, 'made-from')
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  for (const [index, cut] of cuts.entries()) {
    const source = sources[index]
    if (!source) throw new Error(`No font file for ${cut.name}`)
    const subset = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: cut.axes,
      keepFeatures: cut.features,
      noHinting: true,
    })
    await writeFile(path.join(target, cut.name), subset)
  }
  await writeFile(stampFile, stamp)
}
