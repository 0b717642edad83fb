import { expect, type Page, test } from '@playwright/test'
import { awake } from './awake.ts'
import { chooseTime, fieldOf, newVisitor, widgetOf } from './book-a-call.ts'
import { mailTo } from './mail.ts'
import { ownTime } from './own-time.ts'
import { outsideOrigin } from './servers.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

const own =
  '/roi-calculator?adSpend=8000&fee=5000&costPerConsultation=250&showRate=70&acceptRate=35&revenuePerPatient=3000'
const bookWithFigures = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Book your free strategy call' })
const bookWithAnswers = (page: Page) =>
  page.locator('main').getByRole('link', { name: 'Book a free call with these answers' })
const sendButton = (page: Page) => page.getByRole('button', { name: 'E-mail me this result' })

/** Sends the result to a new address and returns the address. */
async function sendTo(page: Page): Promise<string> {
  const { email } = newVisitor()
  await page.getByLabel('E-mail address').fill(email)
  await sendButton(page).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your result is on its way.')
  return email
}

test('figures typed into the calculator come along to the call, in a note the visitor can change', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  await page.goto('/roi-calculator')
  await awake(page, 'calculator')
  await expect(bookWithFigures(page)).toHaveAttribute('href', '/book')
  await expect(sendButton(page)).toHaveCount(0)
  await page.getByRole('textbox', { name: 'Monthly ad spend' }).fill('9100')
  await bookWithFigures(page).click()
  await expect(page).toHaveURL(/\/book\?from=calculator&adSpend=9100/)
  await expect(page.getByText(/^We’ll have these figures on the call: \$9,100 ad spend/)).toBeVisible()
  const widget = widgetOf(page)
  await chooseTime(widget, start)
  await expect(fieldOf(widget, 'note')).toHaveValue(
    /^My month from the ROI calculator:\nMonthly ad spend: \$9,100\n/,
  )

  await fieldOf(widget, 'note').fill('Only this.')
  await page.reload()
  await expect(fieldOf(widget, 'note')).toHaveValue('Only this.')
})

test('answers given in the audit come along, and the result is e-mailed', async ({ page }) => {
  await page.goto('/marketing-audit?q1=yes')
  await page.getByRole('button', { name: 'All at once' }).click()
  await page.locator('#q4').getByLabel('No', { exact: true }).check()
  await expect(bookWithAnswers(page)).toHaveAttribute('href', '/book?from=audit&q1=yes&q4=no')
  const mail = await mailTo(await sendTo(page))
  expect(mail.subject).toBe('Your marketing audit: 2 of 15 answered')
  expect(mail.text).toContain('1. Put a price range on the treatment page')
  expect(mail.text?.replaceAll('\n', '')).toContain('/marketing-audit?q1=yes&q4=no#result')
  await page.getByRole('link', { name: 'Back to your result' }).click()
  await expect(page).toHaveURL('/marketing-audit?q1=yes&q4=no#result')
})

test('an outside widget gets no note, and the page does not say that we have the figures', async ({
  page,
}) => {
  await page.route('https://widget.example/**', (route) => route.fulfill({ body: '' }))
  await page.goto(`${outsideOrigin}/book?${new URL(own, outsideOrigin).search.slice(1)}&from=calculator`)
  await expect(page.getByText(/^Have these figures ready for the call: \$8,000 ad spend/)).toBeVisible()
  await expect(page.locator('iframe')).not.toHaveAttribute('src', /note/)
})

test('figures that cannot be used are dropped without a word', async ({ request }) => {
  for (const query of [
    'from=calculator&adSpend=%3Cscript%3E',
    'from=__proto__',
    'from=audit&q1=%3Cb%3E',
    'from=audit',
  ]) {
    const answer = await request.get(`/book?${query}`)
    expect(answer.status()).toBe(200)
    const html = await answer.text()
    expect(html).not.toMatch(/on the call:|note=|&lt;script|<b>/)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures reach the note, through another week and a time', async ({ page }) => {
    await page.goto(own)
    await bookWithFigures(page).click()
    await expect(page.getByText(/^We’ll have these figures on the call: \$8,000 ad spend/)).toBeVisible()
    const widget = widgetOf(page)
    await widget.getByRole('link', { name: 'Next week' }).click()
    await expect(widget.getByText(/^Week 2 of/)).toBeVisible()
    await widget.locator('a.time-slot:visible').first().click()
    await expect(fieldOf(widget, 'note')).toHaveValue(
      /^My month from the ROI calculator:\nMonthly ad spend: \$8,000\n/,
    )
  })

  test('the audit’s answers reach the note', async ({ page }) => {
    await page.goto('/marketing-audit?q4=no')
    await bookWithAnswers(page).click()
    await expect(page.getByText(/1 of 15 questions answered, 1 thing to fix\./)).toBeVisible()
    await expect(page.locator('iframe')).toHaveAttribute('src', /note=My\+marketing\+audit/)
  })

  test('the result is e-mailed, after a wrong address was corrected', async ({ page }) => {
    await page.goto(own)
    await page.getByLabel('E-mail address').fill('dana@practice')
    await sendButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Please check the e-mail address')
    await expect(page.getByLabel('E-mail address')).toHaveValue('dana@practice')
    const mail = await mailTo(await sendTo(page))
    expect(mail.subject).toBe('Your month from the ROI calculator')
    expect(mail.text).toContain('New patients: 7')
    await page.getByRole('link', { name: 'Back to your result' }).click()
    await expect(page).toHaveURL(`${own}#result`)
  })
})
