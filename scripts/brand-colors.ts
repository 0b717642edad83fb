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
  return `${tokens.join(' ')} --pencil-stroke: ${pencilStroke(tints.pencil)}; --pencil-ring: ${PENCIL_RING};`
}

/** What a hand draws, stretched to what it marks: a picture in a style can't read the style's colors. */
const drawing = (size: string, path: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 ${size}' preserveAspectRatio='none'><path ${path}/></svg>")`

/** A line that starts thick and ends thin, through words or below them. */
const pencilStroke = (color: string) =>
  drawing(
    '200 24',
    `d='M0 15C30 10 62 15 104 10S168 8 200 3C199 6 199 8 198 10C164 13 148 13 106 17S40 16 2 21Z' fill='${color.replace('#', '%23')}'`,
  )

/** A ring whose ends cross. It is a mask, so that the style has its color. */
const PENCIL_RING = drawing(
  '100 60',
  "d='M70 5C40 0 4 10 3 32S40 59 62 56 99 40 96 25 66 2 34 9' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' vector-effect='non-scaling-stroke'",
)
