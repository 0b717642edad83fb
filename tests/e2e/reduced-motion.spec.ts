import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 390, 'Independent of screen size.')
test.use({ contextOptions: { reducedMotion: 'reduce' } })

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`does not move with reduced motion, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        const moved = await page.evaluate(async () => {
          const running = new Set<string>()
          const frame = () => new Promise((done) => requestAnimationFrame(done))
          const look = () => {
            for (const animation of document.getAnimations()) {
              const { target } = animation.effect as KeyframeEffect
              running.add(`${animation.constructor.name} on ${target?.outerHTML.slice(0, 80)}`)
            }
          }
          for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
            scrollTo(0, top)
            await frame()
            await frame()
            look()
          }
          if (getComputedStyle(document.documentElement).scrollBehavior !== 'auto')
            running.add('the scrolling')
          return [...running]
        })
        expect(moved).toEqual([])
        const hidden = await page.evaluate(() =>
          [...document.querySelectorAll('main *')]
            .filter((element) => getComputedStyle(element).opacity === '0')
            .map((element) => element.outerHTML.slice(0, 80)),
        )
        expect(hidden).toEqual([])
      })
    }
  })
})

test('menus, drawer, questions and toasts open and close without a transition', async ({
  page,
}, testInfo) => {
  await page.goto('/')
  if (testInfo.project.name === 'phone') {
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  } else {
    await page.getByRole('button', { name: 'Services', exact: true }).click()
    await expect(page.getByRole('link', { name: 'Funnel creation' }).first()).toBeVisible()
  }
  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('#faq summary').first().click()
  expect(await moving()).toBe(0)
})
