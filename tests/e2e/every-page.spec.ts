import { expect } from '@playwright/test'
import { everyAddress, MISSING, oneOfEachKind } from './every-address.ts'
import { checksOf } from './every-page/checks.ts'
import { openPage, test } from './every-page/open-page.ts'
import { countingOrigin } from './servers.ts'

for (const address of everyAddress)
  test(`${address} passes every check of a page`, async ({ visitor, baseURL }, { project }) => {
    const checks = checksOf(project.name, oneOfEachKind.has(address))
    test.skip(Object.keys(checks).length === 0, 'A page of its kind stands for it.')
    // On the phone it is a first visit to a site that counts: before an answer nothing is stored and nobody told.
    const isFirstVisit = project.name === 'phone'
    if (isFirstVisit) await visitor.context().clearCookies()
    const { status, complaints, leave } = await openPage(
      visitor,
      (isFirstVisit ? countingOrigin : baseURL) + address,
    )
    expect.soft(status, 'status').toBe(address === MISSING ? 404 : 200)
    for (const [name, check] of Object.entries(checks))
      await test.step(name, async () => {
        expect.soft(await check(visitor), name).toEqual([])
      })
    leave()
    const isExpected = (complaint: string) => address === MISSING && complaint.includes('404')
    expect
      .soft(
        complaints.filter((one) => !isExpected(one)),
        'complaints',
      )
      .toEqual([])
  })
