import type { Page } from '@playwright/test'
import type { PageCheck } from './page-check.ts'

/** One banner, main, footer and h1; named landmarks; headings without gaps; a name for whatever is not text. */
export const landmarks: PageCheck = {
  name: 'has valid landmarks and headings',
  async run(page) {
    return [...(await wrongOutline(page)), ...(await nameless(page))]
  },
}

async function wrongOutline(page: Page): Promise<string[]> {
  const faults: string[] = []
  const single = {
    main: page.getByRole('main'),
    banner: page.getByRole('banner'),
    footer: page.getByRole('contentinfo'),
    'first-level heading': page.getByRole('heading', { level: 1 }),
  }
  for (const [name, locator] of Object.entries(single)) {
    const count = await locator.count()
    if (count !== 1) faults.push(`${count} times ${name}`)
  }
  const language = await page.locator('html').getAttribute('lang')
  if (language !== 'en-US') faults.push(`the language is ${language}`)

  const tree = await page.locator('body').ariaSnapshot()
  const names = [
    ...tree.matchAll(/- '?(navigation|complementary|region|form|search)(?: "(.*?)")?(?=:|$| )/gm),
  ].map(([, role, name]) => `${role} ${name ?? ''}`.trim())
  for (const [index, name] of names.entries()) {
    if (!name.includes(' ')) faults.push(`a ${name} has no name`)
    if (names.indexOf(name) !== index) faults.push(`the name is given twice: ${name}`)
  }

  const levels = [...tree.matchAll(/- '?heading "(.*?)"[^\n]*?\[level=(\d)\]/g)]
  for (const [index, [line, , level]] of levels.entries())
    if (Number(level) > Number(levels[index - 1]?.[2] ?? 0) + 1) faults.push(`skips a level: ${line}`)
  if (levels.length === 0) faults.push('there are no headings')
  return faults
}

/** Drawings, pictures and frames without a name. */
async function nameless(page: Page): Promise<string[]> {
  const faults = await page.evaluate(() => {
    const isNamed = (element: Element) =>
      Boolean(element.getAttribute('aria-label') || element.querySelector(':scope > title')) ||
      (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .some((id) => document.getElementById(id)?.textContent?.trim())
    const drawings = [...document.querySelectorAll('svg')].filter(
      (svg) => !svg.closest('[aria-hidden="true"]') && !(svg.getAttribute('role') === 'img' && isNamed(svg)),
    )
    const pictures = [...document.querySelectorAll('img:not([alt]), [role="img"]')].filter(
      (picture) =>
        picture.tagName === 'IMG' || !(isNamed(picture) || picture.closest('[aria-hidden="true"]')),
    )
    const frames = [...document.querySelectorAll('iframe')].filter((frame) => !frame.title.trim())
    return [...drawings, ...pictures, ...frames].map(
      (element) => `nameless: ${element.outerHTML.slice(0, 120)}`,
    )
  })
  for (const frame of page.frames())
    if ((await frame.title()) === '') faults.push(`the document has no title: ${frame.url()}`)
  return faults
}
