import { expect, type Page, test } from '@playwright/test'
import {
  chooseTime,
  expectConfirmation,
  expectDetails,
  fillDetails,
  newVisitor,
  openFilledForm,
  submit,
  type Widget,
  widgetOf,
} from './book-a-call.ts'
import { onTheWall, ownTime } from './own-time.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')

const chosenTime = (widget: Widget) => widget.locator('p').filter({ hasText: /^Your time:/ })
const heading = (widget: Widget) => widget.getByRole('heading', { level: 1 })

/** Waits for hydration, which restores the step, and expects that step. */
async function expectStep(page: Page, name: 'Choose a time' | 'Your details'): Promise<void> {
  await expect(widgetOf(page).getByRole('button', { name: 'Show times' })).toHaveCount(0)
  await expect(heading(widgetOf(page))).toHaveText(name)
}

test('a reload keeps the step, the time and the answers', async ({ page, request }) => {
  const { start, visitor } = await openFilledForm(page, request)

  for (const _ of ['once', 'twice']) {
    await page.reload()
    await expectStep(page, 'Your details')
    const { weekday, date, time } = onTheWall(start)
    await expect(chosenTime(widgetOf(page))).toContainText(`${weekday}, ${date}`)
    await expect(chosenTime(widgetOf(page))).toContainText(`${time} Mountain`)
    await expectDetails(widgetOf(page), visitor)
  }
  await page.evaluate(() => history.back())
  await expectStep(page, 'Choose a time')
  await page.evaluate(() => history.forward())
  await expectStep(page, 'Your details')
  await submit(widgetOf(page))
  await expectConfirmation(page, start)

  await test.step('and a finished booking is not come back to', async () => {
    await page.goto('/book')
    await expectStep(page, 'Choose a time')
    await page.reload()
    await expectStep(page, 'Choose a time')
  })
})

test('a reload keeps the chosen time zone', async ({ page, request }) => {
  const start = await ownTime(request)
  await page.goto('/book')
  const widget = widgetOf(page)
  await expect(widget.getByRole('button', { name: 'Show times' })).toHaveCount(0)
  await widget.getByLabel('Times are shown in').selectOption('Pacific/Honolulu')
  await chooseTime(widget, start, 'Pacific/Honolulu')
  await page.reload()
  await expectStep(page, 'Your details')
  await expect(chosenTime(widget)).toContainText(onTheWall(start, 'Pacific/Honolulu').time)
})

test('only a reload restores the step, not going back to the times or a new visit', async ({
  page,
  request,
}) => {
  const start = await ownTime(request)
  await page.goto('/book')
  await chooseTime(widgetOf(page), start)
  await page.goto('/contact')
  await page.goto('/book')
  await expectStep(page, 'Choose a time')
  await page.reload()
  await expectStep(page, 'Choose a time')

  await chooseTime(widgetOf(page), start)
  await widgetOf(page).getByRole('link', { name: 'Change the time' }).click()
  await expectStep(page, 'Choose a time')
  await page.reload()
  await expectStep(page, 'Choose a time')
})

test('after a reload a time taken meanwhile is reported, and the answers can be used for another', async ({
  page,
  context,
  request,
}) => {
  const [start, other] = [await ownTime(request), await ownTime(request)]
  const visitor = newVisitor()
  await page.goto('/book')
  await chooseTime(widgetOf(page), start)
  await fillDetails(widgetOf(page), visitor)

  const rival = await context.newPage()
  await rival.goto('/book')
  await chooseTime(widgetOf(rival), start)
  await fillDetails(widgetOf(rival), newVisitor())
  await submit(widgetOf(rival))
  await expectConfirmation(rival, start)

  await page.reload()
  await expectStep(page, 'Choose a time')
  const notice = widgetOf(page).getByRole('alert')
  await expect(notice).toContainText('That time is no longer open')
  await expect(notice.getByRole('link')).toHaveCount(6)
  await chooseTime(widgetOf(page), other)
  await expectDetails(widgetOf(page), visitor)
})
