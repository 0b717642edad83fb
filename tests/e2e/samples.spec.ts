import { expect, test } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { runOnlyOn } from './steps/run-only-on.ts'

runOnlyOn('phone')

test('a sample sheet prints on one page', async ({ page }) => {
  for (const address of ['/samples/monthly-report', '/samples/definition-sheet']) {
    await page.goto(address)
    const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
    expect((await getDocumentProxy(new Uint8Array(pdf))).numPages, address).toBe(1)
  }
})
