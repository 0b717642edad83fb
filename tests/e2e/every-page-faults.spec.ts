import { expect, type Page } from '@playwright/test'
import { forEachKind } from './every-page/checks.ts'
import { openPage, test } from './every-page/open-page.ts'
import { only } from './only.ts'

only('desktop')

/** A fault for each check of `every-page.spec.ts`, made in the open page, and what the check says of it. */
const faults: Record<string, [find: RegExp, make: (page: Page) => Promise<unknown>]> = {
  storage: [/keeps answers/, (page) => page.evaluate(() => localStorage.setItem('answers', '1'))],
  accessibility: [/color-contrast/, (page) => style(page, 'main p { color: #aaa; background: #fff }')],
  stillness: [
    /Animation on/,
    (page) =>
      page.evaluate(() =>
        addEventListener('scroll', () => document.querySelector('main')?.animate({ opacity: [0.5, 1] }, 300)),
      ),
  ],
  legible: [/wider than the window/, (page) => style(page, 'main h1 { min-width: 1500px }')],
  legibleWhenSpaced: [
    /is cut/,
    (page) =>
      page.evaluate(() => {
        const [text] = document.querySelectorAll<HTMLElement>('main h1')
        if (!text) return
        text.style.cssText = 'width: max-content; white-space: nowrap; overflow: hidden'
        // As wide as the text without the spacing.
        text.style.width = `${text.offsetWidth}px`
      }),
  ],
  legibleWhenZoomed: [
    /do not scroll/,
    (page) => style(page, 'header { position: fixed !important; top: 0; height: 50vh }'),
  ],
  legibleWhenLarge: [/is cut/, (page) => style(page, 'main h1 { height: 20px; overflow: hidden }')],
  focus: [/shows no ring/, (page) => style(page, ':focus-visible { outline: none !important }')],
  print: [/of no use/, (page) => add(page, 'button', 'display: block !important')],
  forcedColors: [
    /is gone/,
    (page) => add(page, 'span', 'display: block; width: 9px; height: 9px; background: red'),
  ],
  buttons: [/nothing: MAIN/, (page) => serve(page, '<button>Press</button>')],
  withoutScripts: [/^hidden/, (page) => serve(page, '<p hidden>Shown by a script.</p>')],
}

/** Adds an adopted style sheet, which the CSP allows. */
const style = (page: Page, content: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, content)

const add = (page: Page, tag: string, look: string) =>
  page.evaluate(
    ([name, css]) => {
      const element = document.createElement(name)
      element.style.cssText = css
      element.ariaLabel = 'Added'
      document.querySelector('main')?.append(element)
    },
    [tag, look] as const,
  )

/** For a check that opens the page again: the document has it too. */
async function serve(page: Page, html: string): Promise<void> {
  await page.route('**/about', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('<h1', `${html}<h1`) })
  })
  await page.reload()
}

test('each check finds its fault', async ({ visitor, baseURL }) => {
  for (const [name, check] of Object.entries({ ...forEachKind.phone, ...forEachKind.desktop })) {
    const [find, make] = faults[name] ?? []
    if (!find || !make) throw new Error(`There is no fault for “${name}”.`)
    const { leave } = await openPage(visitor, `${baseURL}/about`)
    await make(visitor)
    expect.soft((await check(visitor)).join('\n'), name).toMatch(find)
    leave()
    await visitor.evaluate(() => localStorage.clear())
    await visitor.unrouteAll()
  }
})

test('an error in the console, a failed request and another origin are complaints', async ({
  visitor,
  baseURL,
}) => {
  const { complaints, leave } = await openPage(visitor, `${baseURL}/about`)
  await visitor.evaluate(async () => {
    console.error('broken')
    await fetch('/assets/missing.js')
    new Image().src = 'https://elsewhere.example/pixel'
  })
  await expect.poll(() => complaints.join('\n')).toMatch(/broken[\s\S]*missing\.js answered 404/)
  leave()
})
