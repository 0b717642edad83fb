import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { only } from './steps/only.ts'

only('phone')

test('a sheet prints on one page; the agreement’s PDF opens', async ({ page, request }) => {
  for (const address of ['/samples/monthly-report', '/samples/definition-sheet']) {
    await page.goto(address)
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages, address).toBe(1)
  }
  await page.goto('/samples/agreement')
  const href = await page.locator('main a[href$=".pdf"]').first().getAttribute('href')
  const file = await (await request.get(href ?? '')).body()
  expect((await getDocumentProxy(new Uint8Array(file))).numPages).toBeGreaterThan(0)
})
