import { expect, type Page } from '@playwright/test'
import { sweptAddresses } from './every-address.ts'
import { openPage } from './every-page/open-page.ts'
import type { PageCheck } from './every-page/page-check.ts'
import { test } from './every-page/visitor.ts'
import { visits } from './every-page/visits.ts'

/** Answered with 404, which the browser reports as an error. */
const MISSING = '/no-such-page'

/** The check's faults, or the error that ended it: the checks after it run all the same. */
const faultsOf = (check: PageCheck, page: Page, address: string) =>
  check.run(page, address).catch((error) => [String(error)])

for (const address of [...sweptAddresses, MISSING]) {
  test(`${address} passes every check of a page`, async ({ visitor }, { project }) => {
    test.setTimeout(120_000)
    for (const visit of visits[project.name] ?? []) {
      const { status, complaints, leave } = await openPage(visitor, address, visit)
      expect.soft(status, `${address}: status`).toBe(address === MISSING ? 404 : 200)
      for (const check of visit.checks)
        await test.step(check.name, async () => {
          expect.soft(await faultsOf(check, visitor.page, address), `${address}: ${check.name}`).toEqual([])
        })
      leave()
      if (address !== MISSING) expect.soft(complaints, `${address}: errors and failed requests`).toEqual([])
    }
  })
}
