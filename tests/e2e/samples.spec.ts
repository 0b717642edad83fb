import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

for (const address of ['/samples/monthly-report', '/samples/definition-sheet']) {
  test(`${address} prints on one sheet`, async ({ page }) => {
    await page.goto(address)
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages).toBe(1)
  })
}

test('the agreement leads to its marked clauses, and its PDF opens', async ({ page }) => {
  await page.goto('/samples/agreement')
  await page.getByRole('link', { name: '4 The guarantee' }).click()
  await expect(page.getByRole('heading', { name: 'The guarantee' })).toBeInViewport()
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download the agreement as a PDF' }).click()
  expect((await started).suggestedFilename()).toBe('sample-agreement.pdf')
})
