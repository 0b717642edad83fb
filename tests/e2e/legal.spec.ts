import { expect, test } from '@playwright/test'
import { legalPaths, legalSections } from '../../app/content/legal.schema.ts'
import { renderAllSections } from './lay-out.ts'

const marked = '#contents [aria-current="location"]'

for (const path of legalPaths) {
  const ids = legalSections[path]

  test(`${path} has its sections in order, each in the table of contents`, async ({ page }) => {
    await page.goto(path)
    expect(await page.locator('article section').evaluateAll((all) => all.map(({ id }) => id))).toEqual([
      ...ids,
    ])
    const links = page.locator('#contents a')
    expect(await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash))).toEqual(
      ids.map((id) => `#${id}`),
    )
    // A duplicate id would break the fragment link.
    for (const id of ids) await expect(page.locator(`[id="${id}"]`)).toHaveCount(1)
  })

  test(`${path} marks the section in the address, the last one included`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator(marked)).toHaveCount(0)
    for (const id of [ids[3], ids.at(-1)]) {
      await page.locator(`#contents a[href="#${id}"]`).click()
      await expect(page.locator(marked)).toHaveAttribute('href', `#${id}`)
    }
  })
}

test('the marked section follows scrolling', async ({ page }) => {
  await page.goto('/terms-of-service#guarantee')
  await expect(page.locator(marked)).toHaveAttribute('href', '#guarantee')
  await page.locator('#client-responsibilities').evaluate((section) => section.scrollIntoView())
  await expect(page.locator(marked)).toHaveAttribute('href', '#client-responsibilities')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator(marked)).toHaveCount(0)
})

test('on a phone a bar names the section and links to the table of contents', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/privacy-policy')
  const bar = page.locator('.reading-place')
  await expect(bar).toBeHidden()
  await page.locator('#retention').evaluate((section) => section.scrollIntoView())
  await expect(bar).toContainText('8 How long we keep it')
  await bar.click()
  await expect(page.locator('#contents')).toBeInViewport()
})

test('the cookie table shows all columns on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/cookie-policy#specific-cookies')
  const entry = page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '_fbp', exact: true }) })
  await expect(entry.getByRole('cell')).toHaveText([
    'Meta',
    /^Tells one browser from another/,
    '3 months',
    'No',
  ])
  await renderAllSections(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table of contents works as links', async ({ page }) => {
    await page.goto('/cookie-policy')
    await expect(page.locator('.reading-place')).toBeHidden()
    await page.locator('#contents a[href="#consent"]').click()
    await expect(page.getByRole('heading', { name: /How we ask for your consent/ })).toBeInViewport()
  })
})
