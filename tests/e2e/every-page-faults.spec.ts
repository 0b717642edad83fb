import { expect, type Page } from '@playwright/test'
import { openPage } from './every-page/open-page.ts'
import { test } from './every-page/visitor.ts'
import { visits } from './every-page/visits.ts'

/** One fault for each check of `every-page.spec.ts`, made in the open page: what the check must find. */
const faults: Record<string, [find: RegExp, make: (page: Page) => Promise<unknown>]> = {
  'does not move with reduced motion': [
    /Animation on/,
    (page) =>
      page.evaluate(() =>
        addEventListener('scroll', () =>
          document.querySelector('main section')?.animate({ opacity: [0.5, 1] }, 300),
        ),
      ),
  ],
  accessible: [/color-contrast/, (page) => style(page, 'main p { color: #aaa; background: #fff }')],
  'sentences are at least 17 px, notes at least 14 px': [
    /13 px/,
    (page) => style(page, 'main p { font-size: 13px !important }'),
  ],
  'no style rule reverses the visual order': [
    /<a|<nav|<ul|<header|<div/,
    (page) => style(page, 'header, header * { display: flex; flex-direction: row-reverse !important }'),
  ],
  'loses nothing with WCAG text spacing': [
    /^http.*is cut/,
    (page) =>
      page.evaluate(() => {
        // As wide as the text without the spacing.
        const text = document.querySelector<HTMLElement>('main h1')
        if (!text) return
        text.textContent = 'Plain words'
        text.style.cssText = 'width: max-content; white-space: nowrap; overflow: hidden'
        text.style.width = `${text.offsetWidth}px`
      }),
  ],
  'loses nothing in forced colors': [
    /is gone/,
    (page) =>
      page.evaluate(() => {
        const dot = document.createElement('span')
        dot.style.cssText = 'display: block; width: 9px; height: 9px; background: red'
        document.querySelector('main')?.append(dot)
      }),
  ],
  'is readable without style': [
    /missing|×/,
    (page) =>
      page.evaluate(() => {
        const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
        svg.style.cssText = 'width: 1em; height: 1em'
        document.querySelector('main')?.append(svg)
      }),
  ],
  'loses nothing at 400 percent zoom': [
    /of the window do not scroll/,
    (page) => style(page, 'header { position: fixed !important; top: 0; height: 50vh }'),
  ],
  'loses nothing at 200 percent text size': [
    /is cut/,
    (page) => style(page, 'main h1 { height: 20px; overflow: hidden }'),
  ],
  'has valid landmarks and headings': [
    /skips a level/,
    (page) =>
      page.evaluate(() => {
        const heading = document.createElement('h6')
        heading.textContent = 'Too deep'
        document.querySelector('main')?.append(heading)
      }),
  ],
  'prints completely, without interactive parts': [
    /of no use/,
    (page) =>
      page.evaluate(() => {
        const button = document.createElement('button')
        button.textContent = 'Press'
        button.style.setProperty('display', 'block', 'important')
        document.querySelector('main')?.append(button)
      }),
  ],
  'does not overflow': [/px too wide at 320 px/, (page) => style(page, 'main h1 { min-width: 350px }')],
  'every text is readable in forced colors': [
    /light: “/,
    (page) => style(page, 'main h1 { forced-color-adjust: none; color: #eee !important; background: #fff }'),
  ],
}

/** Adds an adopted style sheet, which the CSP allows. */
const style = (page: Page, content: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, content)

for (const [name, projectVisits] of Object.entries(visits)) {
  for (const visit of projectVisits) {
    for (const check of visit.checks) {
      test(`${name}: “${check.name}” finds a fault`, async ({ visitor }, { project }) => {
        test.skip(project.name !== name, 'A check of the other project.')
        const [find, make] = faults[check.name] ?? []
        if (!find || !make) throw new Error(`There is no fault for “${check.name}”.`)
        const { leave } = await openPage(visitor, '/about', visit)
        await make(visitor.page)
        leave()
        expect((await check.run(visitor.page, '/about')).join('\n')).toMatch(find)
      })
    }
  }
}

test('an error in the console and a request that fails are complaints', async ({ visitor }) => {
  const [visit] = visits.phone ?? []
  if (!visit) throw new Error('There is no visit.')
  const { complaints, leave } = await openPage(visitor, '/about', visit)
  await visitor.page.evaluate(async () => {
    console.error('broken')
    await fetch('/assets/missing.js')
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/broken[\s\S]*missing\.js answered 404/)
  leave()
})
