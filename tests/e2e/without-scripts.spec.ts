import { expect, test } from '@playwright/test'
import { inFourParts, sweptAddresses } from './every-address.ts'

test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } })

/** Elements that only a script fills or shows. */
const SCRIPTS_OWN =
  '#consent-banner, #consent-banner *, [data-privacy-signal], .reading-place, [role="alert"][hidden]'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

inFourParts([...sweptAddresses, '/no-such-page']).forEach((addresses, part) => {
  test(`hides nothing without scripts, its links work and its menus open, part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
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

        // Some pages have no call of their own in their content; the header's is on every one.
        const calls = page.locator('main .cta, main .solid-button')
        const href = (await calls.count()) > 0 ? await calls.first().getAttribute('href') : null
        if (href && !/^(tel|sms):/.test(href))
          expect((await page.request.get(new URL(href, page.url()).pathname)).status()).toBe(200)

        const drawer = page.getByRole('button', { name: 'Open menu' })
        // Patient pages have no menu.
        if ((await page.locator('html[data-patient]').count()) > 0) {
          await expect(drawer).toHaveCount(0)
          return
        }
        await drawer.click()
        await page.getByRole('link', { name: 'Funnel creation' }).locator('visible=true').first().click()
        await expect(page).toHaveURL('/funnel-creation')
      })
    }
  })
})
