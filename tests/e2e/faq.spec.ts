import { expect, type Page, test } from '@playwright/test'

const COUNT = 12

const items = (page: Page) => page.locator('#faq details')
const opened = (page: Page) => page.locator('#faq details[open]')

interface FaqPage {
  '@type': string
  mainEntity: { '@type': string; name: string; acceptedAnswer: { '@type': string; text: string } }[]
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('one of twelve questions is open at a time and can be closed', async ({ page }) => {
      await page.goto('/')
      await expect(items(page)).toHaveCount(COUNT)
      await expect(opened(page)).toHaveCount(0)
      for (const item of await items(page).all()) {
        await item.locator('summary').click()
        await expect(item).toHaveAttribute('open')
        await expect(item.locator('p')).toBeVisible()
        await expect(opened(page)).toHaveCount(1)
      }
      await items(page).last().locator('summary').click()
      await expect(opened(page)).toHaveCount(0)
      await expect(items(page).last().locator('p')).toBeHidden()

      await items(page).nth(3).locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(items(page).nth(3)).toHaveAttribute('open')
      await page.keyboard.press('Space')
      await expect(opened(page)).toHaveCount(0)
    })

    test('the footer of another page links to it', async ({ page }) => {
      await page.goto('/privacy-policy')
      await page.getByRole('contentinfo').locator('a[href="/#faq"]').click()
      await expect(page).toHaveURL('/#faq')
      await expect(page.locator('#faq-headline')).toBeInViewport()
      // Wait for smooth scrolling to end.
      const top = async () => Math.round((await page.locator('#faq').boundingBox())?.y ?? Number.NaN)
      await expect.poll(async () => Math.abs((await top()) - 80)).toBeLessThanOrEqual(2)
    })
  })
}

test('the structured data has the same questions and answers', async ({ page }) => {
  await page.goto('/')
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents()
  const nodes = blocks.flatMap((block): FaqPage[] => JSON.parse(block)['@graph'])
  const faqs = nodes.filter((data) => data['@type'] === 'FAQPage')
  expect(faqs).toHaveLength(1)
  const told = faqs[0]?.mainEntity.map((entry) => [entry.name, entry.acceptedAnswer.text])
  const shown = await items(page).evaluateAll((all) =>
    all.map((item) => [item.querySelector('summary')?.textContent, item.querySelector('p')?.textContent]),
  )
  expect(shown).toHaveLength(COUNT)
  expect(told).toEqual(shown)
  expect(new Set(shown.map(([question]) => question)).size).toBe(COUNT)
})
