import type { Page } from '@playwright/test'

/** Elements that only a script fills or shows. */
const SCRIPTS_OWN = '#consent-region, #consent-region *, [data-privacy-signal], [role="alert"][hidden]'

/**
 * Checks that without scripts no content stays hidden, on pages whose main part has something for a script to do. Leaves
 * scripts disabled.
 */
export async function withoutScripts(page: Page): Promise<string[]> {
  if ((await page.locator('main :is(form, iframe, [data-island])').count()) === 0) return []
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setScriptExecutionDisabled', { value: true })
  await page.reload()
  const faults = await page.evaluate((own) => {
    const isFolded = (element: Element) =>
      element.closest('dialog, [popover], #toasts, details:not([open]) > :not(summary)') !== null
    return [...document.querySelectorAll('main *, footer *')]
      .filter((element) => !element.matches('script, style, template, option, input[type="hidden"]'))
      .filter((element) => !element.matches(own) && !isFolded(element))
      .filter((element) => element.matches('[hidden]') || getComputedStyle(element).opacity === '0')
      .map((element) => `hidden: ${element.outerHTML.slice(0, 120)}`)
  }, SCRIPTS_OWN)
  await session.detach()
  return faults
}
