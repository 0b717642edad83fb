import { expect, test } from '@playwright/test'
import { site } from '../../../app/content/site/site.data.ts'
import { specialties } from '../../../app/content/specialties/specialties.data.ts'
import {
  chooseTime,
  expectConfirmation,
  fillDetails,
  newVisitor,
  openWidget,
  submit,
} from '../steps/book-a-call.ts'
import { waitForIsland } from '../steps/islands.ts'
import { mailsOf } from '../steps/mail.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'
import { claimTime } from '../steps/time-zone.ts'

// Firefox and WebKit walk the same on a desktop.
runOnlyOn('phone')

const [{ name: SPECIALTY, slug: SLUG } = { name: '', slug: '' }] = specialties
const [ASKED = ''] = site.specialties

test('an ad, a price and an area become notes, which come to the call unless they are taken out', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const ad = page.locator('section[aria-labelledby="own-sample"]')
  await ad.getByLabel('Practice').fill('Lakeside <b>Eyes')
  await waitForIsland(page, 'own-sample')
  const afterwards: string[] = []
  page.on('request', (sent) => afterwards.push(sent.url()))
  await ad.getByLabel('Town').fill('Plano')
  await ad.getByLabel('Specialty').selectOption(SPECIALTY)
  await ad.getByRole('button').first().click()
  await expect(ad).toContainText(/Lakeside bEyes .* in Plano/)
  await expect(
    ad.getByRole('listitem').filter({ hasText: `Lakeside bEyes, Plano, ${SPECIALTY}` }),
  ).toBeVisible()
  expect(afterwards.filter((url) => !/\/assets\/|\/seen$/.test(url))).toEqual([])

  const price = page.locator('input[name="revenuePerPatient"]')
  await price.fill('much')
  await price.press('Enter')
  const verdict = page.locator('#break-even-verdict')
  await expect(verdict).toContainText('Enter whole dollars')
  await price.fill('$1,500')
  await price.press('Enter')
  await expect(verdict).toContainText('At $1,500 a patient')

  // Home asks for the ZIP code alone, and the page that it leads to for the specialty.
  const area = page.locator('form[action="/area"]')
  await area.getByLabel('ZIP code').fill('75024')
  await area.getByRole('button').click()
  await area.getByLabel('Specialty').selectOption(ASKED)
  await area.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^75024 is open for /)
  await expect(page.getByRole('button', { name: 'Remove', exact: true })).toHaveCount(3)

  const start = await claimTime(request)
  const visitor = newVisitor()
  const widget = await openWidget(page)
  await chooseTime(widget, start)
  // The form begins with what the notes know.
  await expect(widget.getByLabel('Practice name')).toHaveValue('Lakeside bEyes')
  await expect(widget.getByLabel('ZIP code')).toHaveValue('75024')
  await fillDetails(widget, visitor)
  await expect(widget.getByText('75024 is open for ', { exact: false }).first()).toBeVisible()
  const notes = widget.getByRole('listitem')
  await expect(notes).toHaveCount(3)
  const adNote = notes.filter({ hasText: 'Your sample ad' })
  await expect(adNote.getByRole('link')).toHaveAttribute(
    'href',
    /\/samples\/ad-and-landing-page#practice=Lakeside/,
  )
  await expect(adNote).not.toContainText('http')
  await adNote.getByRole('button').click()
  await expect(notes).toHaveCount(2)
  await submit(widget)
  await expectConfirmation(page, start)
  // The preparation doesn't ask for the area and the price again.
  await expect(page.locator('form [name="patientValue"], form [name="zip"]')).toHaveCount(0)
  const { agencyCopy } = await mailsOf(visitor.email)
  expect(agencyCopy.text).toContain('a patient pays $1,500 on average')
  expect(agencyCopy.text).toMatch(/Average patient pays:?\s+\$1,500/)
  expect(agencyCopy.text).toContain('75024')
  expect(agencyCopy.text).not.toContain('Lakeside bEyes')
  expect(await page.evaluate(() => localStorage.getItem('call-notes'))).toBe('[]')
})

test('a sample ad’s address draws the ad in its name, as text', async ({ page }) => {
  await page.goto(`/samples/ad-and-landing-page#practice=%3Cimg%20src%3Dx%3E&town=Plano&specialty=${SLUG}`)
  const sheet = page.locator('article')
  await expect(sheet).toContainText(/img srcx .* in Plano/)
  await expect(sheet.locator('img')).toHaveCount(0)
  await expect(sheet).toContainText('Sample')
  await sheet.getByLabel('Town').fill('Frisco')
  await expect(page).toHaveURL(new RegExp(`#practice=img\\+srcx&town=Frisco&specialty=${SLUG}$`))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the specialty alone makes an ad, the area is answered, and a price leads to the calculator', async ({
    page,
  }) => {
    await page.goto('/')
    const ad = page.locator('section[aria-labelledby="own-sample"]')
    await expect(ad.getByLabel('Practice')).toBeHidden()
    await ad.getByLabel('Specialty').selectOption(SPECIALTY)
    await ad.getByRole('button').first().click()
    await expect(page).toHaveURL(`/samples/ad-and-landing-page?specialty=${SLUG}`)
    await expect(page.locator('article')).toContainText('[Your practice]')
    await page.goto('/area')
    await page.getByLabel('Specialty').selectOption(ASKED)
    await page.getByLabel('ZIP code').fill('7502')
    await page.locator('form[action="/area"]').getByRole('button').click()
    await expect(page.getByLabel('ZIP code')).toHaveAccessibleDescription(/isn’t a ZIP code/)
    await page.goto('/')
    await page.locator('input[name="revenuePerPatient"]').fill('4400')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page.locator('#revenuePerPatient')).toHaveValue('4,400')
    await expect(page.locator('#adSpend')).not.toHaveValue('')
  })
})
