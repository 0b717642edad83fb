import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const tokens = [...read('app/styles/tokens.css').matchAll(/--color-[\w-]+: (#[0-9a-f]+);/g)].map(
  ([, color]) => color,
)

/** Files that cannot read CSS variables: the PDF and pictures, e-mails, the icon, and the page of a crashed server. */
it.each([
  'guide/shapes.ts',
  'booking/email/email-theme.ts',
  'booking/email/call-slip.tsx',
  'public/favicon.svg',
  'server/crash-page.ts',
  'app/root.tsx',
])('%s uses the colors of app/styles/tokens.css', (file) => {
  const used = read(file).match(/#[0-9a-f]{6}\b/g) ?? []
  expect(used.filter((color) => !tokens.includes(color) && color !== '#ffffff')).toEqual([])
})
