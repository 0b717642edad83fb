import type { Plugin } from 'vite'
import { readYaml } from '../app/content/read/yaml.ts'
import { shades } from '../app/content/site/shades.ts'
import { colorsSchema } from '../app/content/site/site.schema.ts'

const STYLES = { id: /\/app\/styles\/(app|booking)\.css/ }

/** Adds the owner's colors to the tokens of the website's style and the booking provider's. */
export const brandColors = (): Plugin => ({
  name: 'brand-colors',
  enforce: 'pre',
  transform: {
    filter: STYLES,
    handler: (style) => ({ code: `${style}\n${brandTokens()}`, map: null }),
  },
})

/** Sets the owner's colors again, after Tailwind, which in development keeps the tokens that it has read first. */
export const changedColors = (): Plugin => ({
  name: 'changed-colors',
  apply: 'serve',
  enforce: 'pre',
  transform: {
    filter: STYLES,
    handler: (style) => ({ code: `${style}\n:root { ${declarations()} }`, map: null }),
  },
})

/** Returns the owner's colors, their shades and a stroke of the pencil as CSS. Reads the file on each call. */
export const brandTokens = (): string => `@theme static { ${declarations()} }`

function declarations(): string {
  const { colors } = readYaml('site.yaml').value as { colors: unknown }
  const tints = shades(colorsSchema.parse(colors))
  const tokens = Object.entries(tints).map(
    ([name, color]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
  )
  return `${tokens.join(' ')} --pencil-stroke: ${pencilStroke(tints.pencil)};`
}

/** A line drawn by hand, as a picture of any length: a picture in a style can't read the style's colors. */
const pencilStroke = (color: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 12' preserveAspectRatio='none'><path d='M1 8C30 4 52 9 84 6S140 3 160 5 188 8 199 4' fill='none' stroke='${color.replace('#', '%23')}' stroke-width='2.5' stroke-linecap='round' vector-effect='non-scaling-stroke'/></svg>")`
