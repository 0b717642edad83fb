import { expect, it } from 'vitest'
import { namesIn, withStyle } from './page-style.ts'

it('finds the classes that a script may add, those with dots and commas too, and those of its selectors', () => {
  const names = namesIn(
    `p({className:"mt-1.5 grid-cols-[minmax(0,1fr)_2rem]"});document.querySelector('.menu-panel a')`,
  )
  for (const name of ['mt-1.5', 'grid-cols-[minmax(0,1fr)_2rem]', 'menu-panel'])
    expect(names.has(name)).toBe(true)
})

it('leaves of a style what the document or its scripts use, also when they change', () => {
  const scripts = namesIn('"by-script" var(--read) `cta-$'.concat('{size}`'))
  const rules = ['used', 'by-script', 'cta-large', 'unused'].map((name) => `.${name}{color:var(--color)}`)
  const style = `${rules.join('')}:root{--color:red;--read:1;--inline:2;--unread:3}`
  const trimmed = (html: string) => withStyle('/a', html, style, scripts).styles[0]
  const first = trimmed('<p class="other used" style="width:var(--inline)">')
  for (const kept of ['.used', '.by-script', '.cta-large', '--color', '--read', '--inline'])
    expect(first).toContain(kept)
  for (const left of ['.unused', '--unread']) expect(first).not.toContain(left)
  expect(trimmed('<p class="other used" style="width:var(--inline)">')).toBe(first)
  expect(trimmed('<p id="unused">')).toContain('.unused')
})

it('ends the document with the faces of web fonts, and leaves those of the device where they are', () => {
  const [web, own] = ['@font-face{font-family:A;src:url(/a.woff2)}', '@font-face{font-family:B;src:local(C)}']
  const { html, styles } = withStyle('/a', '<head></head><body>Words</body>', `a{}${web}${own}b{}${web}`)
  expect(styles).toEqual([`a{}${own}b{}`, web + web])
  expect(html).toBe(`<head><style>a{}${own}b{}</style></head><body>Words<style>${web}${web}</style></body>`)
})

it('keeps of a long style in the head what shows first, and ends the first section with all of it', () => {
  const document = '<head></head><main><section id="first"></section><section id="second"></section></main>'
  const rules = (length: number) => `#first{color:red}#second{content:"${'a'.repeat(length - 36)}"}`
  const styled = (length: number) => withStyle(`/${length}`, document, rules(length), namesIn('second'))
  expect(styled(30_000).html).not.toContain('<section id="first"><style>')
  const { html, styles } = styled(30_001)
  expect(styles.slice(0, 2)).toEqual(['#first{color:red}', rules(30_001)])
  expect(html).toContain(`<style>${styles[0]}</style></head>`)
  expect(html).toContain(`<section id="first"><style>${styles[1]}</style></section>`)
})
