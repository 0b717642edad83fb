import { expect, test } from '@playwright/test'
import { knoxville } from '../../app/content/clinics/knoxville.ts'
import { legacyOaks } from '../../app/content/clinics/legacy-oaks.ts'
import { countedVisit } from './answered-visit.ts'
import { chooseTime, chooseZone } from './book-a-call.ts'
import { chooseNewTime } from './booked-call.ts'
import { clinics, sweptClinics } from './clinics.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'
import { mailWith } from './mail.ts'
import { inWords, ownTime, VISITOR_ZONE } from './own-time.ts'
import {
  answerAsCandidate,
  calendarOf,
  expectPatientsFrame,
  heading,
  isOpen,
  newPatient,
  recordRequests,
  sendDetails,
} from './patient-path.ts'
import { countingOrigin, outsideOrigin } from './servers.ts'

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    for (const clinic of sweptClinics)
      test(`${clinic.shortName}: from the article to an appointment, moved and canceled`, async ({
        page,
        request,
        viewport,
        baseURL,
      }) => {
        test.setTimeout(120_000)
        const isPhone = viewport?.width === 390
        // On the phone a patient who gives only a number; on the desktop one who wants e-mail.
        const patient = newPatient({ phone: isPhone, email: !isPhone })
        const [start, later] = [await ownTime(request, clinic.slug), await ownTime(request, clinic.slug)]
        const requests = recordRequests(page)

        await page.goto(`/${clinic.slug}`)
        await expectPatientsFrame(page, clinic)
        const labels = page.locator('main').getByRole('link', { name: /^(Watch Presentation|Take the Path)/ })
        await expect(labels.first()).toBeVisible()
        await page.getByRole('link', { name: 'Watch Presentation' }).first().click()
        await expect(page).toHaveURL(`/book?clinic=${clinic.slug}&step=presentation`)
        await expectPatientsFrame(page, clinic)
        await expect(heading(page)).toHaveText(clinic.presentation.title)
        await expect(page.locator('video')).toHaveCount(0)

        await page.locator('main').getByRole('link', { name: 'Take the assessment' }).click()
        await expect(page).toHaveURL(`/book?clinic=${clinic.slug}&step=assessment`)
        await expectPatientsFrame(page, clinic)
        if (javaScriptEnabled) {
          await answerAsCandidate(page, clinic)
          await page.getByRole('link', { name: 'Choose a time for your free consultation' }).click()
        } else {
          // What is in <noscript> counts as no text for a locator, unless it is read as it is shown.
          for (const { text } of clinic.assessment.questions)
            await expect(page.locator('main')).toContainText(text, { useInnerText: true })
          await page.getByRole('navigation', { name: 'Your steps' }).getByText('Consultation').click()
        }

        await expect(page).toHaveURL(`/book?clinic=${clinic.slug}&step=consultation`)
        await expectPatientsFrame(page, clinic)
        const calendar = calendarOf(page, clinic)
        if (!javaScriptEnabled) await chooseZone(calendar, VISITOR_ZONE)
        await chooseTime(calendar, start)
        const asked = page.waitForRequest(/\/bookingconfirmation\?.*booking=/)
        await sendDetails(calendar, patient)

        await page.waitForURL(/\/bookingconfirmation\?/)
        // The page takes the reference out of its address.
        const confirmation = (await asked).url()
        await expectPatientsFrame(page, clinic, clinic.shortName)
        // Others may see the screen: neither the header nor the footer names a drug.
        if (clinic.name !== clinic.shortName)
          await expect(page.locator('body')).not.toContainText(clinic.name)
        await expect(heading(page)).toHaveText('Your appointment is booked.')
        const main = page.locator('main')
        await expect(main.locator('time')).toContainText(inWords(start))
        await expect(main).toContainText(`It takes ${clinic.consultation.callMinutes} minutes.`)
        await expect(main).toContainText(clinic.consultation.place)
        const byHand = main.getByText('We only have your phone number')
        const byEmail = main.getByText('The time is in your confirmation e-mail too.')
        await expect(isPhone ? byHand : byEmail).toBeVisible()
        await expect(isPhone ? byEmail : byHand).toHaveCount(0)
        if (javaScriptEnabled)
          expect([...(await axeViolations(page)), ...(await smallTargets(page))]).toEqual([])
        if (!isPhone) await expect.poll(async () => (await mailWith(patient.email)).length).toBeGreaterThan(0)

        await main.getByRole('link', { name: 'Move the appointment' }).click()
        await chooseNewTime(page, later)
        await page.getByRole('button', { name: 'Move the appointment' }).click()
        await expect(heading(page)).toHaveText('Your appointment was moved.')
        await expectPatientsFrame(page, clinic, clinic.shortName)
        await expect(page.locator('main time')).toContainText(inWords(later))
        await expect(main.getByText('The time is in your confirmation e-mail too.')).toHaveCount(0)
        await expect(main.getByText('We e-mailed you the new time too.')).toHaveCount(isPhone ? 0 : 1)
        expect(await isOpen(request, clinic, start)).toBe(true)
        expect(await isOpen(request, clinic, later)).toBe(false)

        await page.locator('main').getByRole('link', { name: 'Cancel the appointment' }).click()
        await page.getByRole('button', { name: 'Cancel the appointment' }).click()
        await expect(heading(page)).toHaveText(/^This appointment was canceled/)
        expect(await isOpen(request, clinic, later)).toBe(true)
        await page.goto(confirmation)
        await expect(heading(page)).toHaveText('This appointment was canceled.')
        await page.getByRole('link', { name: 'Pick another time' }).click()
        await expect(page).toHaveURL(`/book?clinic=${clinic.slug}&step=consultation`)

        const elsewhere = requests.all.filter((one) => !one.url().startsWith(`${baseURL}/`))
        expect(elsewhere.map((one) => one.url())).toEqual([])
        // The form is all that is ever sent, and it asks nothing about health.
        const sent = requests.all.filter((one) => one.method() !== 'GET').map((one) => new URL(one.url()))
        expect(new Set(sent.map(({ pathname }) => pathname))).toEqual(
          new Set(['/desk/booking', '/desk/call/move', '/desk/call/cancel']),
        )
        for (const { choices, id } of clinic.assessment.questions)
          for (const choice of choices) expect(requests.text()).not.toContain(`${id}=${choice.id}`)
      })
  })

