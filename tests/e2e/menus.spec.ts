import { expect, type Page, test } from '@playwright/test'
import { frame } from '../../app/content/site/navigation.data.ts'
import { accessibility } from './every-page/accessibility.ts'
import { runOnlyOn } from './steps/run-only-on.ts'

const { header, drawer } = frame
const folded = header.menus.flatMap((menu) => ('items' in menu ? [menu] : []))
const links = (all: Element[]) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')])
const entries = (items: readonly { label: string; href: string }[]) =>
  items.map(({ label, href }) => [label, href])

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('the menus of a wide page', () => {
  runOnlyOn('desktop')

  const menu = (page: Page) => page.getByRole('navigation', { name: header.label })
  const buttonOf = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
  const panelOf = (page: Page, name: string) =>
    menu(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name, exact: true }) })
      .locator('[popover]')

  test('open below their buttons by click and by keyboard, one at a time, and close', async ({ page }) => {
    await page.goto('/')
    for (const { label, items } of folded) {
      const [button, panel] = [buttonOf(page, label), panelOf(page, label)]
      await expect(panel).toBeHidden()
      await button.click()
      await expect(panel).toBeVisible()
      await expect(page.locator('[popover]:popover-open')).toHaveCount(1)
      expect(await panel.getByRole('link').evaluateAll(links)).toEqual(entries(items))
      const [at, below] = [await button.boundingBox(), await panel.boundingBox()]
      if (!at || !below) throw new Error('The button or its panel has no box.')
      expect(below.y).toBeGreaterThanOrEqual(at.y + at.height)
      expect(below.x).toBeLessThan(at.x + at.width)
      expect(below.x + below.width).toBeGreaterThan(at.x)
      await page.keyboard.press('Escape')
      await expect(panel).toBeHidden()
      await button.focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await expect(panel.getByRole('link').first()).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(button).toBeFocused()
      await button.click()
    }
    expect(await accessibility(page)).toEqual([])
    // A click elsewhere closes the last one.
    await page.mouse.click(640, 790)
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  })

  test('close over the section that a link leads to, also before the page has loaded', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' })
    const menuOf = folded.find(({ items }) => items.some(({ href }) => href === '/#case-studies'))
    await buttonOf(page, menuOf?.label ?? '').click()
    await menu(page).locator('a[href="/#case-studies"]').click()
    await expect(page.locator('#case-studies')).toBeInViewport()
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('open and lead on', async ({ page }) => {
      const [{ label, items }] = folded as [(typeof folded)[number]]
      await page.goto('/about')
      await buttonOf(page, label).click()
      await panelOf(page, label).getByRole('link').first().click()
      await expect(page).toHaveURL(items[0]?.href ?? '')
    })
  })
})

test.describe('the drawer of a phone', () => {
  runOnlyOn('phone')

  const drawerOf = (page: Page) => page.getByRole('dialog', { name: drawer.title })
  const openButton = (page: Page) => page.getByRole('button', { name: drawer.open })
  const openDrawer = async (page: Page) => {
    await openButton(page).tap()
    await expect(drawerOf(page)).toBeVisible()
  }

  test('has every entry, keeps the focus, and gives it back', async ({ page }) => {
    await page.goto('/about')
    await openButton(page).focus()
    await page.keyboard.press('Enter')
    const all = header.menus.flatMap((menu) => ('items' in menu ? entries(menu.items) : entries([menu])))
    const shown = await drawerOf(page).getByRole('link').evaluateAll(links)
    expect(shown).toEqual([...all, [header.callToAction.label, header.callToAction.href]])
    expect(await accessibility(page)).toEqual([])
    for (let press = 0; press < shown.length + 3; press++) {
      await page.keyboard.press('Tab')
      // Between the last and the first entry the focus may be in the browser's toolbar, never in the page.
      const isOutside = await page.evaluate(() => {
        const active = document.activeElement
        return active !== document.body && !active?.closest('dialog[open]')
      })
      expect(isOutside).toBe(false)
    }
    await page.keyboard.press('Escape')
    await expect(drawerOf(page)).toBeHidden()
    await expect(openButton(page)).toBeFocused()
  })

  test('is closed by its button, a tap outside and a link within the page', async ({ page }) => {
    await page.goto('/')
    await openDrawer(page)
    await drawerOf(page).getByRole('button', { name: drawer.close }).tap()
    await expect(drawerOf(page)).toBeHidden()
    await openDrawer(page)
    await page.touchscreen.tap(12, 400)
    await expect(drawerOf(page)).toBeHidden()
    await openDrawer(page)
    const here = drawerOf(page).locator('a[href^="/#"]').first()
    const address = (await here.getAttribute('href')) ?? ''
    const target = address.slice(1)
    await here.tap()
    await expect(drawerOf(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    await expect(page.locator(target)).toBeInViewport()
    await openDrawer(page)
    await drawerOf(page).locator('a[href="/about"]').tap()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await expect(drawerOf(page)).toBeHidden()
  })

  test('shows the booking button whole on a small screen, and every entry above it', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto('/about')
    await openDrawer(page)
    const button = drawerOf(page).getByRole('link').last()
    await expect(button).toBeInViewport({ ratio: 1 })
    const last = drawerOf(page).locator('nav a').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const [entry, below] = [await last.boundingBox(), await button.boundingBox()]
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, leads on, and is closed after a link within the page', async ({ page }) => {
      await page.goto('/')
      await openDrawer(page)
      await drawerOf(page).locator('a[href="/?#case-studies"]').tap()
      await expect(page.locator('#case-studies')).toBeInViewport()
      await expect(drawerOf(page)).toBeHidden()
    })
  })
})
