import { expect, type Page, test } from '@playwright/test'

// Small screens have the drawer: drawer.spec.ts.
test.skip(({ viewport }) => viewport?.width !== 1280, 'The header shows its menus on wide screens only.')

/** The specified panels, with their items in order. */
const panels: Record<string, [label: string, href: string][]> = {
  Services: [
    ['Paid traffic', '/paid-traffic'],
    ['Funnel creation', '/funnel-creation'],
    ['SEO', '/seo'],
    ['Google Business Profile', '/google-business'],
    ['Automated follow-ups', '/automated-follow-ups'],
    ['Patient Acquisition Machine', '/patient-acquisition-machine'],
  ],
  Company: [
    ['About', '/about'],
    ['How we work', '/how-we-work'],
    ['Why choose us', '/why-choose-us'],
    ['What’s included', '/whats-included'],
    ['Price', '/whats-included#price'],
    ['Contact', '/contact'],
  ],
  Resources: [
    ['Blog', '/blog'],
    ['Worked examples', '/#case-studies'],
    ['Sample agreement', '/samples/agreement'],
    ['Guides', '/resources#guides'],
  ],
  Tools: [
    ['ROI Calculator', '/roi-calculator'],
    ['Marketing Audit', '/marketing-audit'],
    ['Resources Library', '/resources'],
  ],
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' })
const buttonOf = (page: Page, name: string) => menu(page).getByRole('button', { name, exact: true })
const panelOf = (page: Page, name: string) =>
  menu(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name, exact: true }) })
    .locator('[popover]')

for (const [name, entries] of Object.entries(panels)) {
  test(`${name} opens by click and keyboard, below its button, and closes`, async ({ page }) => {
    await page.goto('/')
    const button = buttonOf(page, name)
    const panel = panelOf(page, name)
    await expect(panel).toBeHidden()
    await button.click()
    await expect(panel).toBeVisible()
    const links = await panel
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    expect(links).toEqual(entries)

    const [at, below] = [await button.boundingBox(), await panel.boundingBox()]
    if (!at || !below) throw new Error('The button or its panel has no box.')
    expect(below.y).toBeGreaterThanOrEqual(at.y + at.height)
    expect(below.y - (at.y + at.height)).toBeLessThanOrEqual(24)
    expect(below.x).toBeLessThan(at.x + at.width)
    expect(below.x + below.width).toBeGreaterThan(at.x)
    expect(below.x).toBeGreaterThanOrEqual(0)
    expect(below.x + below.width).toBeLessThanOrEqual(1280)

    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await expect(panel).toBeVisible()
    await page.mouse.click(640, 700)
    await expect(panel).toBeHidden()
  })
}

test('one panel is open at a time, and its links work', async ({ page }) => {
  await page.goto('/')
  await buttonOf(page, 'Services').click()
  await buttonOf(page, 'Tools').click()
  await expect(panelOf(page, 'Tools')).toBeVisible()
  await expect(panelOf(page, 'Services')).toBeHidden()
  await panelOf(page, 'Tools').getByRole('link', { name: 'Marketing Audit' }).click()
  await expect(page).toHaveURL('/marketing-audit')
})

test('the plain menu items are beside the panels', async ({ page }) => {
  await page.goto('/seo')
  for (const [label, href] of [
    ['Home', '/'],
    ['Book a strategy call', '/book'],
  ] as const) {
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href)
  }
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
})