test('an unknown clinic is the owner’s page, and an unknown step the start', async ({ page }) => {
  for (const query of ['', '?clinic=', '?clinic=no-such', '?clinic=seo&step=presentation']) {
    await page.goto(`/book${query}`)
    await expect(page.locator('html')).not.toHaveAttribute('data-patient')
    await expect(heading(page)).toHaveText('Pick a time for your free strategy call.')
  }
  await page.goto('/book?clinic=LEGACY-OAKS')
  await expectPatientsFrame(page, legacyOaks)
  for (const clinic of clinics)
    for (const step of ['', '&step=', '&step=no-such', '&step=constructor', '&step=start']) {
      await page.goto(`/book?clinic=${clinic.slug}${step}`)
      await expectPatientsFrame(page, clinic)
      await expect(heading(page)).toHaveText('Find out if a visit makes sense for you')
    }
})

test('the start says what each step is and how long it takes, with 988 before them', async ({ page }) => {
  for (const clinic of clinics) {
    await page.goto(`/book?clinic=${clinic.slug}`)
    const cards = page.locator('main ul > li')
    await expect(cards).toHaveCount(3)
    await expect(cards.nth(0)).toContainText(/About \d+ minutes to read/)
    await expect(cards.nth(0)).toContainText('There isn’t a film yet.')
    await expect(cards.nth(1)).toContainText('7 questions, under 2 minutes')
    await expect(cards.nth(2)).toContainText(`${clinic.consultation.callMinutes} minutes, free`)
    const crisis = await page.getByText('If you are thinking about suicide,').boundingBox()
    expect(crisis?.y).toBeLessThan((await cards.nth(0).boundingBox())?.y ?? 0)
    for (const [index, step] of ['presentation', 'assessment', 'consultation'].entries())
      await expect(cards.nth(index).getByRole('link')).toHaveAttribute(
        'href',
        `/book?clinic=${clinic.slug}&step=${step}`,
      )
  }
})

test('no search engine lists the steps', async ({ request }) => {
  for (const { slug } of clinics)
    for (const step of [
      '',
      '&step=presentation',
      '&step=assessment',
      '&step=questions',
      '&step=consultation',
    ]) {
      const html = await (await request.get(`/book?clinic=${slug}${step}`)).text()
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('rel="canonical"')
    }
})

test('the calendar is the desk’s own where the agency’s is an outside provider’s', async ({ page }) => {
  await page.goto(`${outsideOrigin}/book?clinic=865&step=consultation`)
  await expect(page.locator('iframe')).toHaveAttribute('src', '/desk/booking?clinic=865&embed=1')
  await expect(calendarOf(page, knoxville).getByText(/^Week 1 of /)).toBeVisible()
})

test.describe('after agreeing to be counted elsewhere', () => {
  test.use({ storageState: countedVisit })

  test('nothing is counted, stored or told to another site on the whole path', async ({ page, context }) => {
    const requests = recordRequests(page)
    const clinic = legacyOaks
    const steps = ['', '&step=presentation', '&step=assessment', '&step=questions', '&step=consultation']
    for (const address of [`/${clinic.slug}`, ...steps.map((step) => `/book?clinic=${clinic.slug}${step}`)]) {
      await page.goto(`${countingOrigin}${address}`)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    }
    for (const one of requests.all) {
      expect(new URL(one.url()).origin).toBe(countingOrigin)
      expect(one.url()).not.toMatch(/analytics/)
    }
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['consent'])
    // Links away carry no address of the page: neither to the legal pages, which may count, nor to another site.
    await page.locator('footer').getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page).toHaveURL(`${countingOrigin}/privacy-policy`)
    expect(await page.evaluate(() => document.referrer)).toBe('')
  })
})
