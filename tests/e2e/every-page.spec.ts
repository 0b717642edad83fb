import { expect } from '@playwright/test'
import { checksOf } from './every-page/checks.ts'
import { openPage, test } from './every-page/open-page.ts'
import { everyAddress, MISSING, oneOfEachKind } from './steps/every-address.ts'
import { runOnlyOn } from './steps/run-only-on.ts'
import { countingOrigin } from './steps/servers.ts'

runOnlyOn('phone')

for (const address of everyAddress)
  test(`${address} passes every check of a page`, async ({ visitor }) => {
    // Tests a first visit to a site with analytics, where nothing may be stored or sent before an answer.
    await visitor.context().clearCookies()
    const { status, complaints, leave } = await openPage(visitor, countingOrigin + address)
    expect.soft(status, 'status').toBe(address === MISSING ? 404 : 200)
    for (const [name, check] of Object.entries(checksOf(oneOfEachKind.has(address))))
      await test.step(name, async () => {
        expect.soft(await check(visitor), name).toEqual([])
      })
    // Clears the storage, so that the next page is a first visit too.
    await visitor.evaluate(() => sessionStorage.clear())
    leave()
    const isExpected = (complaint: string) => address === MISSING && complaint.includes('404')
    expect
      .soft(
        complaints.filter((one) => !isExpected(one)),
        'complaints',
      )
      .toEqual([])
  })
