import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { everyAddress } from './every-address.ts'
import { type Weight, weighVisit } from './weigh-visit.ts'

/**
 * The transfer size of every page on a first visit, in the repository: a heavier page shows in the ledger's diff, or
 * fails this test. `npm run ledger` updates it.
 */
const ledgerFile = path.resolve(import.meta.dirname, '..', 'performance', 'ledger.json')
const writes = process.env.LEDGER === 'write'
const ledger: Record<string, Weight> = JSON.parse(readFileSync(ledgerFile, 'utf8'))
/** Bytes allowed for a different origin in URLs. */
const ROOM = 120
/** Bytes of the three fonts, as limited in tests/performance/weight.test.ts. */
const ALL_FONTS = 60 * 1024
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
    for (const kind of Object.keys(allowed) as (keyof Weight)[]) {
      const room = kind === 'requests' ? 0 : ROOM
      expect.soft(weight[kind], kind).toBeLessThanOrEqual(allowed[kind] + room)
    }
  })
}

test('the ledger lists every page and no other', () => {
  test.skip(writes, 'The ledger is being written.')
  expect(Object.keys(ledger).sort()).toEqual([...everyAddress, '/no-such-page'].sort())
})

test('write the ledger', async ({ browser, baseURL }) => {
  test.skip(!writes, 'Only for "npm run ledger".')
  test.setTimeout(300_000)
  const written: Record<string, Weight> = {}
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
  }
  const lines = Object.entries(written).map(
    ([address, weight]) =>
      `  ${JSON.stringify(address)}: ${JSON.stringify(weight)
        .replace(/([:,])/g, '$1 ')
        .replace(/([{}])/g, (one) => (one === '{' ? '{ ' : ' }'))}`,
  )
  writeFileSync(ledgerFile, `{\n${lines.join(',\n')}\n}\n`)
})
