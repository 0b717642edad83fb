import { afterAll, beforeAll, describe, it } from 'vitest'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'
import { desktop, type EnginePage, phone, type Size } from './engine-page.ts'
import { journeys, refuseConsent } from './journeys.ts'

const sizes = { phone, desktop }
/** Milliseconds a journey may take on a busy machine; alone it needs 1 to 10 seconds. */
const JOURNEY_TIMEOUT = 180_000

/**
 * Defines the tests of all journeys in one engine, each at its size.
 * @param isInstalled if false, the tests are skipped, or fail in CI
 */
export function describeEngine(
  name: string,
  isInstalled: boolean,
  open: (origin: string, size: Size) => Promise<EnginePage>,
): void {
  describe.skipIf(!isInstalled && !process.env.CI)(name, async () => {
    const server = await serverForTests({ LOG_LEVEL: 'warn' })

    describe.each(['phone', 'desktop'] as const)('%s', (sizeName) => {
      let page: EnginePage

      beforeAll(async () => {
        page = await open(server.origin, sizes[sizeName])
        await refuseConsent(page)
      })
      afterAll(() => page.close())

      for (const { title, at, run } of journeys)
        if (at === sizeName) it(title, { timeout: JOURNEY_TIMEOUT }, () => run(page))
    })
  })
}
