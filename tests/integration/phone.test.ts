import { expect, it } from 'vitest'
import { clinicBySlug, clinics } from '../../app/content/clinics.ts'
import { prerenderPaths } from '../../app/prerender-paths.ts'
import site from '../../site.config.ts'
import { serverForTests } from '../fixtures/server-for-tests.ts'

const server = serverForTests({ LOG_LEVEL: 'error' })

/** Help in a crisis, on the pages for patients: short numbers of the whole country. */
const CRISIS_LINES = ['tel:988', 'tel:911']
/** The number of the clinic whose page it is, else the agency's. */
function officeLine(address: string): string {
  const clinic = clinicBySlug(address.replace(/^\/(?:book\?clinic=)?/, ''))
  return `tel:${(clinic ?? site).phone.dial}`
}

async function phoneLinks(address: string): Promise<string[]> {
  const html = await (await fetch(`${server.origin}${address}`)).text()
  return [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href = '']) => href)
}

it('dials one number from every page, the agency’s, and the clinic’s own from the pages for its patients', async () => {
  const links = new Map<string, string[]>()
  for (const address of [
    ...prerenderPaths,
    ...clinics.map(({ slug }) => `/book?clinic=${slug}`),
    ...['/book', '/bookingconfirmation', '/desk/booking', '/desk/lead', '/desk/request'],
  ])
    links.set(address, await phoneLinks(address))
  const others = [...links].flatMap(([address, hrefs]) =>
    hrefs
      .filter((href) => ![...CRISIS_LINES, officeLine(address)].includes(href))
      .map((href) => `${address}: ${href}`),
  )
  expect(others).toEqual([])
  for (const address of ['/', '/contact', '/book', '/bookingconfirmation', '/desk/booking'])
    expect(links.get(address), address).toContain(`tel:${site.phone.dial}`)
  for (const { slug } of clinics)
    for (const address of [`/${slug}`, `/book?clinic=${slug}`])
      expect(links.get(address), address).toEqual(
        expect.arrayContaining([...CRISIS_LINES, officeLine(`/${slug}`)]),
      )
})
