import path from 'node:path'
import type { Plugin } from 'vite'
import { contentFolder } from '../app/content/read/content-folder.ts'
import { readYaml } from '../app/content/read/yaml.ts'
import { shades } from '../app/content/site/shades.ts'
import { colorsSchema } from '../app/content/site/site.schema.ts'

/** Adds the owner's colors to the tokens of the website's style and the booking provider's. */
export function brandColors(): Plugin {
  let tokens: string | undefined
  return {
    name: 'brand-colors',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/styles\/(app|booking)\.css/ },
      handler(style) {
        this.addWatchFile(path.join(contentFolder, 'site.yaml'))
        try {
          tokens = brandTokens()
        } catch (error) {
          // In development the last valid colors stay while the file is invalid.
          if (tokens === undefined) throw error
        }
        return { code: `${style}\n${tokens}`, map: null }
      },
    },
  }
}

/** Returns the owner's colors and their shades as CSS. Reads the file on each call. */
export function brandTokens(): string {
  const { colors } = readYaml('site.yaml').value as { colors: unknown }
  const tokens = Object.entries(shades(colorsSchema.parse(colors))).map(
    ([name, color]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${color};`,
  )
  return `@theme static { ${tokens.join(' ')} }`
}
