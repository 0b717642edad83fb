import { expect, type Locator, type Page } from '@playwright/test'
import { waitUntilStable } from '../steps/islands.ts'

/** Buttons of this worker's pages that were pressed already; many are on every page. */
const pressed = new Set<string>()

/** Every button does something. The last check of a page, which it opens again after each press. */
export async function buttons(page: Page): Promise<string[]> {
  const address = page.url()
  const dead: string[] = []
  for (let next = await nextButton(page); next; next = await nextButton(page)) {
    pressed.add(next.name)
    if (!(await answers(page, page.locator('button').nth(next.index)))) dead.push(`nothing: ${next.name}`)
    await page.goto('about:blank')
    await page.goto(address)
    await waitUntilStable(page)
  }
  return dead
}

/** The first visible button that was not pressed yet, named by its place, text and look. */
function nextButton(page: Page): Promise<{ index: number; name: string } | undefined> {
  return page.evaluate(
    (known) =>
      [...document.querySelectorAll('button')]
        .map((button, index) => {
          const place = button.closest('header, footer, main, dialog, [role="region"]')?.tagName ?? ''
          const label = button.getAttribute('aria-label') ?? button.textContent?.trim()
          // An answer to the banner is a journey of its own.
          const isInUse =
            button.checkVisibility({ visibilityProperty: true }) &&
            !button.disabled &&
            !button.closest('#consent-banner')
          return { index, name: `${place} ${label} ${button.className}`, isInUse }
        })
        .find(({ name, isInUse }) => isInUse && !known.includes(name)),
    [...pressed],
  )
}

/** Whether a press has an effect: a change of the page, a request, or focus moved elsewhere. */
async function answers(page: Page, button: Locator): Promise<boolean> {
  await button.evaluate((own) => {
    const notice = () => Object.assign(window, { changed: true })
    new MutationObserver(notice).observe(document, { subtree: true, childList: true, attributes: true })
    for (const event of ['toggle', 'submit', 'invalid']) document.addEventListener(event, notice, true)
    // A click focuses any button, so that does not count.
    document.addEventListener('focusin', ({ target }) => target !== own && notice(), true)
  })
  let hasAsked = false
  const onRequest = () => {
    hasAsked = true
  }
  page.once('request', onRequest)
  await button.click()
  const changed = () => page.evaluate(() => 'changed' in window).catch(() => true)
  try {
    await expect
      .poll(async () => hasAsked || (await changed()), { intervals: [20], timeout: 2000 })
      .toBe(true)
    return true
  } catch {
    return false
  } finally {
    page.off('request', onRequest)
  }
}
