import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { answeredVisit } from './answered-visit.ts'
import { everyAddress } from './every-address.ts'
import { renderAllSections } from './lay-out.ts'
import { type Weight, weighVisit } from './weigh-visit.ts'

/** A page's line in the ledger. The home page's has its height on a phone as well, in CSS pixels. */
type Line = Weight & { height?: number }

/**
 * The transfer size of every page on a first visit, in the repository: a heavier page shows in the ledger's diff, or
 * fails this test. `npm run ledger` updates it.
 */
const ledgerFile = path.resolve(import.meta.dirname, '..', 'performance', 'ledger.json')
const writes = process.env.LEDGER === 'write'
const ledger: Record<string, Line> = JSON.parse(readFileSync(ledgerFile, 'utf8'))
/** Bytes allowed for a different origin in URLs. */
const ROOM = 120
/** Bytes of the three fonts, as limited in tests/performance/weight.test.ts. */
const ALL_FONTS = 60 * 1024
/** The tallest the home page may be on a phone, in CSS pixels: about twelve screens. */
const TALLEST_HOME = 10_600
/** Rounded up to hundreds, so that tiny edits do not change the ledger. */
const roundUp = (bytes: number) => Math.ceil(bytes / 100) * 100

test.skip(({ viewport }) => viewport?.width !== 390, 'Measured on the phone.')
test.use({ storageState: { cookies: [], origins: [] } })

for (const address of [...everyAddress, '/no-such-page']) {
  test(`${address} requests no more than the ledger allows`, async ({ page }) => {
    test.skip(writes, 'The ledger is being written.')
    const allowed = ledger[address]
    if (!allowed)
      throw new Error(`tests/performance/ledger.json has no line for ${address}: run "npm run ledger".`)
    const weight = await weighVisit(page, address)
    const { height: _, ...weights } = allowed
    for (const kind of Object.keys(weights) as (keyof Weight)[]) {
      const room = kind === 'requests' ? 0 : ROOM
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(weights[kind] + room)
    }
  })
}

test('the home page is no taller on a phone than the ledger allows', async ({ browser, baseURL }) => {
  test.skip(writes, 'The ledger is being written.')
  const height = await homeHeight(browser, `${baseURL}/`)
  expect(height).toBeLessThanOrEqual(TALLEST_HOME)
  expect(height, 'Run "npm run ledger".').toBeLessThanOrEqual(ledger['/']?.height ?? 0)
})

test('the ledger lists every page and no other', () => {
  test.skip(writes, 'The ledger is being written.')
  expect(Object.keys(ledger).sort()).toEqual([...everyAddress, '/no-such-page'].sort())
})

test('write the ledger', async ({ browser, baseURL }) => {
  test.skip(!writes, 'Only for "npm run ledger".')
  test.setTimeout(300_000)
  const written: Record<string, Line> = {}
  for (const address of [...everyAddress, '/no-such-page'].sort()) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const weight = await weighVisit(page, `${baseURL}${address}`)
    written[address] = {
      requests: weight.requests,
      document: roundUp(weight.document),
      scripts: roundUp(weight.scripts),
      // Page and frame share the fonts, and either may request them first.
      fonts: weight.frame > 0 ? ALL_FONTS : roundUp(weight.fonts),
      frame: roundUp(weight.frame),
      other: roundUp(weight.other),
    }
    await page.close()
    if (address === '/') written[address].height = roundUp(await homeHeight(browser, `${baseURL}/`))
  }
  const lines = Object.entries(written).map(
    ([address, weight]) =>
      `  ${JSON.stringify(address)}: ${JSON.stringify(weight)
        .replace(/([:,])/g, '$1 ')
        .replace(/([{}])/g, (one) => (one === '{' ? '{ ' : ' }'))}`,
  )
  writeFileSync(ledgerFile, `{\n${lines.join(',\n')}\n}\n`)
})

/** The height of the home page on a phone, without the consent banner. */
async function homeHeight(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, storageState: answeredVisit })
  await page.goto(address)
  await renderAllSections(page)
  await page.evaluate(() => document.fonts.ready)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.close()
  return height
}
