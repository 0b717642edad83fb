import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'

test.use({ javaScriptEnabled: false })

/** What only a script fills or works with, and what therefore may stay hidden without one. */
const SCRIPTS_OWN = '#consent-banner, [data-reading-place]'

for (const address of [...everyAddress, '/no-such-page']) {
  test(`${address} hides nothing without scripts, and its menus and its call work`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(address)
    const hidden = await page.evaluate((own) => {
      const isFolded = (element: Element) =>
        element.closest('dialog, [popover], #toasts, details:not([open]) > :not(summary)') !== null
      const isHeardOnly = (element: Element) => element.closest('.sr-only') !== null
      return [...document.querySelectorAll('main *, footer *')]
        .filter(
          (element) => !element.matches('script, style, template, datalist *, option, input[type="hidden"]'),
        )
        .filter(
          (element) =>
            !element.closest(own) &&
            !element.closest('svg defs') &&
            !isFolded(element) &&
            !isHeardOnly(element),
        )
        .filter((element) => element.matches('[hidden]') || getComputedStyle(element).opacity === '0')
        .map((element) => element.outerHTML.slice(0, 120))
    }, SCRIPTS_OWN)
    expect.soft(hidden).toEqual([])
    void isMobile
  })
}
