import { expect, it } from 'vitest'
import { clinics } from '../../app/content/patients/clinics.data.ts'
import { clinicAddresses } from '../../app/content/patients/find-clinic.ts'
import { pageAddresses } from '../fixtures/page-addresses.ts'
import { serverForTests } from '../fixtures/servers/server-for-tests.ts'

const origin = 'https://www.wellbooked.example'
const server = await serverForTests({ SITE_ORIGIN: origin })
const counting = await serverForTests({
  SITE_ORIGIN: origin,
  ANALYTICS_ID: 'G-TEST123456',
  BOOKING_WIDGET_URL: 'https://widget.example/booking/1',
  WEBHOOK_URL: 'https://hooks.example/1',
})

const ask = (address: string, from = server) => fetch(`${from.origin}${address}`, { redirect: 'manual' })
const readPolicy = (headers: Headers) => {
  const policy = headers.get('content-security-policy') ?? ''
  return new Map(policy.split('; ').map((entry) => [entry.split(' ')[0] ?? '', entry.split(' ').slice(1)]))
}
const policyOf = async (address: string, from = server) => readPolicy((await ask(address, from)).headers)
const otherSites = (policy: Map<string, string[]>) =>
  [...policy.values()].flat().filter((source) => source.startsWith('https:'))

const pages = [...pageAddresses, '/blog?category=x']
const others = ['/no-such-page', '/favicon.svg', '/desk/booking', '/desk/slots', '/health', '/%00']

/** Returns the headers of an answer, which has those of every response and sets no cookie. */
async function checkedHeaders(address: string, from = server): Promise<Headers> {
  const { headers } = await ask(address, from)
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'self'/),
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
    'x-content-type-options': 'nosniff',
  })
  for (const name of ['set-cookie', 'x-powered-by', 'server']) expect(headers.get(name)).toBeNull()
  return headers
}

it.each(others)('%s has the headers of every response and sets no cookie', async (address) => {
  for (const from of [server, counting]) await checkedHeaders(address, from)
})

it.each(pages)(
  '%s has them too, and its policy allows inline scripts only by hash, and requires trusted types',
  async (address) => {
    await checkedHeaders(address, counting)
    const policy = readPolicy(await checkedHeaders(address))
    expect(policy.get('base-uri')).toEqual(["'none'"])
    expect(policy.get('object-src')).toEqual(["'none'"])
    expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(policy.get('script-src')?.every((source) => /^'(self|sha256-[\w+/=]+)'$/.test(source))).toBe(true)
  },
)

it('only the desk and secret addresses have a browsing context group of their own', async () => {
  const openerPolicyOf = async (address: string) =>
    (await ask(address)).headers.get('cross-origin-opener-policy')
  const open = pages.filter((address) => address !== '/bookingconfirmation')
  for (const address of open) expect(await openerPolicyOf(address), address).toBeNull()
  const secret = 'A'.repeat(22)
  for (const address of ['/desk/booking', '/desk/lead', '/bookingconfirmation', `/samples?link=${secret}`])
    expect(await openerPolicyOf(address), address).toBe('same-origin')
})

it('allows frames only on pages with a frame, from configured origins', async () => {
  expect((await policyOf('/')).get('frame-src')).toEqual(["'none'"])
  expect((await policyOf('/book')).get('frame-src')).toEqual(["'self'"])
  expect((await policyOf('/book', counting)).get('frame-src')).toEqual(["'self'", 'https://widget.example'])
})

it.each([
  ...clinicAddresses,
  ...clinics.flatMap(({ slug }) =>
    ['', '&step=presentation', '&step=assessment', '&step=questions'].map(
      (step) => `/book?clinic=${slug}${step}`,
    ),
  ),
])('no other site is allowed on the patients’ page %s', async (address) => {
  expect(otherSites(await policyOf(address, counting))).toEqual([])
})
