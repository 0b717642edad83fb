import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { type Download, expect, type Frame, type FrameLocator, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'
import { newVisitor } from './book-a-call.ts'
import { mailsOf } from './mail.ts'
import { outsideOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')
// Without fading, which axe would take for low contrast.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const FORM_TITLE = '2025 Telehealth Shift'

const formIn = (page: Page) => page.frameLocator(`iframe[title="${FORM_TITLE}"]`)

async function fillForm(form: FrameLocator | Page, email: string): Promise<void> {
  await form.getByLabel('Your name').fill('Dana Example')
  await form.getByLabel('E-mail address').fill(email)
  await form.getByLabel('Practice name').fill('Example Practice')
  await form.getByLabel('Specialty').selectOption('Ketamine')
}

/** The server rejects a form submitted within two seconds. */
const human = (page: Page) => page.waitForTimeout(2100)

async function expectPdf(download: Download): Promise<void> {
  expect(download.suggestedFilename()).toBe('2025-dea-telehealth-shift.pdf')
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
}

test('the form leads to the download, the download to the thank-you page, and the e-mails are sent', async ({
  page,
}) => {
  const { email } = newVisitor()
  await page.goto('/growth_playbook?utm_source=ads')
  const form = formIn(page)
  for (const box of await form.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await fillForm(form, email)
  await form.getByRole('checkbox').first().check()
  await human(page)
  await form.getByRole('button', { name: 'Get the guide' }).click()

  await expect(page).toHaveURL('/growth_playbook_s')
  await awake(page, 'download-link')
  const started = page.waitForEvent('download')
  const clicked = Date.now()
  await page.getByRole('link', { name: 'Download PDF' }).click()
  await expectPdf(await started)
  await expect(page).toHaveURL('/thankyou_2025DEA')
  expect(Date.now() - clicked).toBeGreaterThanOrEqual(500)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your download has started')
  const again = page.waitForEvent('download')
  await page.getByRole('link', { name: 'download the PDF again' }).click()
  await expectPdf(await again)
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')

  const { confirmation, agencyCopy } = await mailsOf(email)
  expect(confirmation.text).toContain('/growth_playbook_s')
  expect(agencyCopy.text).toContain('I agree to receive marketing e-mail')
})

test('the form grows with its errors and keeps the answers', async ({ page }) => {
  await page.goto('/growth_playbook')
  const form = formIn(page)
  const frame = page.getByTitle(FORM_TITLE)
  await fillForm(form, 'not-an-address')
  await human(page)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  await expect(form.getByRole('alert')).toContainText('Please fix 1 answer')
  await expect(form.getByRole('alert')).toBeFocused()
  await expect(form.getByLabel('Practice name')).toHaveValue('Example Practice')
  await expect(form.getByLabel('E-mail address')).toHaveAttribute('aria-invalid', 'true')
  // The frame never has a scrollbar.
  await expect.poll(() => frame.evaluate((element) => element.clientHeight)).toBeGreaterThanOrEqual(600)
  await expect
    .poll(() =>
      form
        .locator('html')
        .evaluate((html) => html.scrollHeight - (html.ownerDocument.defaultView?.innerHeight ?? 0)),
    )
    .toBeLessThanOrEqual(0)
  expect(
    (
      await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
    ).violations,
  ).toEqual([])
})

test('a field’s error disappears when its answer becomes valid', async ({ page }) => {
  await page.goto('/growth_playbook')
  const form = formIn(page)
  await fillForm(form, 'dana@practice')
  await form.getByLabel('Practice name').fill('')
  await form.locator('form').evaluate((element: HTMLFormElement) => {
    element.noValidate = true
  })
  await human(page)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  const summary = form.locator('#form-error')
  await expect(summary).toContainText('Please fix 2 answers')
  const [email, practice] = [form.getByLabel('E-mail address'), form.getByLabel('Practice name')]

  await email.fill('dana@practice.c')
  await expect(email).toHaveAttribute('aria-invalid', 'true')
  await expect(email).toHaveAccessibleDescription(/^Enter your e-mail address/)
  const before = (await email.boundingBox())?.y
  await email.pressSequentially('o')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await expect(email).toHaveAccessibleDescription('')
  expect((await email.boundingBox())?.y).toBe(before)
  await expect(practice).toHaveAttribute('aria-invalid', 'true')
  await expect(summary).toContainText('Please fix 1 answer')
  await expect(summary.getByRole('link')).toHaveCount(1)

  await practice.fill('Example Practice')
  await expect(practice).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('alert')).toHaveCount(0)
})

test('a network error keeps the answers and says what to do', async ({ page, context }) => {
  await page.goto('/growth_playbook')
  const form = formIn(page)
  await fillForm(form, newVisitor().email)
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  await expect(form.getByRole('alert')).toContainText('We couldn’t reach our server')
  await expect(form.getByLabel('Your name')).toHaveValue('Dana Example')
  await context.setOffline(false)
  await human(page)
  await form.getByRole('button', { name: 'Get the guide' }).click()
  await expect(page).toHaveURL('/growth_playbook_s')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form redirects the top page, and the link downloads', async ({ page }) => {
    await page.goto('/growth_playbook')
    const form = formIn(page)
    await fillForm(form, newVisitor().email)
    await human(page)
    await form.getByRole('button', { name: 'Get the guide' }).click()
    await expect(page).toHaveURL('/growth_playbook_s')
    const started = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download PDF' }).click()
    await expectPdf(await started)
    await expect(page).toHaveURL('/growth_playbook_s')
    await page.getByRole('link', { name: 'go to the next page' }).click()
    await expect(page).toHaveURL('/thankyou_2025DEA')
  })

  test('an invalid form is returned as a page with all answers', async ({ page }) => {
    await page.goto('/desk/lead')
    await fillForm(page, 'dana@practice')
    await human(page)
    await page.getByRole('button', { name: 'Get the guide' }).click()
    await expect(page.getByRole('alert')).toContainText('Please fix 1 answer')
    await expect(page.getByLabel('Practice name')).toHaveValue('Example Practice')
  })
})

test.describe('an outside form', () => {
  test.use({ baseURL: outsideOrigin })

  test('redirects the page only after it was submitted', async ({ page }) => {
    await page.route('https://form.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Form</title>' }),
    )
    await page.goto('/growth_playbook?utm_source=ads')
    const element = page.getByTitle(FORM_TITLE)
    await expect(element).toHaveAttribute('src', 'https://form.example/widget/form/form-1?utm_source=ads')
    const frame = (await (await element.elementHandle())?.contentFrame()) as Frame
    await frame.evaluate(() => parent.postMessage('[iFrameSizer]form:934:640:init', '*'))
    await expect.poll(() => element.evaluate((iframe) => iframe.clientHeight)).toBe(934)
    await frame.evaluate(() => parent.postMessage(['modify-parent-url', 'https://elsewhere.example'], '*'))
    // A message from the page itself is ignored.
    await page.evaluate(() => postMessage('msgsndr-form-submit', '*'))
    await expect(page).toHaveURL('/growth_playbook?utm_source=ads')
    await frame.evaluate(() => parent.postMessage('msgsndr-form-submit', '*'))
    await expect(page).toHaveURL('/growth_playbook_s')
  })
})
