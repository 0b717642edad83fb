import { expect, it } from 'vitest'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import site from '../../site.config.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'

const server = serverForTests({ LOG_LEVEL: 'error' })

/** The 988 Suicide & Crisis Lifeline has no longer number. */
const CRISIS_LINE = 'tel:988'

async function phoneLinks(address: string): Promise<string[]> {
  const html = await (await fetch(`${server.origin}${address}`)).text()
  return [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href = '']) => href)
}

it('dials the same international number from every page, the booking widget and the confirmation', async () => {
  const links = new Map<string, string[]>()
  for (const address of [
    ...prerenderPaths,
    ...['/book', '/bookingconfirmation', '/desk/booking', '/desk/lead', '/desk/request'],
  ])
    links.set(address, await phoneLinks(address))
  const others = [...links].flatMap(([address, hrefs]) =>
    hrefs
      .filter((href) => href !== CRISIS_LINE && href !== `tel:${site.phone.dial}`)
      .map((href) => `${address}: ${href}`),
  )
  expect(others).toEqual([])
  for (const address of ['/', '/contact', '/book', '/bookingconfirmation', '/desk/booking'])
    expect(links.get(address), address).toContain(`tel:${site.phone.dial}`)
})
