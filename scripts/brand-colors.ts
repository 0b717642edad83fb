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

/**
 * A line of the pencil that starts thick and ends thin, through words or below them, stretched to each line of them. It has
 * its color in it, because a picture in a style can't read the style's colors.
 */
const pencilStroke = (color: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 99 12' preserveAspectRatio='none'><path d='M0 7C15 4 31 8 52 6S84 4 99 3L98 5C80 6 74 7 53 9S20 7 1 10Z' fill='${color.replace('#', '%23')}'/></svg>")`
