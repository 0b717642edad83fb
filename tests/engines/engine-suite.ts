import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyAddress } from '../e2e/every-address.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'
import { desktop, type EnginePage, phone, type Size } from './engine-page.ts'
import { journeys, refuseConsent } from './journeys.ts'
import { unreachableTexts } from './reachable-text.ts'

const sizes = { phone, desktop }

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
      it(title, () => run(page, sizes[sizeName]))

    if (sizeName === 'phone')
      it('every text of every page can be clicked after 14 seconds and scrolling', {
        timeout: 240_000,
      }, async () => {
        const results = await unreachableTexts(page, everyAddress)
        expect(results.filter(({ texts }) => texts < 5)).toEqual([])
        expect(results.filter(({ unreachable }) => unreachable.length > 0)).toEqual([])
      })
  })
}
