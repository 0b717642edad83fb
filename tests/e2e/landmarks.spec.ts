import { expect, test } from '@playwright/test'
import { everyAddress, inFourParts } from './every-address.ts'

test.skip(({ viewport }) => viewport?.width !== 1280, 'The phone’s header is tested with the drawer.')

inFourParts([...everyAddress, '/no-such-page']).forEach((addresses, part) => {
  test(`has valid landmarks and headings, part ${part + 1}`, async ({ page }) => {
    test.setTimeout(120_000)
    for (const address of addresses) {
      await test.step(address, async () => {
        await page.goto(address)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('banner')).toHaveCount(1)
        await expect(page.getByRole('contentinfo')).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')

        const tree = await page.locator('body').ariaSnapshot()
        const landmarks = [
          ...tree.matchAll(/- '?(navigation|complementary|region|form|search)(?: "(.*?)")?(?=:|$| )/gm),
        ]
        const names = landmarks.map(([, role, name]) => `${role} ${name ?? ''}`.trim())
        expect
          .soft(
            names.filter((name) => !name.includes(' ')),
            'landmarks without a name',
          )
          .toEqual([])
        expect
          .soft(
            names.filter((name, index) => names.indexOf(name) !== index),
            'names given twice',
          )
          .toEqual([])

        const levels = [...tree.matchAll(/- '?heading "(.*?)"[^\n]*?\[level=(\d)\]/g)]
        const skipped = levels.filter(
          ([, , level], index) => Number(level) > Number(levels[index - 1]?.[2] ?? 0) + 1,
        )
        expect
          .soft(
            skipped.map(([line]) => line),
            'headings that skip a level',
          )
          .toEqual([])
        expect(levels.length).toBeGreaterThan(0)

        const silent = await page.evaluate(() => {
          const isNamed = (element: Element) =>
            Boolean(element.getAttribute('aria-label') || element.querySelector(':scope > title')) ||
            (element.getAttribute('aria-labelledby') ?? '')
              .split(' ')
              .some((id) => document.getElementById(id)?.textContent?.trim())
          const drawings = [...document.querySelectorAll('svg')].filter(
            (svg) =>
              !svg.closest('[aria-hidden="true"]') && !(svg.getAttribute('role') === 'img' && isNamed(svg)),
          )
          const pictures = [...document.querySelectorAll('img:not([alt]), [role="img"]')].filter(
            (picture) =>
              picture.tagName === 'IMG' || !(isNamed(picture) || picture.closest('[aria-hidden="true"]')),
          )
          const frames = [...document.querySelectorAll('iframe')].filter((frame) => !frame.title.trim())
          return [...drawings, ...pictures, ...frames].map((element) => element.outerHTML.slice(0, 120))
        })
        expect(silent, 'drawings, pictures and frames without a name').toEqual([])
        for (const frame of page.frames()) expect(await frame.title()).not.toBe('')
      })
    }
  })
})
