import { expect, it } from 'vitest'
import { inlineConstants } from './inline-constants.ts'

const theme = (block: string) => `@layer theme{:root,:host{${block}}}`

it('puts a value in the place of what stands for it, through another and as a fallback', () => {
  const css = `${theme('--step:.25rem;--gap:calc(var(--step)*2);--tall:1.5')}p{gap:var(--gap);line-height:var(--tw-leading,var(--tall))}`
  const inlined = inlineConstants(css, '<p>')
  expect(inlined).toMatch(/gap: calc\(\.25rem ?\* ?2\)/)
  expect(inlined).toMatch(/line-height: var\(--tw-leading, 1\.5\)/)
})

it('leaves what has a second value, in the style or on an element', () => {
  const css = `${theme('--a:red;--b:red;--c:red')}.dark{--a:blue}p{color:var(--a);fill:var(--b);stroke:var(--c)}`
  const inlined = inlineConstants(css, '<p style="--b:blue">')
  expect(inlined).toContain('color: var(--a)')
  expect(inlined).toContain('fill: var(--b)')
  expect(inlined).toMatch(/stroke: (red|#f00)/)
})

it('keeps the color that stands before its mix, and lets the mix go', () => {
  const mix =
    '@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,var(--x) 50%,transparent)}}'
  expect(inlineConstants(`${theme('--x:#fff')}.a{color:#ffffff80}${mix}`, '')).not.toMatch(/mix/)
})

it('keeps the mix of a color that the system may change', () => {
  const mix =
    '@supports (color:color-mix(in lab,red,red)){.a{color:color-mix(in oklab,var(--x) 50%,transparent)}}'
  const system = '@media (forced-colors:active){:root{--x:Canvas}}'
  expect(inlineConstants(`${theme('--x:#fff')}.a{color:#ffffff80}${mix}${system}`, '')).toMatch(
    /var\(--x\) 50%/,
  )
})

it('keeps a mix of the system’s colors, which no constant stands for', () => {
  const mix =
    '@supports (color:color-mix(in lab,red,red)){:root{--y:color-mix(in srgb,CanvasText 25%,Canvas)}}'
  expect(inlineConstants(`${theme('--x:#fff')}.a{color:var(--y)}${mix}`, '')).toContain('CanvasText 25%')
})

it('leaves a style without a theme as it is', () => {
  expect(inlineConstants('p{color:var(--x)}', '')).toBe('p{color:var(--x)}')
})
