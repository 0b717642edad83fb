import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyAddress } from '../e2e/every-address.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { desktop, type EnginePage, phone, type Size } from './engine-page.ts'
import { journeys, refuseConsent } from './journeys.ts'
import { unreachableTexts } from './reachable-text.ts'

const sizes = { phone, desktop }
/** Milliseconds a journey may take on a busy machine; alone it needs 1 to 10 seconds. */
const JOURNEY_TIMEOUT = 180_000
/** Milliseconds after which the longest test takes the driver for hung; it needs 45 to 80 seconds. */
const HANG_TIMEOUT = 150_000

/**
 * Defines the tests of all journeys in one engine, each at its sizes.
 * @param isInstalled otherwise the tests are skipped, and fail in CI
 */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  open: (origin: string, size: Size) => Promise<EnginePage>,
): void {
  describe.skipIf(!isInstalled && !process.env.CI)(name, () => describeJourneys(open))
}

function describeJourneys(open: (origin: string, size: Size) => Promise<EnginePage>): void {
  const server = serverForTests({ LOG_LEVEL: 'warn' })

  describe.each(['phone', 'desktop'] as const)('%s', (sizeName) => {
    let page: EnginePage

    beforeAll(async () => {
      page = await open(server.origin, sizes[sizeName])
      await refuseConsent(page)
    })
    afterAll(() => page.close())

    for (const { title, run } of journeys.filter(({ at }) => at.includes(sizeName)))
      it(title, { timeout: JOURNEY_TIMEOUT }, () => run(page, sizes[sizeName]))

    if (sizeName === 'phone')
      it('every text of a page can be clicked after 14 seconds and scrolling', {
        timeout: 400_000,
      }, async () => {
        const first = unreachableTexts(page, everyAddress)
        first.catch(() => {})
        let results = await Promise.race([first, wait(HANG_TIMEOUT, null)])
        // A driver that hangs on a busy machine gets one new window; texts that cannot be clicked are not tried again.
        if (!results) {
          void page.close()
          page = await open(server.origin, sizes[sizeName])
          await refuseConsent(page)
          results = await unreachableTexts(page, everyAddress)
        }
        expect(results.filter(({ texts }) => texts < 5)).toEqual([])
        expect(results.filter(({ unreachable }) => unreachable.length > 0)).toEqual([])
      })
  })
}
