import type { Page } from '@playwright/test'

/** Checks that the page prints completely: collapsed parts are open, and no control or sticky part is printed. */
export async function print(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const faults = await page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      const { position, opacity } = getComputedStyle(element)
      const isShown = element.checkVisibility({ visibilityProperty: true })
      if (
        isShown &&
        /fixed|sticky/.test(position) &&
        element.textContent?.trim() &&
        element.getBoundingClientRect().height > 0
      )
        found.push(`${position}: ${element.outerHTML.slice(0, 100)}`)
      if (isShown && opacity === '0') found.push(`hidden: ${element.outerHTML.slice(0, 100)}`)
      if (isShown && element.matches('button, nav, dialog, iframe + *[hidden]'))
        found.push(`of no use: ${element.outerHTML.slice(0, 100)}`)
    }
    // A nav is not printed at all, as above.
    for (const fold of document.querySelectorAll('details:not(nav *)')) {
      const last = fold.lastElementChild
      if (
        last &&
        (last.getBoundingClientRect().height === 0 || !last.checkVisibility({ contentVisibilityAuto: true }))
      )
        found.push(`folded up: ${fold.textContent?.slice(0, 80)}`)
    }
    // Printed sources must show their URL.
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href^="https://"]')) {
      if (!link.checkVisibility()) continue
      const says =
        link.textContent?.includes(link.hostname) || getComputedStyle(link, '::after').content.includes('(')
      if (!says) found.push(`no address: ${link.outerHTML.slice(0, 120)}`)
    }
    return found
  })
  await page.emulateMedia({ media: null })
  return faults
}
