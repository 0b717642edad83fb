import { expect, type Page, test } from '@playwright/test'

// Wide pages have menus in the header: menus.spec.ts.
test.skip(({ viewport }) => viewport?.width !== 390, 'The drawer is the menu of small screens.')

/** Every menu item of the specification, with its address. */
const entries = [
  ['Home', '/'],
  ['Paid traffic', '/paid-traffic'],
  ['Funnel creation', '/funnel-creation'],
  ['SEO', '/seo'],
  ['Google Business Profile', '/google-business'],
  ['Automated follow-ups', '/automated-follow-ups'],
  ['Patient Acquisition Machine', '/patient-acquisition-machine'],
  ['About', '/about'],
  ['How we work', '/how-we-work'],
  ['Why choose us', '/why-choose-us'],
  ['What’s included', '/whats-included'],
  ['Price', '/whats-included#price'],
  ['Contact', '/contact'],
  ['Blog', '/blog'],
  ['Worked examples', '/#case-studies'],
  ['Sample agreement', '/samples/agreement'],
  ['Guides', '/resources#guides'],
  ['ROI Calculator', '/roi-calculator'],
  ['Marketing Audit', '/marketing-audit'],
  ['Resources Library', '/resources'],
  ['Book a strategy call', '/book'],
] as const

const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Menu' })
const openButton = (page: Page) => page.getByRole('button', { name: 'Open menu' })

async function openDrawer(page: Page): Promise<void> {
  await openButton(page).tap()
  await expect(drawerOf(page)).toBeVisible()
  // Wait for the slide-in animation.
  await drawerOf(page).evaluate((dialog) =>
    Promise.all(dialog.getAnimations().map((slide) => slide.finished)),
  )
}

const focusIsInDrawer = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('dialog[open]')))

test('a tap opens the drawer from the right, with every menu item', async ({ page }) => {
  await page.goto('/about')
  await expect(drawerOf(page)).toBeHidden()
  await openDrawer(page)
  const box = await drawerOf(page).boundingBox()
  expect(box?.x).toBeGreaterThan(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeCloseTo(390, 0)
  expect(box?.height).toBe(844)
  const links = await drawerOf(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent?.trim(), link.getAttribute('href')]))
  expect(links).toEqual(entries.map((entry) => [...entry]))
})

test('the keyboard opens the drawer, focus stays in it, and Escape restores focus', async ({ page }) => {
  await page.goto('/about')
  await openButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(drawerOf(page)).toBeVisible()
  await expect.poll(() => focusIsInDrawer(page)).toBe(true)

  const inside = new Set<string>()
  for (let press = 0; press < 2 * entries.length + 6; press++) {
    await page.keyboard.press('Tab')
    // Between the last and the first item focus may be in the browser's toolbar, never in the page.
    const place = await page.evaluate(() => {
      const active = document.activeElement
      if (!active || active === document.body) return 'the browser'
      if (active.matches('dialog[open]')) return 'the drawer as a whole'
      return active.closest('dialog[open]') ? `in: ${active.textContent}` : `out: ${active.outerHTML}`
    })
    expect(place).not.toMatch(/^out/)
    if (place.startsWith('in')) inside.add(place)
  }
  expect(inside.size).toBe(entries.length + 1)

  await page.keyboard.press('Escape')
  await expect(drawerOf(page)).toBeHidden()
  await expect(openButton(page)).toBeFocused()
})

test('its button and a tap outside close the drawer', async ({ page }) => {
  await page.goto('/about')
  await openDrawer(page)
  await drawerOf(page).getByRole('button', { name: 'Close menu' }).tap()
  await expect(drawerOf(page)).toBeHidden()
  await openDrawer(page)
  await page.touchscreen.tap(12, 400)
  await expect(drawerOf(page)).toBeHidden()
})

test('a link closes the drawer, to the same and to another page', async ({ page }) => {
  await page.goto('/')
  await openDrawer(page)
  await drawerOf(page).getByRole('link', { name: 'Worked examples' }).tap()
  await expect(drawerOf(page)).toBeHidden()
  await expect(page).toHaveURL('/#case-studies')
  await expect(page.locator('#case-studies')).toBeInViewport()

  await openDrawer(page)
  await drawerOf(page).getByRole('link', { name: 'About' }).tap()
  await expect(page).toHaveURL('/about')
  await expect(drawerOf(page)).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/#case-studies')
  await expect(drawerOf(page)).toBeHidden()
})

for (const size of [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
]) {
  test(`at ${size.width}x${size.height} the booking button is whole as the drawer opens`, async ({
    page,
  }) => {
    await page.setViewportSize(size)
    await page.goto('/about')
    await openDrawer(page)
    const button = drawerOf(page).getByRole('link', { name: 'Book a strategy call' })
    await expect(button).toBeInViewport({ ratio: 1 })
    // The list scrolls behind nothing: its last entry can be reached above the button.
    const last = drawerOf(page).getByRole('link', { name: 'Resources Library' })
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport({ ratio: 1 })
    const [entry, below] = [await last.boundingBox(), await button.boundingBox()]
    expect((entry?.y ?? 0) + (entry?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  })
}
