import { expect, test } from '@playwright/test'
import { book } from './booked-call.ts'
import { axeViolations, smallTargets } from './every-page/accessibility.ts'
import { ownTime } from './own-time.ts'

test('the pages of a call are accessible in every state', async ({ page, request }) => {
  const start = await ownTime(request)
  const secret = await book(request, start)
  const { starts } = await (await request.get('/desk/slots')).json()
  const check = async (address: string) => {
    await page.goto(address)
    expect.soft(await axeViolations(page), address).toEqual([])
    expect.soft(await smallTargets(page), address).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(overflow, address).toBeLessThanOrEqual(0)
  }
  const call = `?booking=${secret}`
  for (const address of [
    `/desk/call${call}`,
    `/desk/call/move${call}`,
    `/desk/call/move${call}&start=${starts.at(-1)}`,
    `/desk/call/move${call}&start=2020-01-01T00:00:00Z`,
    `/desk/call/cancel${call}`,
    `/bookingconfirmation${call}`,
    '/desk/call?booking=unknown',
  ])
    await check(address)
  await request.post(`/desk/call${call}`, { form: {} })
  await check(`/desk/call${call}`)
  await request.post(`/desk/call/cancel${call}`, { form: {} })
  for (const path of ['/desk/call', '/bookingconfirmation']) await check(`${path}${call}`)
})
