import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { fieldOf, newVisitor, submit, type Visitor, type Widget, widgetOf } from './steps/book-a-call.ts'
import { waitForIsland } from './steps/islands.ts'
import { mailsOf } from './steps/mail.ts'
import { answerForWidgets, tell, widgetFrame } from './steps/outside-widget.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { outsideOrigin } from './steps/servers.ts'

runOnlyOn('phone')
const [FORM, DOWNLOAD, THANKS] = ['/growth_playbook', '/growth_playbook_s', '/thankyou_2025DEA']
const send = (form: Widget) => form.locator('form[method="post"] button[type="submit"]')
const pdfLink = (page: Page) => page.locator('main a[href$=".pdf"]').first()

async function fillForm(form: Widget, { name, email, practice }: Visitor): Promise<void> {
  await fieldOf(form, 'name').fill(name)
  await fieldOf(form, 'email').fill(email)
  await fieldOf(form, 'practice').fill(practice)
  await fieldOf(form, 'specialty').selectOption({ index: 1 })
}

async function expectPdf(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

test('the form leads to the download, the download to the thank-you page, and both sides get email', async ({
  page,
}) => {
  const visitor = newVisitor()
  await page.goto('/about', { referer: 'https://www.bing.com/' })
  await page.goto(FORM)
  const form = widgetOf(page)
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await fillForm(form, visitor)
  await form.getByRole('checkbox').first().check()
  await submit(form, send(form))
  await expect(page).toHaveURL(DOWNLOAD)
  await waitForIsland(page, 'download-link')
  const started = page.waitForEvent('download')
  await pdfLink(page).click()
  await expectPdf(await started)
  await expect(page).toHaveURL(THANKS)
  const again = page.waitForEvent('download')
  await pdfLink(page).click()
  await expectPdf(await again)
  const { confirmation, agencyCopy } = await mailsOf(visitor.email)
  expect(confirmation.text).toContain(DOWNLOAD)
  expect(agencyCopy.text).toContain('www.bing.com')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form names a wrong answer, leads the whole page on, and the link downloads', async ({ page }) => {
    const visitor = newVisitor()
    await page.goto(FORM)
    const form = widgetOf(page)
    // The browser accepts it; only the server rejects it.
    await fillForm(form, { ...visitor, email: 'dana@practice' })
    await submit(form, send(form))
    const answered = (await page.locator('iframe').count()) > 0 ? form : page
    await expect(answered.getByRole('alert')).toBeVisible()
    await expect(fieldOf(answered, 'practice')).toHaveValue(visitor.practice)
    await fieldOf(answered, 'email').fill(visitor.email)
    await submit(answered, send(answered))
    await expect(page).toHaveURL(DOWNLOAD)
    const started = page.waitForEvent('download')
    await pdfLink(page).click()
    await expectPdf(await started)
    await page.locator(`main a[href="${THANKS}"]`).first().click()
    await expect(page).toHaveURL(THANKS)
  })
})

test.describe('an outside form', () => {
  test.use({ baseURL: outsideOrigin })

  test('leads on only when it says that it was sent', async ({ page }) => {
    await answerForWidgets(page)
    await page.goto(`${FORM}?utm_source=ads`)
    const element = page.locator('main iframe')
    await expect(element).toHaveAttribute('src', /^https:\/\/form\.example\/.*\?utm_source=ads$/)
    const frame = await widgetFrame(page)
    // A message from the page itself is ignored.
    await page.evaluate(() => postMessage('msgsndr-form-submit', '*'))
    await tell(frame, '[iFrameSizer]form:934:640:init')
    await expect.poll(() => element.evaluate((iframe) => iframe.clientHeight)).toBe(934)
    await expect(page).toHaveURL(`${FORM}?utm_source=ads`)
    await tell(frame, 'msgsndr-form-submit')
    await expect(page).toHaveURL(DOWNLOAD)
    for (const path of [FORM, DOWNLOAD, THANKS]) {
      await page.goto(path)
      await expect(page.getByRole('main')).not.toContainText(/emailed|email (you|a copy)|get one email/)
    }
  })
})
