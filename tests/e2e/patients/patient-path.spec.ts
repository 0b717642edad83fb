import { expect, type Page, test } from '@playwright/test'
import type { Clinic } from '../../../app/content/patients/clinics.data.ts'
import { frame } from '../../../app/content/site/navigation.data.ts'
import { path } from '../../../app/routes/book/patient/content.data.ts'
import { accessibility } from '../every-page/accessibility.ts'
import { heading } from '../steps/book-a-call.ts'
import { waitForIsland } from '../steps/islands.ts'
import { runOnlyOn } from '../steps/run-only-on.ts'
import { addressOf, answerAll, answersFor, outcomeOf } from './assessment-answers.ts'
import { anyClinic, clinics } from './clinics.ts'

const { presentation: words } = path

/** The patients' layout: 988 in the header, the clinic's name, nothing of the agency. */
async function expectPatientsFrame(page: Page, clinic: Clinic): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-patient', '')
  const header = page.locator('body > header')
  await expect(header).toContainText(clinic.name)
  await expect(header.locator('a[href="tel:988"]')).toBeInViewport()
  await expect(header.locator('a[href="sms:988"]')).toBeVisible()
  await expect(page.getByRole('button', { name: frame.drawer.open })).toHaveCount(0)
  await expect(
    page.locator('a[href="/book"], link[rel=manifest], script[type=speculationrules]'),
  ).toHaveCount(0)
}

const follow = (page: Page, href: string) => page.locator(`main a[href="${href}"]`).first().click()

/** The page says how and when to call the clinic. Without a booking page of the clinic it has no form and no frame. */
async function expectConsultation(page: Page, clinic: Clinic): Promise<void> {
  await expect(page).toHaveURL(addressOf(clinic, 'consultation'))
  await expectPatientsFrame(page, clinic)
  const main = page.getByRole('main')
  const call = main.locator(`a[href="tel:${clinic.phone.dial}"]`)
  await expect(call.filter({ visible: true }).first()).toBeVisible()
  await expect(main).toContainText(/\d\s*[ap]\.?m\b/i, { useInnerText: true })
  if (!clinic.consultation.bookingUrl) await expect(main.locator('form, iframe')).toHaveCount(0)
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    runOnlyOn(javaScriptEnabled ? 'phone' : 'desktop')
    test.use({ javaScriptEnabled })

    test('a patient goes from the article to the consultation, and nobody is told', async ({
      page,
      baseURL,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        const isElsewhere = new URL(request.url()).origin !== baseURL
        if (isElsewhere || request.method() !== 'GET') asked.push(`${request.method()} ${request.url()}`)
      })
      await page.goto(`/${anyClinic.slug}`)
      await expectPatientsFrame(page, anyClinic)
      const action = page
        .locator(`main a[href^="/book?clinic=${anyClinic.slug}"]`)
        .locator('visible=true')
        .first()
      await expect(action).toBeInViewport({ ratio: 1 })
      await action.click()
      await page.goto(`/book?clinic=${anyClinic.slug}`)
      await expectPatientsFrame(page, anyClinic)
      await follow(page, addressOf(anyClinic, 'presentation'))
      await expectPatientsFrame(page, anyClinic)
      await expect(heading(page)).toHaveText(anyClinic.presentation.title)
      await follow(page, addressOf(anyClinic))
      await expectPatientsFrame(page, anyClinic)
      if (javaScriptEnabled) {
        await waitForIsland(page, 'assessment')
        await answerAll(page, anyClinic, answersFor(anyClinic, 'candidate'))
        await outcomeOf(page)
          .locator(`a[href="${addressOf(anyClinic, 'consultation')}"]`)
          .click()
      } else await follow(page, addressOf(anyClinic, 'consultation'))
      expect(asked).toEqual([])
      await expectConsultation(page, anyClinic)
    })
  })

test.describe('the addresses', () => {
  runOnlyOn('desktop')

  test('every clinic’s consultation says how to call and when', async ({ page }) => {
    for (const clinic of clinics) {
      await page.goto(addressOf(clinic, 'consultation'))
      if (clinic.demo && !clinic.consultation.bookingUrl) {
        await page.getByRole('radio', { name: 'Tuesday, 11:00 AM' }).check()
        await expect(page.getByRole('main').getByRole('status')).toContainText('nothing was sent or stored')
      }
      await expectConsultation(page, clinic)
    }
  })

  test('an unknown step is the clinic’s start, an unknown clinic a patients’ page that says so', async ({
    page,
  }) => {
    for (const query of ['', '?clinic=']) {
      await page.goto(`/book${query}`)
      await expect(page.locator('html')).not.toHaveAttribute('data-patient')
    }
    const unknown = await page.goto('/book?clinic=no-such&step=presentation')
    expect(unknown?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('data-patient', '')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.locator('main a[href="tel:988"]')).toBeVisible()
    await expect(page.locator('a[href="/book"], iframe, form')).toHaveCount(0)
    expect(await accessibility(page)).toEqual([])
    for (const step of ['', '&step=', '&step=no-such', '&step=constructor']) {
      await page.goto(`/book?clinic=${anyClinic.slug.toUpperCase()}${step}`)
      await expectPatientsFrame(page, anyClinic)
      for (const next of ['presentation', 'assessment', 'consultation'])
        await expect(page.locator(`main a[href="${addressOf(anyClinic, next)}"]`)).toBeVisible()
    }
  })

  test('the presentation plays slide by slide, pauses, moves by keyboard, and is a list for who asks', async ({
    page,
  }) => {
    await page.goto(addressOf(anyClinic, 'presentation'))
    const [shown, hidden] = [page.locator('[data-current]'), page.locator('#slides > :not([data-current])')]
    const player = page.getByRole('region', { name: words.player.label })
    const button = (name: string) => player.getByRole('button', { name, exact: true })
    await expect(shown).toContainText(anyClinic.presentation.title)
    await button(words.player.play).click()
    // The bar of a slide is its clock. Its animation is the only one that takes more than a second.
    const clock = (finish = false) =>
      player.evaluate((own, isOver) => {
        const bar = own
          .getAnimations({ subtree: true })
          .find(({ effect }) => Number(effect?.getTiming().duration) > 1000)
        if (isOver) bar?.finish()
        return bar?.playState
      }, finish)
    await expect.poll(clock.bind(null, false)).toBe('running')
    await clock(true)
    await expect(shown).toContainText(words.offLabel)
    await button(words.player.pause).press('Space')
    await page.keyboard.press('ArrowRight')
    await expect(player).toContainText('3 of ')
    expect(await clock()).toBe('paused')
    await page.keyboard.press('ArrowLeft')
    await expect(shown).toContainText(words.offLabel)
    await button(words.player.list).click()
    await expect(shown).toHaveCount(0)
    for (const slide of await hidden.all()) await expect(slide).toBeVisible()
    await button(words.player.play).click()
    await expect(hidden.first()).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const slide of await hidden.all()) await expect(slide).toBeVisible()
  })
})
