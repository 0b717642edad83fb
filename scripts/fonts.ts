import { hash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import subsetFont from 'subset-font'
import { contentFolder } from '../app/content/read/content-folder.ts'

const root = path.dirname(import.meta.dirname)
const target = path.join(root, '.generated', 'fonts')

/** Headline fonts have few characters, because kerning is half of each file and grows with their square. */
const headline = /[\p{L}\d\s!$%&(),./:;?’“”–-]/u
const sentence = /[^<=>\\^`{|}~]/
/** Axes that nothing uses are pinned. */
const subsets = [
  {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2',
    name: 'newsreader.woff2',
    axes: { wght: 460, opsz: 48 },
    features: ['kern'],
    characters: headline,
  },
  {
    file: '@fontsource-variable/newsreader/files/newsreader-latin-standard-italic.woff2',
    name: 'newsreader-italic.woff2',
    axes: { wght: 440, opsz: 48 },
    features: ['kern'],
    characters: headline,
  },
  {
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    name: 'instrument-sans.woff2',
    axes: { wght: { min: 400, max: 600 } },
    features: ['kern', 'tnum'],
    characters: sentence,
  },
]

/** Returns ASCII and every other character in the site's texts, such as accented letters in a name. */
function charactersOfTheSite(): string[] {
  const sources = [
    'app/{components,content,layout,routes}/**/*.{ts,tsx,md}',
    'booking/{book,form,lead,manage}/**/*.{ts,tsx}',
  ]
  const code = globSync(sources, { cwd: root, exclude: ['**/*.{test,examples}.*'] }).map((file) =>
    path.join(root, file),
  )
  const owners = globSync('**/*.{yaml,md}', { cwd: contentFolder }).map((file) =>
    path.join(contentFolder, file),
  )
  const beyond = [...code, ...owners].flatMap((file) => readFileSync(file, 'utf8').match(/[^\0-~]/g) ?? [])
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index))
  return [...new Set([...ascii, '\u00a0', ...beyond])].sort()
}

/** Writes the subset fonts to `.generated/fonts`, unless they are there for the same input. */
export async function buildFonts(): Promise<void> {
  const characters = charactersOfTheSite()
  const inputs = subsets.map((subset) => ({
    ...subset,
    source: readFileSync(path.join(root, 'node_modules', subset.file)),
    characters: characters.filter((one) => subset.characters.test(one)).join(''),
  }))
  const stamp = hash('sha256', JSON.stringify(inputs))
  const stampFile = path.join(target, 'made-from')
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === stamp) return

  // Also deletes the static fonts of PDFs and share pictures, which are made when they are missing.
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  for (const { source, name, axes, features, characters } of inputs) {
    const font = await subsetFont(source, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: features,
      noHinting: true,
    })
    await writeFile(path.join(target, name), font)
  }
  await writeFile(stampFile, stamp)
}
