import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

/** What only a script fills or shows, and what therefore stays hidden without one. */
const SCRIPTS_OWN = '#consent-banner, #consent-banner *, [data-reading-place], [data-other-ways]'

for (const address of [...everyAddress, '/no-such-page']) {
  test(`${address} hides nothing without scripts, and its menus open`, async ({ page }, testInfo) => {
    await page.goto(address)
    const hidden = await page.evaluate((own) => {
      const isFolded = (element: Element) =>
        element.closest('dialog, [popover], #toasts, details:not([open]) > :not(summary)') !== null
      return [...document.querySelectorAll('main *, footer *')]
        .filter((element) => !element.matches('script, style, template, option, input[type="hidden"]'))
        .filter((element) => !element.matches(own) && !isFolded(element))
        .filter((element) => element.matches('[hidden]') || getComputedStyle(element).opacity === '0')
        .map((element) => element.outerHTML.slice(0, 120))
    }, SCRIPTS_OWN)
    expect(hidden).toEqual([])

    const drawer = page.getByRole('button', { name: 'Open menu' })
    const services = page.getByRole('banner').getByRole('button', { name: 'Services', exact: true })
    // A page for patients has no menu.
    if ((await page.locator('html[data-patient]').count()) > 0) {
      await expect(drawer).toHaveCount(0)
      return
    }
    await (testInfo.project.name === 'phone' ? drawer : services).click()
    await page.getByRole('link', { name: 'Funnel creation' }).locator('visible=true').first().click()
    await expect(page).toHaveURL('/funnel-creation')
  })

  test(`${address} leads on to the call without scripts`, async ({ page }) => {
    await page.goto(address)
    const href = await page
      .locator('main .call, main .quiet-button')
      .first()
      .getAttribute('href', { timeout: 1_000 })
      .catch(() => null)
    test.skip(href === null, 'Its content has no call of its own.')
    const answer = await page.request.get(new URL(href ?? '', page.url()).pathname)
    expect(answer.status()).toBe(200)
  })
}
