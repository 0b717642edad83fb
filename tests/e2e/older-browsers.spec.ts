import { expect, type Page, test } from '@playwright/test'

/** The style is modified in the response, so the CSP hash no longer matches. */
test.use({ bypassCSP: true })

const ENTRIES = ['Services', 'Resources', 'Tools']

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const buttonOf = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const panelOf = (page: Page, name: string) => buttonOf(page, name).locator('+ .menu-panel')

/** Replaces parts of every document to simulate a missing feature. */
async function rewriteDocuments(page: Page, ...replaced: [string | RegExp, string][]): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    let body = await response.text()
    for (const [part, other] of replaced) {
      const rewritten = body.replaceAll(part, other)
      if (rewritten === body) throw new Error(`The page has no ${part}.`)
      body = rewritten
    }
    await route.fulfill({ response, body })
  })
}

/** Without popovers, as in Firefox 115 and Safari 16.4. */
async function withoutPopovers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'popover')
    Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover')
  })
  await rewriteDocuments(
    page,
    [/ popover="auto"/g, ''],
    [/ popoverTarget="/gi, ' data-target="'],
    ['selector(:popover-open)', 'selector(:not-known)'],
  )
}

test.describe('on wide screens', () => {
  test.skip(({ viewport }) => viewport?.width !== 1280, 'The header shows its menus on wide screens only.')

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('menus are closed without popover support and open on hover', async ({ page }) => {
        await withoutPopovers(page)
        const faults: Error[] = []
        page.on('pageerror', (fault) => faults.push(fault))
        await page.goto('/about')
        for (const name of ENTRIES) await expect(panelOf(page, name)).toBeHidden()
        for (const name of ENTRIES) {
          await buttonOf(page, name).hover()
          await expect(panelOf(page, name)).toBeVisible()
          await panelOf(page, name).getByRole('link').last().hover()
          await expect(panelOf(page, name)).toBeVisible()
        }
        await panelOf(page, 'Tools').getByRole('link', { name: 'Marketing Audit' }).click()
        await expect(page).toHaveURL('/marketing-audit')
        expect(faults).toEqual([])
      })

      test('menus open by keyboard without popover support', async ({ page }) => {
        await withoutPopovers(page)
        await page.goto('/about')
        await buttonOf(page, 'Services').focus()
        await expect(panelOf(page, 'Services')).toBeVisible()
        await page.keyboard.press('Tab')
        await expect(panelOf(page, 'Services').getByRole('link').first()).toBeFocused()
        await buttonOf(page, 'Tools').focus()
        await expect(panelOf(page, 'Services')).toBeHidden()
      })
    })
  }

  test('menus open below their buttons without anchor positioning, on a scrolled page too', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const { supports } = CSS
      CSS.supports = (...asked: string[]) =>
        !asked.join().includes('anchor-name') && supports.call(CSS, ...(asked as [string]))
    })
    await rewriteDocuments(page, ['@supports (anchor-name:', '@supports (not-known:'])
    const fetched = page.waitForResponse(/older-browsers/)
    await page.goto('/about')
    await fetched
    await page.mouse.wheel(0, 20)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(20)
    for (const name of ENTRIES) {
      await buttonOf(page, name).click()
      await expect(panelOf(page, name)).toBeVisible()
      const [at, below] = [await buttonOf(page, name).boundingBox(), await panelOf(page, name).boundingBox()]
      if (!at || !below) throw new Error('The button or its panel has no box.')
      expect(below.x).toBeCloseTo(at.x, 0)
      expect(below.y - (at.y + at.height)).toBeCloseTo(8, 0)
    }
  })
})

test('an accordion keeps one item open without support for details names', async ({ page }) => {
  // Hides the name from the browser but not from the script.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    const { getAttribute } = Element.prototype
    HTMLDetailsElement.prototype.getAttribute = function (name) {
      return getAttribute.call(this, name === 'name' ? 'data-name' : name)
    }
  })
  await rewriteDocuments(page, ['<details name=', '<details data-name='])
  const fetched = page.waitForResponse(/older-browsers/)
  await page.goto('/')
  await fetched
  const items = page.locator('#faq details')
  for (const nth of [0, 1, 2]) {
    await items.nth(nth).locator('summary').click()
    await expect(items.nth(nth)).toHaveAttribute('open')
    await expect(page.locator('#faq details[open]')).toHaveCount(1)
  }
  await items.nth(2).locator('summary').click()
  await expect(page.locator('#faq details[open]')).toHaveCount(0)
})

test('the drawer works without support for command invokers', async ({ page, viewport }) => {
  test.skip(viewport?.width !== 390, 'The drawer is the menu of small screens.')
  await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement'))
  // Only the script may see the attribute.
  await rewriteDocuments(page, [/ command="/g, ' command="-'])
  await page.addInitScript(() => {
    const { getAttribute } = Element.prototype
    HTMLButtonElement.prototype.getAttribute = function (name) {
      const value = getAttribute.call(this, name)
      return name === 'command' ? (value?.replace(/^-/, '') ?? null) : value
    }
  })
  const fetched = page.waitForResponse(/older-browsers/)
  await page.goto('/about')
  await fetched
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(async () => {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(drawer).toBeVisible({ timeout: 500 })
  }).toPass()
  await drawer.getByRole('button', { name: 'Close menu' }).tap()
  await expect(drawer).toBeHidden()
})

test('a current browser does not fetch the script for older ones', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto('/about', { waitUntil: 'networkidle' })
  expect(fetched.filter((url) => url.includes('entry.client'))).toHaveLength(1)
  expect(fetched.filter((url) => url.includes('older-browsers'))).toEqual([])
})
